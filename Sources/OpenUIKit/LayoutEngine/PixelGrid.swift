/// The grid that frames are rounded to: whole pixels at a scale.
///
/// Edges are rounded in the coordinates of the window, half a pixel upwards, and a size is the distance between
/// two rounded edges, so that neighbours neither overlap nor leave a gap.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// Values closer to a half pixel than this count as the half: a solution is exact only up to rounding errors.
  private static let tolerance = 1e-6

  /// A half more than the size from which numbers have no fraction: adding and subtracting it rounds to whole ones.
  private static let rounder = 0x1.8p52
  /// From here on the rounder is too small.
  private static let largest = 0x1p50

  /// `value` in points, moved to the nearest pixel boundary.
  @inline(__always)
  func snap(_ value: Double) -> Double {
    let pixels = value * scale + Self.tolerance
    guard pixels.magnitude < Self.largest else { return value }
    return (pixels + Self.rounder - Self.rounder) / scale
  }

  /// Four values in points, each moved to the nearest pixel boundary.
  @inline(__always)
  func snap(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let pixels = values * scale + Self.tolerance
    let sum = pixels.x.magnitude + pixels.y.magnitude + pixels.z.magnitude + pixels.w.magnitude
    guard sum < Self.largest else {
      return SIMD4(snap(values.x), snap(values.y), snap(values.z), snap(values.w))
    }
    return (pixels + Self.rounder - Self.rounder) / scale
  }

  /// A difference of positions without the noise of its subtraction: what lies on a pixel is put there exactly.
  func clean(_ value: Double) -> Double {
    let snapped = snap(value)
    return abs(snapped - value) < Self.tolerance ? snapped : value
  }
}

/// Where the origin of a view's bounds lies in the window: exactly, as solved, and as drawn.
struct PixelPosition: BitwiseCopyable {
  var exact = SIMD2<Double>()
  var actual = SIMD2<Double>()

  /// Whether children of a view at `self` are rounded as they would be at `other`.
  func roundsLike(_ other: PixelPosition, on grid: PixelGrid) -> Bool {
    let before = remainder(on: grid)
    let after = other.remainder(on: grid)
    return abs(before.exact.x - after.exact.x) < 1e-6 && abs(before.exact.y - after.exact.y) < 1e-6
      && abs(before.actual.x - after.actual.x) < 1e-6 && abs(before.actual.y - after.actual.y) < 1e-6
  }

  /// The position without its whole pixels.
  private func remainder(on grid: PixelGrid) -> PixelPosition {
    let base = SIMD2(grid.snap(actual.x), grid.snap(actual.y))
    return PixelPosition(exact: exact - base, actual: actual - base)
  }
}
