/// A frame with its edges on pixels, in whole numbers of pixels, for tables.
struct PixelFrame: BitwiseCopyable {
  /// The left, top, right and bottom edge, from the corner of the container.
  private var edges = SIMD4<Int32>()

  init() {}

  /// Creates the frame between two corners in a container whose own corner is `corner`, twice. All have the
  /// same origin.
  @inline(__always)
  init(from topLeft: SIMD2<Int32>, to bottomRight: SIMD2<Int32>, in corner: SIMD4<Int32>) {
    edges = SIMD4(lowHalf: topLeft, highHalf: bottomRight) &- corner
  }

  /// The frame in points.
  func rectangle(scale: Double) -> ItemRectangle {
    let (start, end) = (SIMD2<Double>(edges.lowHalf), SIMD2<Double>(edges.highHalf))
    return ItemRectangle(origin: start / scale, size: (end - start) / scale)
  }

  /// The bits in which two frames differ; zero if they are equal.
  @inline(__always)
  func difference(from other: PixelFrame) -> SIMD4<Int32> { edges ^ other.edges }
}
