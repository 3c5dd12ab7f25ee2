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
  public final func showDetailViewController(_ vc: UIViewController, sender: AnyValue?) { showDetail(vc) }

  private func showDetail(_ controller: UIViewController) {
    guard let split = self as? UISplitViewController ?? splitViewController else {
      return present(controller, animated: true)
    }
    split.showSecondary(controller)
  }
}
