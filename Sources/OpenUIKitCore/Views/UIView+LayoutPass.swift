@_spi(Layout) import OpenUIKitLayers
@_spi(Layout) import OpenUIKitLayout

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
    let layout = layoutRoot.layoutOfTree
    guard !layout.engine.isBusy, layout.passCount.begin() else { return }
    let isSettled = runRounds()
    if layout.passCount.isOutermost, layout.passCount.shouldReport(isSettled: isSettled) {
      layout.engine.report(LayoutEngine.feedbackError(of: layoutRoot.firstFlaggedView))
    }
    layout.passCount.end()
  }

  /// Repeats the steps of a pass. Returns whether nothing is left to do that this pass may do.
  private func runRounds() -> Bool {
    var rounds = 0
    while true {
      // Looked up in each round, because any view may have moved to another tree.
      let root = layoutRoot
      let layout = root.layoutOfTree
      let calls = layout.passCount.calls
      if !root.layoutFlags.isDisjoint(with: .anyUpdate) { root.runUpdateConstraintsPass() }
      #if !hasFeature(Embedded)
        if !layout.constraintObservers.isEmpty { layout.notifyConstraintObservers(root) }
      #endif
      layout.engine.solveIfNeeded()
      let start = layoutNode.topmostNeedingLayout ?? layoutNode
      if !start.state.flags.isDisjoint(with: .anyLayout) { start.ownView?.layOutTree(in: layout) }
      let isSettled = !layout.passCount.isExceeded
      // A layout that exceeds a limit of its window waits for the next pass.
      let awaitsSolution = layout.engine.needsSolve && !layout.engine.isOverLimit
      guard awaitsSolution || !root.layoutFlags.isDisjoint(with: .anyPass) else { return isSettled }
      // Views that are still flagged belong to the surrounding passes.
      if layout.passCount.calls == calls, !awaitsSolution { return isSettled }
      rounds += 1
      guard layout.passCount.mayGoOn(after: rounds) else { return false }
    }
  }

  /// The first view, parents first, that needs a layout or an update of its constraints itself.
  private var firstFlaggedView: UIView {
    var view = self
    while view.layoutFlags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints]),
      let next = view.subviewStorage.first(where: { !$0.layoutFlags.isDisjoint(with: .anyPass) })
    {
      view = next
    }
    return view
  }

  /// Lays out every flagged view of the tree once, parents before their children. Its engine places most of
  /// them.
  private func layOutTree(in layout: TreeLayout) {
    var stack = layout.takeStack()
    defer { layout.keepStack(&stack) }
    var next: (view: UIView, generation: Int)? = (self, 0)
    while let (view, generation) = next {
      guard layout.passCount.noteView(ofGeneration: generation) else {
        return leave([view] + stack.map { $0.view })
      }
      let subviews = view.subviewStorage
      if view.layoutFlags.contains(.needsLayout) { view.layOut(in: layout) }
      if view.layoutFlags.contains(.descendantNeedsLayout) {
        let hasOthers = !view.subviewStorage.isSameList(as: subviews)
        view.layoutFlags.remove(.descendantNeedsLayout)
        for subview in view.subviewStorage.reversed() where !subview.layoutFlags.isDisjoint(with: .anyLayout)
        {
          if subview.layoutNode.hasNothingToLayOut {
            subview.layoutFlags.remove(.needsLayout)
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

  private func layOut(in layout: TreeLayout) {
    // A pass within the view's layout leaves the view to the outer pass.
    guard !layoutFlags.contains(.isBeingLaidOut) else {
      return layoutNode.markAncestors(.descendantNeedsLayout)
    }
    layoutFlags.remove(.needsLayout)
    layout.passCount.noteCall()
    guard layoutNode.overridesLayout else {
      let isPlaced = isPlaced(by: layout.engine)
      return isPlaced ? applyLayoutToChildren(by: layout.engine) : applyLayoutToChildren()
    }
    layoutFlags.insert(.isBeingLaidOut)
    #if !hasFeature(Embedded)
      owningController?.layOutUnavailableContent()
    #endif
    owningController?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    owningController?.viewDidLayoutSubviews()
    layoutFlags.remove(.isBeingLaidOut)
  }

  /// Moves the subviews and guides with constraints, if they moved in the solution or were moved by other
  /// code since. This is the default `layoutSubviews()`.
  func applyLayoutToChildren() {
    guard let engine = engineOfChildren else { return }
    applyLayoutToChildren(by: engine)
  }

  private func applyLayoutToChildren(by engine: LayoutEngine) {
    engine.solveIfNeeded()
    let isObserved = AnimationContext.current != nil
    if engine.placeChildren(of: layoutNode, isObserved: isObserved) { layer.setNeedsRecording() }
  }

  /// Whether `engine` has registered the view and everything in it that waits for registration.
  private func isPlaced(by engine: LayoutEngine) -> Bool {
    layoutFlags.isDisjoint(with: .anyRegistration) && layoutNode.isRegistered(with: engine)
  }

  /// Requests a layout that places every child again, moved or not, because the position of the pixels has
  /// changed.
  func setNeedsPlacingOfChildren() {
    layoutFlags.insert(.placesAllChildren)
    setNeedsLayout()
  }

  /// The engine that has registered, or is about to register, this view or its children; nil while nothing
  /// here is registered.
  private var engineOfChildren: LayoutEngine? {
    if !layoutFlags.isDisjoint(with: .anyRegistration) { return treeEngine }
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

  /// Sets the centre and the size of the bounds, through the properties if a subclass may override them.
  package func place(in rect: CGRect) {
    if !overrides.contains(.others) { return setUntransformedFrame(rect) }
    let bounds = self.bounds
    if bounds.size != rect.size { self.bounds = CGRect(origin: bounds.origin, size: rect.size) }
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
    if center != position { center = position }
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
