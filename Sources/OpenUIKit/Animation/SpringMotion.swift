/// A weight on a spring with damping, let go at 0 and drawn to 1: the closed solution of
/// `x'' = -ω²·(x - 1) - 2ζω·x'`, `x(0) = 0`, `x'(0) = v`.
struct SpringMotion: Equatable, Sendable {
  /// The part of the way that may be left when a spring counts as settled.
  static let restingDistance = 0.001

  /// ζ: below 1 the weight swings past its goal, from 1 on it does not.
  let dampingRatio: Double
  /// ω, in radians per second.
  let frequency: Double
  /// v, in whole ways per second.
  let initialVelocity: Double

  /// A spring; a speed that is no number, or endless, counts as 0.
  init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// How far the weight has come `time` seconds after it was let go.
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

  /// How large the rest of the way can still be at `time`: the swings' envelope.
  private func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    let slope = decay - initialVelocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return exp(-decay * time) * (1 + slope * slope / (swing * swing)).squareRoot()
    }
    return abs(1 - value(at: time))
  }

  /// The time after which less than `restingDistance` of the way is left, in seconds, found by bisection.
  var settlingDuration: Double {
    guard dampingRatio > 0, frequency > 0 else { return .infinity }
    var high = 1 / frequency
    while envelope(at: high) > Self.restingDistance { high *= 2 }
    return Self.bisect(0, high) { envelope(at: $0) > Self.restingDistance }
  }

  /// The boundary between where `isBelow` holds and where it does not, between `low` and `high`.
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
  /// The spring of the given damping that has settled just when `duration` seconds have passed.
  init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
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

  /// The spring whose swing takes `duration` seconds; `bounce` is 0 for none, towards 1 for more, below 0 for a
  /// motion slower than that without bounce.
  ///
  /// ω = 2π / duration; ζ = 1 - bounce, or 1 / (1 + bounce) for a negative one.
  init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      dampingRatio: max(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), 0.01),
      frequency: 2 * .pi / max(duration, 1e-6),
      initialVelocity: initialVelocity)
  }

  /// The spring of a weight of `mass` on a spring of `stiffness`, braked by `damping`:
  /// ω = √(stiffness / mass), ζ = damping / (2·√(stiffness · mass)).
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(),
      initialVelocity: initialVelocity)
  }
}
