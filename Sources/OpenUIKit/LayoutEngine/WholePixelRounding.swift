/// How frames are rounded in a container that lies on pixels, while all numbers are smaller than `firstLarge`: to the same as
/// by `ChildRounding`, in whole pixels, without a look at each number and without division.
struct WholePixelRounding {
  /// Numbers from here on, and what is no number, are rounded with care: 33 million points.
  static let firstLarge = 0x1p25
  /// The largest scale at which edges below that, of a frame in a container, are less than 2^30 pixels away.
  private static let largestScale = 8.0
  /// How far away, in pixels, a container may begin.
  private static let farthestCorner = 0x1p30

  /// Where the container lies exactly, in points, and twice on the grid, in pixels.
  private let container: SIMD2<Double>
  private let corner: SIMD4<Int32>
  private let grid: PixelGrid

  /// In a container at `container` that begins at the pixel `corner`; nil where the numbers are too large.
  init?(grid: PixelGrid, container: SIMD2<Double>, corner: SIMD2<Double>) {
    let largest = max(container.x.magnitude, container.y.magnitude)
    let farthest = max(corner.x.magnitude, corner.y.magnitude)
    guard largest < Self.firstLarge, farthest < Self.farthestCorner, grid.scale <= Self.largestScale else {
      return nil
    }
    let (x, y) = (Int32(corner.x), Int32(corner.y))
    (self.grid, self.container, self.corner) = (grid, container, SIMD4(x, y, x, y))
  }

  /// The rectangle with its edges on pixels.
  @inline(__always)
  func frame(origin: SIMD2<Double>, size: SIMD2<Double>) -> PixelFrame {
    let topLeft = container + origin
    return PixelFrame(
      from: grid.countedPixels(topLeft), to: grid.countedPixels(topLeft + size), in: corner)
  }
}
