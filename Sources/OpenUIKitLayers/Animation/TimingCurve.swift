/// The progress of an animation as a function of the elapsed fraction of its duration.
package enum TimingCurve: Equatable, Sendable {
  case linear
  case bezier(UnitBezier)
  case spring(SpringMotion)

  package static let easeIn = TimingCurve.bezier(UnitBezier(0.42, 0, 1, 1))
  package static let easeOut = TimingCurve.bezier(UnitBezier(0, 0, 0.58, 1))
  package static let easeInOut = TimingCurve.bezier(UnitBezier(0.42, 0, 0.58, 1))

  /// The progress, 0 at the start and 1 at the end, after a `fraction` of `duration` seconds.
  package func progress(_ fraction: Double, of duration: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .linear: return fraction
    case .bezier(let curve): return curve.y(atX: fraction)
    case .spring(let spring): return spring.value(at: fraction * duration)
    }
  }
}
