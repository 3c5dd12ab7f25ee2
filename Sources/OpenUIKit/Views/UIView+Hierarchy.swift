extension UIView {
  /// What the view remembers between passes.
  nonisolated var flags: ViewFlags {
    get { layoutNode.record.flags }
    _modify { yield &layoutNode.record.flags }
  }

  /// The view that holds this one.
  nonisolated var superviewStorage: UIView? { layoutNode.record.container?.ownView }

  /// The topmost view of the tree. Linear in the view's depth where there is no window.
  var layoutRoot: UIView {
    var root = windowStorage ?? self
    while let superview = root.superviewStorage { root = superview }
    return root
  }

  /// Whether the view is `view` or lies inside it.
  func isInside(_ view: UIView) -> Bool { layoutNode.isInside(view.layoutNode) }

  /// Calls `body` for the view and everything in it, parents first.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    guard !subviewStorage.isEmpty else { return }
    var stack: [UIView] = subviewStorage.reversed()
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviewStorage.reversed())
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

  /// Puts `view` at a place among the subviews, taking it from wherever it was.
  func insert(_ view: UIView, at index: Int) {
    checkCanContain(view)
    if view.superviewStorage === self { return move(view, to: index) }
    if index < 0 || index > subviewCount {
      fatalError(
        "\(layoutDescription) has \(subviewCount) subviews, none can be inserted at \(index)")
    }
    let isLast = index == subviewCount
    take(view) { isLast ? subviewCount : min(index, subviewCount) }
  }

  /// Puts `view` beside a subview.
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard let index = indexOfSubview(sibling) else {
      fatalError("\(sibling.layoutDescription) is not a subview of \(layoutDescription)")
    }
    guard view !== sibling else { return }
    checkCanContain(view)
    if view.superviewStorage === self {
      let isBefore = (indexOfSubview(view) ?? index) < index
      return move(view, to: index + offset - (isBefore ? 1 : 0))
    }
    take(view) { indexOfSubview(sibling).map { $0 + offset } ?? subviewCount }
  }

  private func checkCanContain(_ view: UIView) {
    if view === self || (view.subviewCount > 0 && isInside(view)) {
      fatalError(
        "\(view.layoutDescription) cannot become a subview of \(layoutDescription), which it contains")
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    if !subviewStorage.indices.contains(first) || !subviewStorage.indices.contains(second) {
      fatalError(
        "\(layoutDescription) has \(subviewStorage.count) subviews, \(first) and \(second) cannot be exchanged"
      )
    }
    guard first != second else { return }
    exchangeLayers(ofSubviewsAt: first, second)
    changeSubviews { $0.swapAt(first, second) }
    subviewStorage[first].layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: first)
    subviewStorage[second].layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: second)
  }

  /// Changes the list of subviews while it is taken out of the view: no access to it can overlap another, and so the
  /// compiler need not have any of them checked.
  private func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var list = subviewStorage
    subviewStorage = []
    change(&list)
    subviewStorage = list
  }

  private func move(_ view: UIView, to index: Int) {
    let place = max(0, min(index, subviewCount - 1))
    removeFromSubviews(view)
    insertIntoSubviews(view, at: place)
    view.ownLayer?.removeFromSuperlayer()
    insertLayer(of: view, at: place)
  }

  /// Takes in a view that is no subview, at the place that `place` returns. It is looked for after all
  /// that hear of the view's coming, since they may change the list.
  private func take(_ view: UIView, at place: () -> Int) {
    let formerWindow = view.windowStorage
    view.detach(movingTo: self)
    // A plain view with nothing in or about it is told nothing: there is nobody to hear.
    let isHeard = !view.layoutNode.isPlainLeaf
    if isHeard {
      announce(view, from: formerWindow)
      // A callback may have put it elsewhere. This call goes on and decides.
      if view.superviewStorage != nil { view.detach(movingTo: self) }
    }
    // Unless that is impossible now.
    guard view.superviewStorage == nil, view.subviewCount == 0 || !isInside(view) else { return }
    // A callback may have laid the view out by itself.
    view.withdrawAsRoot()
    let window = self.window
    put(view, in: window, at: place(), isHeard: isHeard)
    setNeedsLayout()
    // Nothing of what covers this view's edges reaches into a view that has nothing of its own to say about that.
    let isCovered = window != nil && (isHeard || safeAreaOfContent != .zero)
    view.inheritFromSuperview(mayBeCovered: isCovered)
    didAddSubview(view)
    if isHeard, view.superviewStorage === self { view.didMoveToSuperview() }
    guard let window, view.windowStorage === window else { return }
    view.tellTreeItIs(in: window, isNew: window !== formerWindow)
  }

  /// Tells a view, and what is in it, where it is about to come.
  private func announce(_ view: UIView, from formerWindow: UIWindow?) {
    view.willMove(toSuperview: self)
    if let window, window !== formerWindow { view.tellTreeAboutComing(window) }
  }

  private func put(_ view: UIView, in window: UIWindow?, at index: Int, isHeard: Bool) {
    let isLast = index == subviewCount
    insertIntoSubviews(view, at: index)
    view.layoutNode.record.container = layoutNode
    layoutNode.noteMoreThanLayer()
    if !view.flags.contains(.placedByConstraints) { flags.insert(.mayHaveFramedSubviews) }
    if let window {
      if isHeard { view.forEachInTree { $0.windowStorage = window } } else { view.windowStorage = window }
    }
    if isLast { addLayer(of: view) } else { insertLayer(of: view, at: index) }
    view.passFlagsOnToAncestors()
  }

  /// Lets passes that begin at the root find what the view and everything in it still need.
  private func passFlagsOnToAncestors() {
    let node = layoutNode
    node.markAncestors(.descendantHasPendingConstraints)
    if !flags.isDisjoint(with: .anyLayout) { node.markAncestors(.descendantNeedsLayout) }
    if !flags.isDisjoint(with: .anyUpdate) { node.markAncestors(.descendantNeedsUpdateConstraints) }
  }

  /// Takes the view out of its superview, on the way to another one or to none.
  ///
  /// A callback may remove the view first, or put it elsewhere; then there is nothing left to do.
  func detach(movingTo newSuperview: UIView?) {
    guard let superview = superviewStorage else {
      if newSuperview != nil { withdrawAsRoot() }
      return
    }
    let formerWindow = newSuperview?.windowStorage === windowStorage ? nil : windowStorage
    let leavesWindow = newSuperview?.windowStorage == nil && windowStorage != nil
    // A callback that removes the view again causes no further callbacks.
    if !flags.contains(.isBeingRemoved) {
      flags.insert(.isBeingRemoved)
      announceLeaving(superview, formerWindow, newSuperview, leavesWindow: leavesWindow)
      flags.remove(.isBeingRemoved)
    }
    guard superviewStorage === superview else { return }
    leaveTree()
    superview.removeFromSubviews(self)
    layoutNode.leaveContainer()
    ownLayer?.removeFromSuperlayer()
    superview.setNeedsLayout()
    if leavesWindow { updateSafeArea() }
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
    if newSuperview == nil, superviewStorage == nil { didMoveToSuperview() }
    if leavesWindow, windowStorage == nil { tellTreeItIs(in: nil, isNew: true) }
    formerWindow?.viewHasLeft()
  }

  /// Calls what UIKit calls before a view leaves its superview.
  private func announceLeaving(
    _ superview: UIView, _ formerWindow: UIWindow?, _ newSuperview: UIView?, leavesWindow: Bool
  ) {
    formerWindow?.viewWillLeave(self)
    guard superviewStorage === superview else { return }
    superview.willRemoveSubview(self)
    if newSuperview == nil { willMove(toSuperview: nil) }
    if leavesWindow, superviewStorage === superview { tellTreeAboutComing(nil) }
  }

  /// The view and everything in it as of now, parents first: a callback may change the tree.
  private var tree: [UIView] {
    var tree: [UIView] = []
    forEachInTree { tree.append($0) }
    return tree
  }

  /// Tells views and controllers that they are about to get another window, or none.
  private func tellTreeAboutComing(_ window: UIWindow?) {
    for view in tree {
      view.willMove(toWindow: window)
      view.owningController?.viewWillMove(to: window)
    }
  }

  /// Takes over what a window says for all views, and tells them and their controllers unless they were in it before.
  ///
  /// Each view is told once. One that leaves the window before its turn, because of something that another one does, is told
  /// of that alone.
  private func tellTreeItIs(in window: UIWindow?, isNew: Bool) {
    #if !hasFeature(Embedded)
      if isNew, let window, !window.appearances.isEmpty { tree.forEach(window.appearances.apply) }
    #endif
    if layoutNode.isPlainLeaf {
      if window != nil, windowStorage === window { inheritFromWindow() }
      return
    }
    let tree = tree
    for view in tree { view.flags.insert(.awaitsWindow) }
    for view in tree where view.flags.contains(.awaitsWindow) {
      view.flags.remove(.awaitsWindow)
      if view.windowStorage === window { view.isNow(in: window, isNew: isNew) }
    }
  }

  private func isNow(in window: UIWindow?, isNew: Bool) {
    if window != nil {
      inheritFromWindow()
      // Another window may have another scale, other fonts and another direction. A view that computes from them where its
      // content lies would keep what it computed for the last window.
      setNeedsPlacingOfChildren()
    }
    if owningController != nil { updateSafeArea() }
    updateKeyboardGuide()
    guard isNew, windowStorage === window else { return }
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
  }

  /// Gives up the engine of a tree that is about to become part of another.
  private func withdrawAsRoot() {
    if layoutEngine != nil { leaveTree() }
  }

  /// Takes the view and everything in it out of its window and its engine, with the constraints that are held outside.
  private func leaveTree() {
    layoutRoot.layoutEngine?.noteDeparture()
    var tree: [UIView] = []
    forEachInTree {
      $0.flags.insert(.isLeaving)
      tree.append($0)
    }
    for view in tree { view.deactivateConstraintsFromOutside() }
    for view in tree { view.removeRowsFromEngine() }
    for view in tree {
      view.unregisterFromEngine()
      view.windowStorage = nil
      view.flags.remove(.isLeaving)
    }
    // Not before: what lies in a root leaves the root's engine.
    layoutEngine?.retire()
    layoutEngine = nil
    flags.insert(.needsRegistration)
  }

  private func inheritFromSuperview(mayBeCovered: Bool) {
    flags.insert(.needsRegistration)
    inheritTint()
    if mayBeCovered { updateSafeArea() }
    if preservesSuperviewLayoutMargins {
      superviewStorage?.flags.insert(.hasSubviewsPreservingMargins)
      layoutMarginsMayHaveChanged()
    }
  }

  private func inheritFromWindow() {
    updateOwnTraits()
    contentSizeDidChange()
  }

  /// Lets go of everything that points back at a view that is being deallocated, without recursion into the tree.
  nonisolated func tearDown() {
    layoutEngine?.rootWillDeallocate()
    layoutNode.record.heldConstraints.deactivateAll()
    extras?.guides.forEach { $0.ownerWillDeallocate() }
    ownLayer?.owningView = nil
    if !subviewStorage.isEmpty { tearDownSubviews() }
    layoutNode.itemWillDeallocate()
  }

  private nonisolated func tearDownSubviews() {
    var orphans = takeSubviewsAsOrphans()
    while var view = orphans.popLast() {
      guard !view.subviewStorage.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      orphans.append(contentsOf: view.takeSubviewsAsOrphans())
    }
  }

  private nonisolated func takeSubviewsAsOrphans() -> [UIView] {
    let subviews = subviewStorage
    subviewStorage = []
    for view in subviews { view.becomeOrphan() }
    return subviews
  }

  /// Loses a superview that is being deallocated; a window is lost by everything inside.
  private nonisolated func becomeOrphan() {
    layoutNode.record.container = nil
    guard windowStorage != nil else { return }
    windowStorage = nil
    guard !subviewStorage.isEmpty else { return }
    var stack = subviewStorage
    while let view = stack.popLast() {
      view.windowStorage = nil
      stack.append(contentsOf: view.subviewStorage)
    }
  }
}
