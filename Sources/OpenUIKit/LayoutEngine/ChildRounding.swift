/// The rounding of the frames of one view's children to pixels.
struct ChildRounding {
  let grid: PixelGrid
  /// The position of the container.
  private let container: PixelPosition
  /// The same in whole pixels; nil if it is between pixels.
  private let corner: SIMD2<Double>
  private let isOnPixels: Bool

  /// Creates the rounding in a view at `container`. A root has no position.
  init(grid: PixelGrid, in container: PixelPosition = PixelPosition()) {
    self.grid = grid
    let corner = container.actual == .zero ? .zero : grid.wholePixels(container.actual)
    isOnPixels = corner != nil
    self.corner = corner ?? SIMD2()
    self.container = PixelPosition(
      exact: container.exact, actual: corner.map { $0 / grid.scale } ?? container.actual)
  }

  /// The frame of a child with its edges on pixels, and the resulting position of the child in the window.
  #if !ThreadConfined
    @MainActor
  #endif
  func frame(of node: LayoutNode, in engine: LayoutEngine) -> (CGRect, PixelPosition) {
    let rect = engine.frame(of: node).outset(by: node.alignmentInsets)
    let (frame, position) = frame(ItemRectangle(rect))
    return (frame.cgRect, position)
  }

  /// The rectangle with its edges on pixels, and the resulting position of its origin in the window.
  @inline(__always)
  func frame(_ exact: ItemRectangle) -> (ItemRectangle, PixelPosition) {
    let topLeft = container.exact + exact.origin
    let bottomRight = topLeft + exact.size
    guard isOnPixels, grid.hasPixels(topLeft, bottomRight) else { return carefulFrame(topLeft, bottomRight) }
    let (start, end) = (grid.pixels(topLeft), grid.pixels(bottomRight))
    let frame = ItemRectangle(origin: (start - corner) / grid.scale, size: (end - start) / grid.scale)
    return (frame, PixelPosition(exact: topLeft, actual: container.actual + frame.origin))
  }

  /// The same if there are too many pixels to count, or if the container is between pixels.
  @inline(never)
  private func carefulFrame(
    _ topLeft: SIMD2<Double>, _ bottomRight: SIMD2<Double>
  ) -> (ItemRectangle, PixelPosition) {
    let start = SIMD2(grid.snap(topLeft.x), grid.snap(topLeft.y))
    let end = SIMD2(grid.snap(bottomRight.x), grid.snap(bottomRight.y))
    let (origin, size) = (start - container.actual, end - start)
    let frame = ItemRectangle(
      origin: SIMD2(grid.clean(origin.x), grid.clean(origin.y)),
      size: SIMD2(grid.snap(size.x), grid.snap(size.y)))
    return (frame, PixelPosition(exact: topLeft, actual: start))
  }
}
