/// The layout pass from node to node. Views without overrides are not called.
extension LayoutNode {
  func markNeedsLayout() {
    guard !record.flags.contains(.needsLayout) else { return }
    record.flags.insert(.needsLayout)
    markAncestors(.descendantNeedsLayout)
  }

  /// Requests a layout of the view, as an app would.
  func setNeedsLayout() {
    if record.overrides.contains(.requests) { ownView?.setNeedsLayout() } else { markNeedsLayout() }
  }

  /// The outermost view that has requested a layout, among the view and its ancestors.
  var topmostNeedingLayout: LayoutNode? {
    var topmost: LayoutNode?
    var current: LayoutNode? = self
    while let node = current {
      if node.record.flags.contains(.needsLayout) { topmost = node }
      current = node.record.container
    }
    return topmost
  }
}

extension UIView {
  func markNeedsLayout() { layoutNode.markNeedsLayout() }

  /// Lays out the view's tree, from the topmost ancestor that needs it, until nothing in it is flagged.
  ///
  /// 1. Update constraints in the whole tree, innermost views first.
  /// 2. Solve, which flags the containers of everything that moved.
  /// 3. Lay out flagged views, outermost first.
  ///
  /// A pass in another one, in a view's `layoutSubviews()`, does not lay out that view again: it stays
  /// flagged for the outer pass.
  func runLayoutPass() {
    let engine = layoutRoot.treeEngine
    guard !engine.isBusy, engine.passCount.begin() else { return }
    let isSettled = runRounds()
    if engine.passCount.isOutermost, engine.passCount.shouldReport(isSettled: isSettled) {
      engine.report(layoutRoot.firstFlaggedView.feedbackError)
    }
    engine.passCount.end()
  }

  /// Repeats the steps of a pass. Returns whether nothing is left to do that this pass may do.
  private func runRounds() -> Bool {
    var rounds = 0
    while true {
      // Looked up in each round, because any view may have moved to another tree.
      let root = layoutRoot
      let engine = root.treeEngine
      let calls = engine.passCount.calls
      if !root.flags.isDisjoint(with: .anyUpdate) { root.runUpdateConstraintsPass() }
      engine.solveIfNeeded()
      let start = layoutNode.topmostNeedingLayout ?? layoutNode
      if !start.record.flags.isDisjoint(with: .anyLayout) { start.ownView?.layoutTree(of: engine) }
      let isSettled = !engine.passCount.isExceeded
      // A layout that exceeds a limit of its window waits for the next pass.
      let awaitsSolution = engine.needsSolve && !engine.isOverLimit
      guard awaitsSolution || !root.flags.isDisjoint(with: .anyPass) else { return isSettled }
      // What is still flagged belongs to the surrounding passes.
      if engine.passCount.calls == calls, !awaitsSolution { return isSettled }
      rounds += 1
      guard engine.passCount.mayGoOn(after: rounds) else { return false }
    }
  }

  /// The first view, parents first, that needs a layout or an update of its constraints itself.
  private var firstFlaggedView: UIView {
    var view = self
    while view.flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints]),
      let next = view.subviewStorage.first(where: { !$0.flags.isDisjoint(with: .anyPass) })
    {
      view = next
    }
    return view
  }

  /// Lays out every flagged view of the tree once, parents before their children. `engine` places most of
  /// them.
  private func layoutTree(of engine: LayoutEngine) {
    var stack = engine.takeLayoutStack()
    defer { engine.keepLayoutStack(&stack) }
    var next: (view: UIView, generation: Int)? = (self, 0)
    while let (view, generation) = next {
      guard engine.passCount.noteView(ofGeneration: generation) else {
        return leave([view] + stack.map { $0.view })
      }
      let subviews = view.subviewStorage
      if view.flags.contains(.needsLayout) { view.layOut(by: engine) }
      if view.flags.contains(.descendantNeedsLayout) {
        let hasOthers = !view.subviewStorage.isSameList(as: subviews)
        view.flags.remove(.descendantNeedsLayout)
        for subview in view.subviewStorage.reversed() where !subview.flags.isDisjoint(with: .anyLayout) {
          if subview.layoutNode.hasNothingToLayOut {
            subview.flags.remove(.needsLayout)
          } else {
            stack.append((subview, generation + (hasOthers ? 1 : 0)))
          }
        }
      }
      next = stack.popLast()
    }
  }

  /// Leaves flagged views to the next pass.
  private func leave(_ views: [UIView]) {
    for view in views { view.layoutNode.markAncestors(.descendantNeedsLayout) }
  }

  private func layOut(by engine: LayoutEngine) {
    // A pass within the view's layout leaves the view to the outer pass.
    guard !flags.contains(.isBeingLaidOut) else { return layoutNode.markAncestors(.descendantNeedsLayout) }
    flags.remove(.needsLayout)
    engine.passCount.noteCall()
    guard layoutNode.overridesLayout else {
      return isPlaced(by: engine) ? applyLayoutToChildren(by: engine) : applyLayoutToChildren()
    }
    flags.insert(.isBeingLaidOut)
    #if !hasFeature(Embedded)
      owningController?.layOutUnavailableContent()
    #endif
    owningController?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    owningController?.viewDidLayoutSubviews()
    flags.remove(.isBeingLaidOut)
  }

  /// Moves the subviews and guides with constraints, if they moved in the solution or were moved by other
  /// code since. This is the default `layoutSubviews()`.
  func applyLayoutToChildren() {
    guard let engine = engineOfChildren else { return }
    applyLayoutToChildren(by: engine)
  }

  private func applyLayoutToChildren(by engine: LayoutEngine) {
    engine.solveIfNeeded()
    applyLayoutToChildren(from: engine)
  }

  /// Whether `engine` has registered the view and everything in it that waits for registration.
  private func isPlaced(by engine: LayoutEngine) -> Bool {
    flags.isDisjoint(with: .anyRegistration) && layoutNode.isRegistered(with: engine)
  }

  private func applyLayoutToChildren(from engine: LayoutEngine) {
    guard !engine.isOverLimit else { return }
    let node = layoutNode
    guard !node.isRegistered || node.isRegistered(with: engine) else { return }
    if node.record.container == nil, flags.contains(.placedByConstraints) { applyRootSize(from: engine) }
    // The window's pixels are elsewhere in the view, so children that did not move may be rounded differently.
    if flags.contains(.placesAllChildren) {
      flags.remove(.placesAllChildren)
      noteAllChildren(in: engine)
    }
    guard engine.items.moves.hasRun(of: node) else { return }
    var placement = ChildPlacement(of: node, by: engine)
    while let slot = placement.writeQuiet(of: node, by: engine) { place(slot, engine, placement.rounding) }
    if placement.hasWritten { node.setNeedsRecording() }
  }

  private func place(_ slot: Int, _ engine: LayoutEngine, _ rounding: ChildRounding) {
    guard let node = engine.items.node(at: slot) else { return }
    if let view = node.ownView {
      if view !== self, view.flags.contains(.placedByConstraints) {
        view.applyLayout(of: node, from: engine, rounding)
      }
    } else {
      node.ownGuide?.applyLayout(from: engine)
    }
  }

  private func noteAllChildren(in engine: LayoutEngine) {
    for view in subviewStorage {
      let node = view.layoutNode
      if node.isRegistered(with: engine) { engine.items.note(node.slot) }
    }
  }

  /// Requests a layout that places every child again, moved or not, because the position of the pixels has
  /// changed.
  func setNeedsPlacingOfChildren() {
    flags.insert(.placesAllChildren)
    setNeedsLayout()
  }

  /// The engine that has registered, or is about to register, this view or its children; nil while nothing
  /// here is registered.
  private var engineOfChildren: LayoutEngine? {
    if !flags.isDisjoint(with: .anyRegistration) { return treeEngine }
    return layoutNode.engine ?? registeredChildEngine
  }

  private var registeredChildEngine: LayoutEngine? {
    let views = subviewStorage
    // By index: the views are not retained, unlike those of an iteration.
    for index in views.indices {
      if let engine = views[index].layoutNode.engine { return engine }
    }
    return engineOfFirstGuide
  }

  /// Sets the centre and the bounds, rounded to pixels, without regard to the transform.
  private func applyLayout(of node: LayoutNode, from engine: LayoutEngine, _ rounding: ChildRounding) {
    let (rect, own) = engine.roundedFrame(of: node, by: rounding)
    guard rect.isFinite else { return report(LayoutError(.notFinite)) }
    let before = engine.items.pixelPosition(at: node.slot)
    engine.items.setPixelPosition(own, at: node.slot)
    flags.insert(.isBeingPlaced)
    place(in: rect)
    flags.remove(.isBeingPlaced)
    if !subviewStorage.isEmpty, !before.roundsLike(own, on: rounding.grid) { setNeedsPlacingOfChildren() }
  }

  /// Sets the centre and the size of the bounds, through the properties if a subclass may override them.
  func place(in rect: CGRect) {
    if !overrides.contains(.others) { return setUntransformedFrame(rect) }
    let bounds = self.bounds
    if bounds.size != rect.size { self.bounds = CGRect(origin: bounds.origin, size: rect.size) }
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
    if center != position { center = position }
  }

  /// Sets the size of a root with constraints. The app determines its position.
  private func applyRootSize(from engine: LayoutEngine) {
    guard !(self is UIWindow), layoutNode.isRegistered(with: engine) else { return }
    let (rect, _) = engine.roundedFrame(of: layoutNode, by: ChildRounding(grid: engine.pixelGrid))
    guard rect.isFinite else { return report(LayoutError(.notFinite)) }
    let origin = untransformedFrame.origin
    setUntransformedFrame(CGRect(origin: origin, size: rect.size))
  }
}

extension LayoutEngine {
  /// The exact rectangle of a node's item in its container.
  func frame(of node: LayoutNode) -> CGRect {
    items.rectangle(at: node.slot)
  }
}

extension [UIView] {
  /// Whether a list has not changed since `list` was read from it, which means that they share their storage.
  /// Constant time.
  fileprivate func isSameList(as list: [UIView]) -> Bool {
    withUnsafeBufferPointer { own in
      list.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
