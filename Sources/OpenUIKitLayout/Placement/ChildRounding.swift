@_spi(Layout) import OpenUIKitGraphics

/// The rounding of the frames of one view's children to pixels.
struct ChildRounding {
  let grid: PixelGrid
  /// The position of the container.
  private let container: PixelPosition
  /// Its exact position, moved by the tolerance of the grid.
  private let moved: SIMD2<Double>
  /// The number of pixels of the container's corner, if it is not between pixels, as `PixelGrid.rounded(moved:)`
  /// returns it.
  private let corner: SIMD2<Double>
  let isOnPixels: Bool

  /// Creates the rounding in a view at `container`. A root has no position.
  init(grid: PixelGrid, in container: PixelPosition = PixelPosition()) {
    self.grid = grid
    let corner = container.actual == .zero ? .zero : grid.wholePixels(container.actual)
    moved = container.exact + grid.toleratedLength
    isOnPixels = corner != nil
    self.corner = PixelGrid.rounder + (corner ?? SIMD2())
    self.container = PixelPosition(
      exact: container.exact, actual: corner.map { $0 / grid.scale } ?? container.actual)
  }

  /// The frame of a rectangle with its edges on pixels, and the resulting position of its origin in the window.
  func frame(_ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> (CGRect, PixelPosition) {
    let topLeft = container.exact + origin
    guard isOnPixels, let pixels = pixels(origin, size) else {
      return carefulFrame(topLeft, topLeft + size)
    }
    let (origin, size) = (grid.points(pixels.origin), grid.points(pixels.size))
    return (
      CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y),
      PixelPosition(exact: topLeft, actual: container.actual + origin)
    )
  }

  /// The geometry of a rectangle with its edges on pixels, in a container that is on pixels. Returns nil if
  /// there are too many pixels to count: `frame(_:_:)` rounds such rectangles. `points` must return the same as
  /// `PixelGrid.points(_:)`.
  @inline(__always)
  func geometry(
    _ origin: SIMD2<Double>, _ size: SIMD2<Double>, points: (SIMD2<Double>) -> SIMD2<Double>
  ) -> ItemGeometry? {
    guard let pixels = pixels(origin, size) else { return nil }
    return ItemGeometry(origin: points(pixels.origin), size: points(pixels.size))
  }

  /// A rectangle in the container with its edges on pixels, in pixels from the container's corner.
  @inline(__always)
  private func pixels(
    _ origin: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> (origin: SIMD2<Double>, size: SIMD2<Double>)? {
    let topLeft = moved + origin
    let bottomRight = topLeft + size
    guard grid.hasPixels(topLeft, bottomRight) else { return nil }
    // The rounder that is part of each number cancels out in their differences.
    let (start, end) = (grid.rounded(moved: topLeft), grid.rounded(moved: bottomRight))
    return (start - corner, end - start)
  }

  /// The frame of a rectangle with too many pixels to count, or in a container between pixels.
  @inline(never)
  private func carefulFrame(
    _ topLeft: SIMD2<Double>, _ bottomRight: SIMD2<Double>
  ) -> (CGRect, PixelPosition) {
    let start = SIMD2(grid.snap(topLeft.x), grid.snap(topLeft.y))
    let end = SIMD2(grid.snap(bottomRight.x), grid.snap(bottomRight.y))
    let (origin, size) = (start - container.actual, end - start)
    let frame = CGRect(
      x: grid.clean(origin.x), y: grid.clean(origin.y), width: grid.snap(size.x), height: grid.snap(size.y))
    return (frame, PixelPosition(exact: topLeft, actual: start))
  }
}
