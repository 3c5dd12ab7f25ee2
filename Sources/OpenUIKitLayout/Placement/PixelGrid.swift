/// The grid to which frames are rounded: whole pixels at a scale.
///
/// Edges are rounded in the coordinates of the window, half a pixel upwards. A size is the distance between
/// two rounded edges. So neighbours neither overlap nor leave a gap.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double
  /// Points per pixel, if multiplying by it is exact, which it is for scales such as 2; zero if not.
  let exactInverse: Double
  /// `tolerance` in points.
  let toleratedLength: Double
  /// The length in points from which pixels cannot be counted.
  private let largestLength: Double

  init(scale: Double) {
    self.scale = scale
    exactInverse = scale.significand == 1 && 1 / scale > 0 ? 1 / scale : 0
    toleratedLength = Self.tolerance / scale
    largestLength = Self.largest / scale
  }

  /// Values closer to a half pixel than this count as the half, because a solution has rounding errors.
  private static let tolerance = 1e-6

  /// A half more than the size from which numbers have no fraction. Adding and subtracting it rounds to whole
  /// numbers.
  static let rounder = 0x1.8p52
  /// The magnitude from which `rounder` is too small.
  private static let largest = 0x1p50

  /// `value` in points, rounded to the nearest pixel boundary.
  @inline(__always)
  func snap(_ value: Double) -> Double {
    let pixels = value * scale + Self.tolerance
    guard pixels.magnitude < Self.largest else { return value }
    return (pixels + Self.rounder - Self.rounder) / scale
  }

  /// Two values in points as the numbers of the nearest pixel boundaries. `hasPixels` must hold.
  @inline(__always)
  func pixels(_ values: SIMD2<Double>) -> SIMD2<Double> {
    rounded(moved: values + toleratedLength) - Self.rounder
  }

  /// Returns the numbers of the nearest pixel boundaries plus `rounder`, for values that `toleratedLength` was added to.
  @inline(__always)
  func rounded(moved values: SIMD2<Double>) -> SIMD2<Double> { values * scale + Self.rounder }

  /// Two numbers of pixels in points.
  func points(_ pixels: SIMD2<Double>) -> SIMD2<Double> { pixels / scale }

  /// Whether four values in points are finite and so small that their pixels can be counted.
  @inline(__always)
  func hasPixels(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Bool {
    let (one, other) = (
      SIMD2(first.x.magnitude, first.y.magnitude), SIMD2(second.x.magnitude, second.y.magnitude)
    )
    let lengths = one + other
    return lengths.x + lengths.y < largestLength
  }

  /// Two values in points as numbers of pixels; nil unless both are on the boundary of a pixel.
  func wholePixels(_ values: SIMD2<Double>) -> SIMD2<Double>? {
    guard hasPixels(values, values) else { return nil }
    let pixels = pixels(values)
    let rest = pixels / scale - values
    return rest.x.magnitude < Self.tolerance && rest.y.magnitude < Self.tolerance ? pixels : nil
  }

  /// A difference of positions without rounding errors: if it is close to a pixel boundary, it is exactly
  /// there.
  func clean(_ value: Double) -> Double {
    let snapped = snap(value)
    return abs(snapped - value) < Self.tolerance ? snapped : value
  }
}

/// The position of the origin of a view's bounds in the window: exact, as solved, and rounded.
struct PixelPosition: BitwiseCopyable {
  var exact = SIMD2<Double>()
  var actual = SIMD2<Double>()

  /// Whether it is that of a root.
  var isZero: Bool {
    @inline(__always) get { exact == SIMD2() && actual == SIMD2() }
  }

  /// Whether children of a view at `self` are rounded as they would be at `other`.
  func roundsLike(_ other: PixelPosition, on grid: PixelGrid) -> Bool {
    let before = remainder(on: grid)
    let after = other.remainder(on: grid)
    return abs(before.exact.x - after.exact.x) < 1e-6 && abs(before.exact.y - after.exact.y) < 1e-6
      && abs(before.actual.x - after.actual.x) < 1e-6 && abs(before.actual.y - after.actual.y) < 1e-6
  }

  /// The position modulo whole pixels.
  private func remainder(on grid: PixelGrid) -> PixelPosition {
    let base = SIMD2(grid.snap(actual.x), grid.snap(actual.y))
    return PixelPosition(exact: exact - base, actual: actual - base)
  }
}
