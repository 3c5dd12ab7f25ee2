/// A rectangle as four consecutive numbers, for tables.
struct ItemRectangle: BitwiseCopyable {
  /// Left, top, width and height: the order of `LayoutNode.Variables`.
  private var numbers = SIMD4<Double>()

  init() {}

  init(origin: SIMD2<Double>, size: SIMD2<Double>) {
    numbers = SIMD4(lowHalf: origin, highHalf: size)
  }

  init(_ rect: CGRect) {
    numbers = SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  var origin: SIMD2<Double> { @inline(__always) get { numbers.lowHalf } }
  var size: SIMD2<Double> { @inline(__always) get { numbers.highHalf } }
  var width: Double { @inline(__always) get { numbers.z } }
  var height: Double { @inline(__always) get { numbers.w } }

  var cgRect: CGRect { CGRect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w) }
}
