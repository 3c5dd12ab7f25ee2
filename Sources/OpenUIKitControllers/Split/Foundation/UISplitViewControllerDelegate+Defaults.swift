import OpenUIKitCore

extension UISplitViewControllerDelegate {
  /// None.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// None.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// None.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The usual one.
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { .automatic }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Those of controllers that do not state any.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.usualOrientations }
  /// The present one.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.interfaceOrientation }
}

extension UISplitViewController {
  /// The width of a column that UIKit determines, for the properties of widths and fractions.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The width of the first column, in points, if it is visible.
  public final var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the column in the middle, in points, if it is visible.
  public final var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  private func width(of column: Column) -> CGFloat {
    guard !isCollapsed, visibleColumns(in: displayMode).contains(column) else { return 0 }
    return column == .primary ? primaryWidth : supplementaryWidth
  }

  /// The columns of a mode.
  final func visibleColumns(in mode: DisplayMode) -> [Column] {
    switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      [style == .tripleColumn ? .supplementary : .primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary, .secondary]
    }
  }

  /// Notifies the delegate of the columns that a change of the mode shows and hides.
  final func announceColumns(from former: DisplayMode, to new: DisplayMode) {
    let (before, after) = (visibleColumns(in: former), visibleColumns(in: new))
    for column in after where !before.contains(column) && columns[column] != nil {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) && columns[column] != nil {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  // MARK: Narrow windows

  /// Takes the controller that the delegate chooses for a narrow window as the first column.
  final func chooseCollapsedPrimary() {
    guard style == .unspecified,
      let chosen = delegate?.primaryViewController(forCollapsing: self), chosen !== columns[.primary]
    else { return }
    setColumn(chosen, .primary)
  }

  /// Takes the columns that the delegate chooses for a wide window. Returns whether it has chosen the last one.
  final func separateColumns() -> Bool {
    guard style == .unspecified, let delegate, let stack = root else { return false }
    if let chosen = delegate.primaryViewController(forExpanding: self), chosen !== columns[.primary] {
      setColumn(chosen, .primary)
    }
    guard let chosen = delegate.splitViewController(self, separateSecondaryFrom: columns[.primary] ?? stack)
    else { return false }
    if let stack = columns[.primary] as? UINavigationController {
      let kept = stack.viewControllers.filter { $0 !== chosen }
      if kept.count < stack.viewControllers.count { stack.setViewControllers(kept, animated: false) }
    }
    setColumn(chosen, .secondary)
    return true
  }

  private func setColumn(_ controller: UIViewController, _ column: Column) {
    let former = columns[column]
    columns[column] = controller
    if let former, former !== controller { remove(former) }
  }

  /// Lets the delegate choose the mode of a window that has become wide.
  final func chooseExpandedMode() {
    let proposed = displayMode
    let chosen = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let chosen, chosen != .automatic, chosen != proposed { shownMode = chosen }
  }

  // MARK: Gesture

  /// Shows the first column when a finger moves from its edge into the window.
  final func addGesture() {
    let pan = UIScreenEdgePanGestureRecognizer()
    let controller = Weak<UISplitViewController>(wrappedValue: self)
    pan.addAction { [unowned(unsafe) pan] _ in
      switch pan.state {
      case .began: controller.wrappedValue?.gestureDidBegin()
      case .ended, .cancelled: controller.wrappedValue?.gestureDidEnd()
      default: break
      }
    }
    edgePan = pan
    view.addGestureRecognizer(pan)
    updateGesture()
  }

  final func updateGesture() {
    guard let edgePan else { return }
    let startsOnRight =
      (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (edge == .trailing)
    edgePan.edges = startsOnRight ? .right : .left
    let hides = columns[.primary] != nil && !visibleColumns(in: displayMode).contains(.primary)
    edgePan.isEnabled = presentsWithGesture && !isCollapsed && hides
  }

  private func gestureDidBegin() {
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    show(.primary)
  }

  private func gestureDidEnd() {
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }
}
