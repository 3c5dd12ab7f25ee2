/// The grid that frames are rounded to: whole pixels at a scale.
///
/// Edges are rounded in the coordinates of the window, half a pixel upwards, and a size is the distance between
/// two rounded edges, so that neighbours neither overlap nor leave a gap.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// Values closer to a half pixel than this count as the half: a solution is exact only up to rounding errors.
  private static let tolerance = 1e-6

  /// `value` in points, moved to the nearest pixel boundary.
  func snap(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// A difference of positions without the noise of its subtraction: what lies on a pixel is put there exactly.
  func clean(_ value: Double) -> Double {
    let snapped = snap(value)
    return abs(snapped - value) < Self.tolerance ? snapped : value
  }
}

/// Where the origin of a view's bounds lies in the window: exactly, as solved, and as drawn.
struct PixelPosition {
  var exact = CGPoint.zero
  var actual = CGPoint.zero

  /// Whether children of a view at `self` are rounded as they would be at `other`.
  func roundsLike(_ other: PixelPosition, on grid: PixelGrid) -> Bool {
    let before = remainder(on: grid)
    let after = other.remainder(on: grid)
    return abs(before.exact.x - after.exact.x) < 1e-6 && abs(before.exact.y - after.exact.y) < 1e-6
      && abs(before.actual.x - after.actual.x) < 1e-6 && abs(before.actual.y - after.actual.y) < 1e-6
  }

  /// The position without its whole pixels.
  private func remainder(on grid: PixelGrid) -> PixelPosition {
    let base = CGPoint(x: grid.snap(actual.x), y: grid.snap(actual.y))
    return PixelPosition(
      exact: CGPoint(x: exact.x - base.x, y: exact.y - base.y),
      actual: CGPoint(x: actual.x - base.x, y: actual.y - base.y))
  }
}
