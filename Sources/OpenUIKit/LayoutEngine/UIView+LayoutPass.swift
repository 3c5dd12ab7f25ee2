extension UIView {
  /// How often a pass may find that laying out has flagged views again before it gives up.
  private static let maximumLayoutRounds = 32

  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markAncestors(.descendantNeedsLayout)
  }

  /// Lays out the view's tree, from the topmost ancestor that needs it, until nothing in it is flagged.
  ///
  /// 1. Update constraints in the whole tree, innermost views first.
  /// 2. Solve, which flags the containers of everything that moved.
  /// 3. Lay out flagged views, outermost first.
  func runLayoutPass() {
    let root = layoutRoot
    for _ in 0..<Self.maximumLayoutRounds {
      root.runUpdateConstraintsPass()
      treeEngine.solveIfNeeded()
      let start = topmostAncestorNeedingLayout ?? self
      guard !start.flags.isDisjoint(with: .anyLayout) else { return }
      start.layoutTree()
    }
  }

  private var topmostAncestorNeedingLayout: UIView? {
    var topmost: UIView?
    var current: UIView? = self
    while let view = current {
      if view.flags.contains(.needsLayout) { topmost = view }
      current = view.superviewStorage
    }
    return topmost
  }

  /// Lays out every flagged view of the tree once, parents before their children.
  private func layoutTree() {
    var stack = [self]
    while let view = stack.popLast() {
      if view.flags.contains(.needsLayout) { view.layOut() }
      guard view.flags.contains(.descendantNeedsLayout) else { continue }
      view.flags.remove(.descendantNeedsLayout)
      for subview in view.subviewStorage.reversed() where !subview.flags.isDisjoint(with: .anyLayout) {
        stack.append(subview)
      }
    }
  }

  private func layOut() {
    flags.remove(.needsLayout)
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }

  /// Moves the subviews and guides that constraints place.
  func applyLayoutToChildren() {
    guard let engine = solvedEngine else { return }
    if superviewStorage == nil { applyRootSize(from: engine) }
    guides.forEach { guide in
      if guide.existingLayoutNode?.engine === engine { guide.applyLayout(from: engine) }
    }
    for view in subviewStorage where view.flags.contains(.placedByConstraints) {
      if view.nodeStorage?.engine === engine { view.applyLayout(from: engine) }
    }
  }

  /// The engine with changes of this view and its children taken up; nil while nothing here is registered.
  private var solvedEngine: LayoutEngine? {
    if !flags.isDisjoint(with: .anyRegistration) {
      let engine = treeEngine
      engine.solveIfNeeded()
      return engine
    }
    let engine = nodeStorage?.engine ?? registeredChildEngine
    engine?.solveIfNeeded()
    return engine
  }

  private var registeredChildEngine: LayoutEngine? {
    for view in subviewStorage {
      if let engine = view.nodeStorage?.engine { return engine }
    }
    return guides.firstEngine
  }

  /// Sets center and bounds, rounded to pixels; the transform is not looked at.
  func applyLayout(from engine: LayoutEngine) {
    let node = layoutNode
    guard let superview = superviewStorage else { return }
    let position = superview.pixelPosition
    let (rect, own) = engine.snappedFrame(of: node, in: position)
    let grid = engine.pixelGrid
    let before = node.pixelPosition
    node.pixelPosition = own
    setUntransformedFrame(rect)
    if !before.roundsLike(own, on: grid) { setNeedsLayout() }
  }

  /// Gives a root that constraints size its size; its position is nobody's but its owner's.
  private func applyRootSize(from engine: LayoutEngine) {
    guard flags.contains(.placedByConstraints), !(self is UIWindow), nodeStorage?.engine === engine else {
      return
    }
    let (rect, _) = engine.snappedFrame(of: layoutNode, in: PixelPosition())
    let origin = untransformedFrame.origin
    setUntransformedFrame(CGRect(origin: origin, size: rect.size))
  }

  /// Where the view lies in the window, exactly and as drawn. Constant for views the engine has placed, else linear
  /// in the distance to the next one above.
  var pixelPosition: PixelPosition {
    var view = self
    var offset = CGPoint.zero
    while !view.isPlacedOnPixels, let superview = view.superviewStorage {
      let origin = view.untransformedFrame.origin
      offset = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
      view = superview
    }
    guard view !== self else { return isPlacedOnPixels ? layoutNode.pixelPosition : PixelPosition() }
    let base = view.isPlacedOnPixels ? view.layoutNode.pixelPosition.actual : .zero
    let position = CGPoint(x: base.x + offset.x, y: base.y + offset.y)
    return PixelPosition(exact: position, actual: position)
  }

  private var isPlacedOnPixels: Bool {
    flags.contains(.placedByConstraints) && superviewStorage != nil && nodeStorage?.registration != nil
  }
}

extension LayoutEngine {
  /// The grid of the window's pixels.
  var pixelGrid: PixelGrid { PixelGrid(scale: Double(root.hostScale)) }

  /// The exact rectangle of a node's item in its container.
  func frame(of node: LayoutNode) -> CGRect {
    let variables = node.variables
    return CGRect(
      x: value(of: variables.x), y: value(of: variables.y),
      width: value(of: variables.width), height: value(of: variables.height))
  }

  /// The frame of a view with its edges on pixels, and where that puts the view in the window.
  func snappedFrame(of node: LayoutNode, in container: PixelPosition) -> (CGRect, PixelPosition) {
    let grid = pixelGrid
    let exact = frame(of: node).outset(by: node.alignmentInsets)
    let left = container.exact.x + exact.minX
    let top = container.exact.y + exact.minY
    let snappedLeft = grid.snap(left)
    let snappedTop = grid.snap(top)
    let rect = CGRect(
      x: grid.clean(snappedLeft - container.actual.x), y: grid.clean(snappedTop - container.actual.y),
      width: grid.snap(grid.snap(left + exact.width) - snappedLeft),
      height: grid.snap(grid.snap(top + exact.height) - snappedTop))
    let position = PixelPosition(
      exact: CGPoint(x: left, y: top), actual: CGPoint(x: snappedLeft, y: snappedTop))
    return (rect, position)
  }
}
