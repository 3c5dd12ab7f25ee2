/// A rectangle as four numbers side by side, for tables that are walked in one go.
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

  /// One of the four numbers.
  subscript(component: Int) -> Double {
    @inline(__always) get { numbers[component] }
    @inline(__always) set { numbers[component] = newValue }
  }

  var cgRect: CGRect { CGRect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w) }

  /// The bits in which two rectangles differ: none if they are the same.
  @inline(__always)
  func difference(from other: ItemRectangle) -> SIMD4<UInt64> {
    unsafeBitCast(numbers, to: SIMD4<UInt64>.self) ^ unsafeBitCast(other.numbers, to: SIMD4<UInt64>.self)
  }
}
