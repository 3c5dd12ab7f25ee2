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
    precondition(
      view !== self && (view.subviewStorage.isEmpty || !isInside(view)),
      "\(view.layoutDescription) cannot become a subview of \(layoutDescription), which it contains")
    if view.superviewStorage === self { return move(view, to: index) }
    precondition(
      index >= 0 && index <= subviewCount,
      "\(layoutDescription) has \(subviewStorage.count) subviews, none can be inserted at \(index)")
    let formerWindow = view.windowStorage
    view.detach(movingTo: self)
    attach(view, at: index, from: formerWindow)
  }

  /// Puts `view` beside a subview.
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard let index = indexOfSubview(sibling) else {
      preconditionFailure("\(sibling.layoutDescription) is not a subview of \(layoutDescription)")
    }
    guard view !== sibling else { return }
    let isBefore =
      view.superviewStorage === self && (indexOfSubview(view) ?? index) < index
    insert(view, at: index + offset - (isBefore ? 1 : 0))
  }

  func exchange(_ first: Int, _ second: Int) {
    precondition(
      subviewStorage.indices.contains(first) && subviewStorage.indices.contains(second),
      "\(layoutDescription) has \(subviewStorage.count) subviews, \(first) and \(second) cannot be exchanged")
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
    let place = min(index, subviewCount - 1)
    removeFromSubviews(view)
    insertIntoSubviews(view, at: place)
    view.ownLayer?.removeFromSuperlayer()
    insertLayer(of: view, at: place)
  }

  private func attach(_ view: UIView, at index: Int, from formerWindow: UIWindow?) {
    let window = self.window
    // A plain view with nothing in or about it is told nothing: there is nobody to hear.
    let isHeard = !view.layoutNode.isPlainLeaf
    if isHeard {
      view.willMove(toSuperview: self)
      if let window, window !== formerWindow { view.tellTreeAboutComing(window) }
    }
    // Code that was called may have taken other subviews away.
    let index = min(index, subviewCount)
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
    setNeedsLayout()
    // Nothing of what covers this view's edges reaches into a view that has nothing of its own to say about that.
    let isCovered = window != nil && (isHeard || safeAreaOfContent != .zero)
    view.inheritFromSuperview(mayBeCovered: isCovered)
    didAddSubview(view)
    if isHeard { view.didMoveToSuperview() }
    if let window { view.tellTreeItIs(in: window, isNew: window !== formerWindow) }
  }

  /// Lets passes that begin at the root find what the view and everything in it still need.
  private func passFlagsOnToAncestors() {
    let node = layoutNode
    node.markAncestors(.descendantHasPendingConstraints)
    if !flags.isDisjoint(with: .anyLayout) { node.markAncestors(.descendantNeedsLayout) }
    if !flags.isDisjoint(with: .anyUpdate) { node.markAncestors(.descendantNeedsUpdateConstraints) }
  }

  /// Takes the view out of its superview, on the way to another one or to none.
  func detach(movingTo newSuperview: UIView?) {
    guard let superview = superviewStorage else {
      if newSuperview != nil { withdrawAsRoot() }
      return
    }
    let formerWindow = newSuperview?.windowStorage === windowStorage ? nil : windowStorage
    formerWindow?.viewWillLeave(self)
    let window = newSuperview?.windowStorage == nil ? self.window : nil
    superview.willRemoveSubview(self)
    if newSuperview == nil { willMove(toSuperview: nil) }
    if window != nil { tellTreeAboutComing(nil) }
    leaveTree()
    superview.removeFromSubviews(self)
    layoutNode.leaveContainer()
    ownLayer?.removeFromSuperlayer()
    superview.setNeedsLayout()
    if window != nil { updateSafeArea() }
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
    if newSuperview == nil { didMoveToSuperview() }
    if window != nil { tellTreeItIs(in: nil, isNew: true) }
    formerWindow?.viewHasLeft()
  }

  /// Tells views and controllers that they are about to get another window, or none.
  private func tellTreeAboutComing(_ window: UIWindow?) {
    forEachInTree {
      $0.willMove(toWindow: window)
      $0.owningController?.viewWillMove(to: window)
    }
  }

  /// Takes over what a window says for all views, and tells them and their controllers unless they were in it before.
  private func tellTreeItIs(in window: UIWindow?, isNew: Bool) {
    #if !hasFeature(Embedded)
      if isNew, let window, !window.appearances.isEmpty { forEachInTree(window.appearances.apply) }
    #endif
    if layoutNode.isPlainLeaf {
      if window != nil { inheritFromWindow() }
      return
    }
    forEachInTree {
      if window != nil { $0.inheritFromWindow() }
      if $0.owningController != nil { $0.updateSafeArea() }
      guard isNew else { return }
      $0.didMoveToWindow()
      $0.owningController?.viewDidMove(to: window)
    }
  }

  /// Gives up the engine of a tree that is about to become part of another.
  private func withdrawAsRoot() {
    if layoutEngine != nil { leaveTree() }
  }

  /// Takes the view and everything in it out of its window and its engine, with the constraints that are held outside.
  private func leaveTree() {
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
