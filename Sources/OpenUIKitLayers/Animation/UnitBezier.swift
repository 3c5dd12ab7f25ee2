/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
package struct UnitBezier: Equatable, Sendable {
  private let x: Polynomial
  private let y: Polynomial
  private let isDiagonal: Bool

  /// One coordinate as a polynomial of the curve's parameter, without a constant.
  private struct Polynomial: Equatable, Sendable {
    let a, b, c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }
    func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  }

  /// Creates a curve with control points (x1, y1) and (x2, y2). The x coordinates are clamped to 0 to 1,
  /// where x is monotonic along the curve.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Polynomial(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Polynomial(y1, y2)
    isDiagonal = x1 == y1 && x2 == y2
  }

  /// The y of the curve at `x`, which is clamped to 0 to 1.
  func y(atX x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return isDiagonal ? x : y.value(parameter(atX: x))
  }

  /// Newton's method within a shrinking bracket, so that it also converges where the slope is 0.
  private func parameter(atX target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = target
    for _ in 0..<64 {
      let error = x.value(t) - target
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let slope = x.slope(t)
      let newton = t - error / slope
      t = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }
}
