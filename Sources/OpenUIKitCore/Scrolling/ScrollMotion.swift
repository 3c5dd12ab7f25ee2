/// The motion of a scroll view's offset along one axis after the finger is lifted: a pure function of the
/// time since then.
///
/// Inside its range the offset decelerates. Outside it, a spring pulls it back to the edge.
struct ScrollMotion {
  /// The distance from its destination, in points, at which a motion counts as finished.
  static let restingDistance: CGFloat = 0.25

  private enum Phase {
    case deceleration(Deceleration)
    case spring(PullingSpring)
  }

  private let first: Phase
  private let firstDuration: Double
  private let second: PullingSpring?

  /// The final offset, in points.
  let destination: CGFloat

  /// How long the motion lasts, in seconds.
  let duration: Double

  private init(_ first: Phase, lasting firstDuration: Double, then second: PullingSpring?, to end: CGFloat) {
    self.first = first
    self.firstDuration = firstDuration
    self.second = second
    destination = end
    duration = firstDuration + (second?.duration ?? 0)
  }

  /// Creates the motion from `offset` at `velocity` points per second within `range`. `rate` is the fraction
  /// of the velocity that is left after a millisecond.
  init(offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
    // Content that is released beyond its edge is only pulled back. Its velocity enters the spring.
    guard range.contains(offset) else {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      self.init(offset: offset, velocity: velocity, pulledTo: edge)
      return
    }
    let deceleration = Deceleration(start: offset, velocity: velocity, rate: rate)
    let target = deceleration.destination
    guard !range.contains(target) else {
      self.init(.deceleration(deceleration), lasting: deceleration.duration, then: nil, to: target)
      return
    }
    let edge = min(max(target, range.lowerBound), range.upperBound)
    // The spring takes over at the edge with the velocity there, so the motion has no kink.
    let arrival = deceleration.time(at: edge)
    let spring = PullingSpring(from: edge, velocity: deceleration.velocity(at: arrival), to: edge)
    self.init(.deceleration(deceleration), lasting: arrival, then: bounces ? spring : nil, to: edge)
  }

  /// Creates the motion from `offset` at `velocity` points per second that a spring pulls to `target`.
  init(offset: CGFloat, velocity: CGFloat, pulledTo target: CGFloat) {
    let spring = PullingSpring(from: offset, velocity: velocity, to: target)
    self.init(.spring(spring), lasting: spring.duration, then: nil, to: target)
  }

  /// The offset `time` seconds after the start.
  func offset(at time: Double) -> CGFloat {
    if time >= duration { return destination }
    if time >= firstDuration, let second { return second.offset(at: time - firstDuration) }
    switch first {
    case .deceleration(let deceleration): return deceleration.offset(at: time)
    case .spring(let spring): return spring.offset(at: time)
    }
  }
}

/// Motion whose velocity decreases by the same factor in every millisecond: `v = v₀·rate^(1000·t)`.
struct Deceleration {
  let start: CGFloat
  let velocity: CGFloat
  /// ln of the factor for a second.
  private let decay: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    // With a rate of 1 the content would never stop, and with 0 the logarithm is infinite.
    decay = 1000 * log(min(max(rate, 0.5), 0.99999))
  }

  var destination: CGFloat { start - velocity / decay }

  /// The time until less than the resting distance remains.
  var duration: Double {
    let way = abs(velocity / decay)
    return way <= ScrollMotion.restingDistance ? 0 : Double(log(ScrollMotion.restingDistance / way) / decay)
  }

  func offset(at time: Double) -> CGFloat {
    start + velocity * (exp(decay * CGFloat(time)) - 1) / decay
  }

  func velocity(at time: Double) -> CGFloat {
    velocity * exp(decay * CGFloat(time))
  }

  /// The time when the offset passes `place`, which must be on its path.
  func time(at place: CGFloat) -> Double {
    Double(log(1 + (place - start) * decay / velocity) / decay)
  }
}

/// A critically damped spring that pulls an offset to its target: `y = (y₀ + (v₀ + ω·y₀)·t)·e^(-ωt)`, where y
/// is the distance from the target.
struct PullingSpring {
  /// ω in radians per second.
  private static let frequency: CGFloat = 10

  private let target: CGFloat
  private let distance: CGFloat
  private let slope: CGFloat

  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
    self.target = target
    distance = start - target
    slope = velocity + Self.frequency * distance
  }

  func offset(at time: Double) -> CGFloat {
    let time = CGFloat(time)
    return target + (distance + slope * time) * exp(-Self.frequency * time)
  }

  /// A time after which both terms of the distance stay below half the resting distance.
  var duration: Double {
    let rest = ScrollMotion.restingDistance
    let forDistance = distance == 0 ? 0 : log(2 * abs(distance) / rest) / Self.frequency
    let forSlope =
      slope == 0 ? 0 : 2 / Self.frequency * log(4 * abs(slope) / (exp(1) * Self.frequency * rest))
    return Double(max(forDistance, forSlope, 0))
  }
}
