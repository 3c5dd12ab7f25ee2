/// A damped spring that starts at 0 and is pulled to 1: the closed solution of `x'' = -ω²·(x - 1) - 2ζω·x'`,
/// `x(0) = 0`, `x'(0) = v`.
package struct SpringMotion: Equatable, Sendable {
  /// The remaining distance at which a spring counts as settled, as a fraction of the total.
  static let restingDistance = 0.001

  /// ζ: below 1 the spring overshoots, from 1 on it does not.
  let dampingRatio: Double
  /// ω, in radians per second.
  let frequency: Double
  /// v, in total distances per second.
  let initialVelocity: Double

  /// Creates a spring. A speed that is not finite counts as 0.
  init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// The position `time` seconds after the start.
  func value(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    // With y = 1 - x: y(0) = 1, y'(0) = -v.
    let slope = decay - initialVelocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + slope / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + slope * time) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let a = (fast - initialVelocity) / (2 * spread)
    return 1 - a * exp(-slow * time) - (1 - a) * exp(-fast * time)
  }

  /// The largest remaining distance at `time`: the envelope of the oscillation.
  private func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    let slope = decay - initialVelocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return exp(-decay * time) * (1 + slope * slope / (swing * swing)).squareRoot()
    }
    return abs(1 - value(at: time))
  }

  /// The time after which less than `restingDistance` remains, in seconds, by bisection.
  package var settlingDuration: Double {
    guard dampingRatio > 0, frequency > 0 else { return .infinity }
    var high = 1 / frequency
    while envelope(at: high) > Self.restingDistance { high *= 2 }
    return Self.bisect(0, high) { envelope(at: $0) > Self.restingDistance }
  }

  /// The boundary between `low` and `high` up to which `isBelow` holds.
  private static func bisect(_ low: Double, _ high: Double, _ isBelow: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if isBelow(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringMotion {
  /// Creates the spring with the given damping that settles in exactly `duration` seconds.
  package init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    func hasYetToSettle(_ frequency: Double) -> Bool {
      let spring = SpringMotion(dampingRatio: ratio, frequency: frequency, initialVelocity: initialVelocity)
      return spring.envelope(at: duration) > Self.restingDistance
    }
    var high = 1 / max(duration, 1e-6)
    while hasYetToSettle(high) { high *= 2 }
    let frequency = Self.bisect(0, high, hasYetToSettle)
    self.init(dampingRatio: ratio, frequency: frequency, initialVelocity: initialVelocity)
  }

  /// Creates a spring with a period of `duration` seconds. `bounce` is 0 for none, towards 1 for more, and
  /// below 0 for a slower motion than without bounce.
  ///
  /// ω = 2π / duration; ζ = 1 - bounce, or 1 / (1 + bounce) for a negative one.
  package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      dampingRatio: max(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), 0.01),
      frequency: 2 * .pi / max(duration, 1e-6),
      initialVelocity: initialVelocity)
  }

  /// Creates a spring from physical parameters: ω = √(stiffness / mass), ζ = damping / (2·√(stiffness ·
  /// mass)).
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(),
      initialVelocity: initialVelocity)
  }
}
