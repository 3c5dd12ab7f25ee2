/// A movement to a place by a damped spring, which begins at the speed of a finger.
struct SpringMotion: Equatable {
  let start: CGFloat
  let target: CGFloat
  /// The speed at the start, in items per second.
  let velocity: CGFloat
  let spring: iCarousel.Spring
  var startTime: TimeInterval

  /// Distances from the target and speeds below which the spring is at rest, in items and items per second.
  private static var restDistance: CGFloat { 5e-4 }
  private static var restSpeed: CGFloat { 5e-2 }
  /// The longest movement, in seconds. Springs that hardly slow down would move for minutes.
  private static var longestTime: CGFloat { 20 }

  /// The distance from the target and the speed `time` seconds after the start.
  func motion(after time: CGFloat) -> (distance: CGFloat, velocity: CGFloat) {
    let frequency = 2 * CGFloat.pi / spring.response
    let decay = spring.dampingRatio * frequency
    let (distance, slope) = (start - target, velocity + decay * (start - target))
    let spread = decay * decay - frequency * frequency
    let envelope = exp(-decay * time)
    // Between the formulas for less and more damping both divide by nearly 0.
    guard abs(spread) > 1e-6 * frequency * frequency else {
      let value = distance + slope * time
      return (value * envelope, (slope - decay * value) * envelope)
    }
    guard spread < 0 else { return overdamped(distance, after: time, decay, spread.squareRoot()) }
    let swing = (-spread).squareRoot()
    let (sine, cosine) = (sin(swing * time), cos(swing * time))
    let value = distance * cosine + slope / swing * sine
    let change = slope * cosine - distance * swing * sine
    return (value * envelope, (change - decay * value) * envelope)
  }

  /// The sum of a slow and a fast decay.
  private func overdamped(
    _ distance: CGFloat, after time: CGFloat, _ decay: CGFloat, _ spread: CGFloat
  ) -> (distance: CGFloat, velocity: CGFloat) {
    let (slow, fast) = (decay - spread, decay + spread)
    let part = (velocity + slow * distance) / (slow - fast)
    let (late, early) = ((distance - part) * exp(-slow * time), part * exp(-fast * time))
    return (late + early, -slow * late - fast * early)
  }

  /// Whether the spring is at rest then.
  func isOver(after time: CGFloat) -> Bool {
    let motion = motion(after: time)
    let isAtRest = abs(motion.distance) < Self.restDistance && abs(motion.velocity) < Self.restSpeed
    return isAtRest || time >= Self.longestTime || !motion.distance.isFinite
  }
}

/// Springs after a drag.
extension ScrollMachine {
  /// Starts a spring at the speed of the finger, unless it would be at rest.
  mutating func beginSpring(_ spring: iCarousel.Spring, to target: CGFloat, at time: TimeInterval) {
    let speed = rules.scrollSpeed > 0 ? velocity * rules.offsetMultiplier : 0
    let motion = SpringMotion(
      start: offset, target: target, velocity: speed, spring: spring, startTime: time)
    if !motion.isOver(after: 0) { self.motion = .springing(motion) }
  }

  mutating func advance(_ spring: SpringMotion, to time: TimeInterval) -> ScrollEvents {
    let elapsed = max(0, CGFloat(time - spring.startTime))
    let isOver = spring.isOver(after: elapsed)
    offset = spring.target + (isOver ? 0 : spring.motion(after: elapsed).distance)
    var events = didScroll(at: time)
    guard isOver else { return events }
    events.append(endMotion())
    endDeceleration(at: time)
    return events
  }
}
