/// How frames are rounded in a container that lies on pixels, while all numbers are smaller than `firstLarge`: to the same as
/// by `ChildRounding`, in whole pixels, without a look at each number and without division.
struct WholePixelRounding {
  /// Numbers from here on, and what is no number, are rounded with care.
  static let firstLarge = 0x1p38

  /// Where the container lies exactly, in points, and on the grid, in pixels.
  private let container: SIMD2<Double>
  private let corner: SIMD2<Double>
  private let grid: PixelGrid

  /// In a container at `container` that begins at the pixel `corner`; nil where the numbers are too large.
  init?(grid: PixelGrid, container: SIMD2<Double>, corner: SIMD2<Double>) {
    let largest = max(container.x.magnitude, container.y.magnitude)
    guard largest < Self.firstLarge, grid.scale <= 256 else { return nil }
    (self.grid, self.container, self.corner) = (grid, container, corner)
  }

  /// The rectangle with its edges on pixels, in pixels from the container's corner.
  @inline(__always)
  func frame(_ exact: ItemRectangle) -> ItemRectangle {
    let topLeft = container + exact.origin
    let (start, end) = (grid.pixels(topLeft), grid.pixels(topLeft + exact.size))
    return ItemRectangle(origin: start - corner, size: end - start)
  }
}
