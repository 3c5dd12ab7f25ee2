@_spi(Layout) import OpenUIKitLayout
@_spi(Layout) import OpenUIKitSupport

extension UIView {
  /// The state of the view between passes.
  nonisolated var layoutFlags: ViewFlags {
    get { layoutNode.state.flags }
    _modify { yield &layoutNode.state.flags }
  }

  /// The superview.
  nonisolated var superviewStorage: UIView? { layoutNode.state.container?.ownView }

  /// The topmost view of the tree. Linear in the view's depth without a window.
  var layoutRoot: UIView {
    var root = windowStorage ?? self
    while let superview = root.superviewStorage { root = superview }
    return root
  }

  func insert(_ view: UIView, below sibling: UIView) { insert(view, nextTo: sibling, offset: 0) }

  func insert(_ view: UIView, above sibling: UIView) { insert(view, nextTo: sibling, offset: 1) }

  func setOtherOpacity(_ isOther: Bool) {
    if isOther { layoutFlags.insert(.hasOtherOpacity) } else { layoutFlags.remove(.hasOtherOpacity) }
  }

  /// Moves a subview to an index. Does nothing to other views.
  func reinsert(_ view: UIView, at index: Int) {
    if view.superview === self { insert(view, at: index) }
  }

  /// Whether the view is `view` or a descendant.
  func isInside(_ view: UIView) -> Bool { layoutNode.isContained(in: view.layoutNode) }

  /// Calls `body` for the view and its descendants, parents first.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    guard subviewCount > 0 else { return }
    var (siblings, next) = (subviewStorage, 0)
    var waiting: [([UIView], Int)] = []
    while true {
      guard next < siblings.count else {
        guard let outer = waiting.popLast() else { return }
        (siblings, next) = outer
        continue
      }
      let view = siblings[next]
      next += 1
      body(view)
      guard view.subviewCount > 0 else { continue }
      waiting.append((siblings, next))
      (siblings, next) = (view.subviewStorage, 0)
    }
  }

  /// The first view of the tree, parents first, for which `condition` holds.
  func firstView(where condition: (UIView) -> Bool) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if condition(view) { return view }
      stack.append(contentsOf: view.subviewStorage.reversed())
    }
    return nil
  }

  /// Inserts `view` at an index of the subviews, and removes it from its superview.
  func insert(_ view: UIView, at index: Int) {
    // Before anything changes: a trap in the middle of the move would report a damaged tree.
    checkCanContain(view)
    if view.superviewStorage === self { return move(view, to: index) }
    if index < 0 || index > subviewCount {
      fatalError(
        "\(layoutDescription) has \(subviewCount) subviews, none can be inserted at \(index)")
    }
    let isLast = index == subviewCount
    take(view) { isLast ? subviewCount : min(index, subviewCount) }
  }

  /// Inserts `view` beside a subview.
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard let index = indexOfSubview(sibling) else {
      fatalError("\(sibling.layoutDescription) is not a subview of \(layoutDescription)")
    }
    guard view !== sibling else { return }
    checkCanContain(view)
    if view.superviewStorage === self {
      // Removing the view first moves a later sibling down by one.
      let isBefore = (indexOfSubview(view) ?? index) < index
      return move(view, to: index + offset - (isBefore ? 1 : 0))
    }
    take(view) { indexOfSubview(sibling).map { $0 + offset } ?? subviewCount }
  }

  private func checkCanContain(_ view: UIView) {
    // A view without subviews contains nothing, which saves most calls the walk to the root.
    if view === self || (view.subviewCount > 0 && isInside(view)) {
      fatalError(
        "\(view.layoutDescription) cannot become a subview of \(layoutDescription), which it contains")
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    let indices = 0..<subviewCount
    if !indices.contains(first) || !indices.contains(second) {
      fatalError(
        "\(layoutDescription) has \(subviewCount) subviews, \(first) and \(second) cannot be exchanged"
      )
    }
    guard first != second else { return }
    guard let one = subviewStorage[first].storedLayer,
      let other = subviewStorage[second].storedLayer
    else { return }
    subviewList.exchange(first, second) {
      $0.layoutNode.state.siblingIndex = Int32(truncatingIfNeeded: $1)
    }
    layer.exchangeChildren(.passUnretained(one), .passUnretained(other))
  }

  private func move(_ view: UIView, to index: Int) {
    let place = max(0, min(index, subviewCount - 1))
    removeFromSubviews(view)
    insertIntoSubviews(view, at: place)
    view.layer.removeFromSuperlayer()
    insertLayer(of: view, at: place)
  }

  /// Adds a view that is not a subview at the index that `place` returns. The index is computed after all
  /// callbacks, because they may change the list.
  private func take(_ view: UIView, at place: () -> Int) {
    // Read now: `detach` clears it.
    let formerWindow = view.windowStorage
    view.detach(movingTo: self)
    // A plain view without subviews has no callback and no observer, so it is not notified.
    let isHeard = !view.layoutNode.isBareLeaf
    if isHeard {
      announce(view, from: formerWindow)
      // A callback may have moved it to another superview. This call wins.
      if view.superviewStorage != nil { view.detach(movingTo: self) }
    }
    // Unless that is impossible now.
    guard view.superviewStorage == nil, view.subviewCount == 0 || !isInside(view) else { return }
    // A callback may have laid out the view separately.
    view.withdrawAsRoot()
    let window = self.window
    put(view, in: window, at: place(), isHeard: isHeard)
    setNeedsLayout()
    // The covered edges of this view do not affect a view that has no callback for the safe area.
    let isCovered = window != nil && (isHeard || safeAreaOfContent != .zero)
    view.inheritFromSuperview(mayBeCovered: isCovered)
    didAddSubview(view)
    if isHeard, view.superviewStorage === self { view.didMoveToSuperview() }
    // A callback may have moved the view to another window.
    guard let window, view.windowStorage === window else { return }
    view.notifyTreeOfWindow(in: window, isNew: window !== formerWindow)
  }

  /// Notifies a view and its descendants of the superview and window that it is about to get.
  private func announce(_ view: UIView, from formerWindow: UIWindow?) {
    view.willMove(toSuperview: self)
    if let window, window !== formerWindow { view.notifyTreeOfNextWindow(window) }
  }

  private func put(_ view: UIView, in window: UIWindow?, at index: Int, isHeard: Bool) {
    let isLast = index == subviewCount
    insertIntoSubviews(view, at: index)
    view.layoutNode.state.container = layoutNode
    layoutNode.noteMoreThanLayer()
    layoutNode.insertObserver(.subviews)
    if !view.layoutFlags.contains(.placedByConstraints) { layoutFlags.insert(.mayHaveFramedSubviews) }
    if let window {
      // A plain leaf has no descendants, and most added views are plain leaves.
      if isHeard { view.forEachInTree { $0.windowStorage = window } } else { view.windowStorage = window }
    }
    if isLast { addLayer(of: view) } else { insertLayer(of: view, at: index) }
    view.passFlagsOnToAncestors()
  }

  /// Marks the ancestors, so that passes from the root visit the view and its descendants.
  private func passFlagsOnToAncestors() {
    let node = layoutNode
    node.markAncestors(.descendantHasPendingConstraints)
    if !layoutFlags.isDisjoint(with: .anyLayout) { node.markAncestors(.descendantNeedsLayout) }
    if !layoutFlags.isDisjoint(with: .anyUpdate) { node.markAncestors(.descendantNeedsUpdateConstraints) }
  }

  /// Removes the view from its superview, before it moves to another one or to none.
  ///
  /// A callback may remove the view first, or move it elsewhere. Then the rest is skipped.
  func detach(movingTo newSuperview: UIView?) {
    guard let superview = superviewStorage else {
      if newSuperview != nil { withdrawAsRoot() }
      return
    }
    // A move within one window is not reported as leaving it.
    let formerWindow = newSuperview?.windowStorage === windowStorage ? nil : windowStorage
    let leavesWindow = newSuperview?.windowStorage == nil && windowStorage != nil
    // A callback that removes the view again causes no further callbacks.
    if !layoutFlags.contains(.isBeingRemoved) {
      layoutFlags.insert(.isBeingRemoved)
      announceLeaving(superview, formerWindow, newSuperview, leavesWindow: leavesWindow)
      layoutFlags.remove(.isBeingRemoved)
    }
    guard superviewStorage === superview else { return }
    releaseConstraintsFromOutside()
    guard superviewStorage === superview else { return }
    leaveTree()
    superview.removeFromSubviews(self)
    layoutNode.state.container = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
    if leavesWindow { updateSafeArea() }
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
    if newSuperview == nil, superviewStorage == nil { didMoveToSuperview() }
    if leavesWindow, windowStorage == nil { notifyTreeOfWindow(in: nil, isNew: true) }
    formerWindow?.viewHasLeft()
  }

  /// Calls UIKit's callbacks before a view leaves its superview.
  private func announceLeaving(
    _ superview: UIView, _ formerWindow: UIWindow?, _ newSuperview: UIView?, leavesWindow: Bool
  ) {
    formerWindow?.viewWillLeave(self)
    guard superviewStorage === superview else { return }
    superview.willRemoveSubview(self)
    if newSuperview == nil { willMove(toSuperview: nil) }
    if leavesWindow, superviewStorage === superview { notifyTreeOfNextWindow(nil) }
  }

  /// Releases the engine of a tree that is about to become part of another.
  private func withdrawAsRoot() {
    if layoutEngine != nil { leaveTree() }
  }

  /// Deactivates the constraints that ancestors hold, if one of them has overridden `removeConstraint(_:)`. It may change anything, so it is
  /// called while the tree is still whole.
  private func releaseConstraintsFromOutside() {
    let superview = superviewStorage
    var ancestor = superview
    while let view = ancestor, !view.isCalledForHeldConstraints { ancestor = view.superviewStorage }
    guard ancestor != nil else { return }
    for constraint in constraintsFromOutside {
      constraint.isActive = false
      guard superviewStorage === superview else { return }
    }
  }

  /// Whether the view holds constraints and may have overridden `removeConstraint(_:)`. The views of most lists hold none.
  private var isCalledForHeldConstraints: Bool {
    overrides.contains(.requests) && layoutNode.constraintCount > 0
  }

  /// Removes the view and its descendants from its window and its engine, and deactivates constraints that
  /// ancestors hold. Calls no code of an app.
  private func leaveTree() {
    layoutRoot.layoutEngine?.noteDeparture()
    let tree = markTreeAsLeaving()
    for view in tree { view.deactivateConstraintsFromOutside() }
    for view in tree { view.removeRowsFromEngine() }
    for view in tree {
      view.unregisterFromEngine()
      view.windowStorage = nil
      view.layoutFlags.remove(.isLeaving)
    }
    // Not earlier: the descendants of a root have to leave the root's engine first.
    layoutEngine?.retire()
    extras?.treeLayout = nil
    layoutFlags.insert(.needsRegistration)
  }

  private func inheritFromSuperview(mayBeCovered: Bool) {
    layoutFlags.insert(.needsRegistration)
    inheritTint()
    if mayBeCovered { updateSafeArea() }
    if preservesSuperviewLayoutMargins {
      superviewStorage?.layoutFlags.insert(.hasSubviewsPreservingMargins)
      layoutMarginsMayHaveChanged()
    }
  }
}
