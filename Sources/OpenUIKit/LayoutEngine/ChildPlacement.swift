/// How the children of one view are rounded to pixels.
#if !ThreadConfined
  @MainActor
#endif
struct ChildPlacement {
  let grid: PixelGrid
  /// Where the view that holds the children lies.
  let container: PixelPosition

  /// The frame of a child with its edges on pixels, and where that puts the child in the window.
  func frame(of node: LayoutNode, in engine: LayoutEngine) -> (CGRect, PixelPosition) {
    let exact = engine.frame(of: node).outset(by: node.alignmentInsets)
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
