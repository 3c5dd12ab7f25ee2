/// The rounding of frames in a container on whole pixels, while all numbers are smaller than `firstLarge`.
/// The result is that of `ChildRounding`, in whole pixels, without a check of each number and without
/// division.
struct WholePixelRounding {
  /// 33 million points. Larger numbers, and NaN, are rounded by `ChildRounding`.
  static let firstLarge = 0x1p25

  /// Whether a number has to be rounded by `ChildRounding`; true for NaN.
  @inline(__always)
  static func isLarge(_ value: Double) -> Bool { !(value.magnitude < firstLarge) }

  /// The largest scale at which edges below that, of a frame in a container, are less than 2^30 pixels away.
  private static let largestScale = 8.0
  /// The maximum distance of a container's corner, in pixels.
  private static let farthestCorner = 0x1p30

  /// The exact position of the container, in points, and twice the position on the grid, in pixels.
  private let container: SIMD2<Double>
  private let corner: SIMD4<Int32>
  private let grid: PixelGrid

  /// Creates the rounding in a container at `position`; a root has none. Returns nil if it is between pixels
  /// or the numbers are too large.
  @inline(__always)
  init?(grid: PixelGrid, in position: PixelPosition) {
    guard grid.scale <= Self.largestScale else { return nil }
    (self.grid, container) = (grid, position.exact)
    guard let corner = position.isZero ? SIMD2() : Self.corner(at: position, on: grid) else { return nil }
    self.corner = SIMD4(lowHalf: corner, highHalf: corner)
  }

  /// The corner in pixels of a container whose position is not zero.
  @inline(never)
  private static func corner(at position: PixelPosition, on grid: PixelGrid) -> SIMD2<Int32>? {
    let largest = max(position.exact.x.magnitude, position.exact.y.magnitude)
    guard largest < firstLarge, let corner = grid.wholePixels(position.actual) else { return nil }
    let farthest = max(corner.x.magnitude, corner.y.magnitude)
    return farthest < farthestCorner ? SIMD2(Int32(corner.x), Int32(corner.y)) : nil
  }

  /// The rectangle with its edges on pixels.
  @inline(__always)
  func frame(origin: SIMD2<Double>, size: SIMD2<Double>) -> PixelFrame {
    let topLeft = container + origin
    return PixelFrame(
      from: grid.countedPixels(topLeft), to: grid.countedPixels(topLeft + size), in: corner)
  }
}
