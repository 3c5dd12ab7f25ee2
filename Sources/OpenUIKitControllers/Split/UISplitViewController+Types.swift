import OpenUIKitCore

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Not determined: `viewControllers` holds both columns.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column in the middle of three.
    case supplementary = 1
    /// The last column, which has most room.
    case secondary = 2
    /// The only column in a narrow window.
    case compact = 3
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    /// As the size of the window determines.
    case automatic = 0
    /// Only the last column.
    case secondaryOnly = 1
    /// One column beside the last one.
    case oneBesideSecondary = 2
    /// One column that covers a part of the last one.
    case oneOverSecondary = 3
    /// Two columns beside the last one.
    case twoBesideSecondary = 4
    /// Two columns that cover a part of the last one.
    case twoOverSecondary = 5
    #if !hasFeature(Embedded)
      /// Two columns that move a part of the last one out of the window.
      case twoDisplaceSecondary = 6
    #endif
  }
}

/// The object that decides about the columns.
public protocol UISplitViewControllerDelegate: AnyObject, ViewTreeConfined {
  /// Called before other columns become visible.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that stays visible in a narrow window; by default the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called after the window has become narrow.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the window has become wide.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Whether the app shows the last column in a narrow window itself, or leaves it out; false by default. For
  /// the style `unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  #if !hasFeature(Embedded)
    /// The last column when the window becomes wide; nil, the default, for what the narrow window has taken from it. For the style
    /// `unspecified`.
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The controller of a narrow window; nil, the default, for the first column. For the style `unspecified`.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The first column when the window becomes wide; nil, the default, for the controller of the narrow window. For the style
    /// `unspecified`.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Shows a controller in the first column. Returns whether the delegate did; false by default.
    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Shows a controller in the last column. Returns whether the delegate did; false by default.
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The mode that the bar item for columns leads to; `automatic`, the default, for the usual one.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// The mode when the window becomes wide; by default the proposed one.
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called before a column of a wide window becomes visible.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column of a wide window is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called when a finger that began at the edge of the window begins to show the first column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when that finger is lifted.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// The orientations of the window, for hosts that can turn it.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
      -> UIInterfaceOrientationMask
    /// The orientation in which the controller is presented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
  #endif
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The split controller that contains the controller.
  public final var splitViewController: UISplitViewController? {
    var controller = parent
    while let current = controller {
      if let split = current as? UISplitViewController { return split }
      controller = current.parent
    }
    return nil
  }

  /// Shows a controller in the last column of a split controller, and otherwise presents it.
  public final func showDetailViewController(_ vc: UIViewController, sender: AnyValue?) {
    #if !hasFeature(Embedded)
      let split = self as? UISplitViewController ?? splitViewController
      if let split, split.delegate?.splitViewController(split, showDetail: vc, sender: sender) == true {
        return
      }
    #endif
    showDetail(vc)
  }

  private func showDetail(_ controller: UIViewController) {
    guard let split = self as? UISplitViewController ?? splitViewController else {
      return present(controller, animated: true)
    }
    split.showSecondary(controller)
  }
}
