/// An animation from one value to another. A missing value is the layer's value without the animation, also
/// if that changes during the animation.
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor`, arrays of colours or
/// numbers, or a `CGPath` with as many points as the layer's own. Adding an animation traps if a value is
/// of another kind than the property.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any? { didSet { releaseAfterAssignment(oldValue) } }
  /// The last value.
  open var toValue: Any? { didSet { releaseAfterAssignment(oldValue) } }
  /// The difference of the first and the last value.
  open var byValue: Any? { didSet { releaseAfterAssignment(oldValue) } }

  override func values(of target: AnimationTarget) -> (TrackValues?, TimingCurve) {
    let (from, to, by) = (
      fromValue.map(target.value), toValue.map(target.value), byValue.map(target.value)
    )
    let departure = departure(of: target)
    let present = departure.map(TrackValue.given) ?? .present(plus: nil)
    let (start, end): (TrackValue, TrackValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (.given(from), .given(to))
      case (let from?, nil, let by?): (.given(from), .given(from.plus(by)))
      case (nil, let to?, let by?): (.given(to.plus(by, factor: -1)), .given(to))
      case (let from?, nil, nil): (.given(from), .present(plus: nil))
      case (nil, let to?, nil): (present, .given(to))
      case (nil, nil, let by?): (present, departure.map { .given($0.plus(by)) } ?? .present(plus: by))
      case (nil, nil, nil): (present, .present(plus: nil))
      }
    return (TrackValues(values: [start, end], places: [0, 1], curves: [pace], isDiscrete: false), .linear)
  }

  /// The timing between the first value and the last.
  var pace: TimingCurve { .linear }
}

/// An animation that moves like a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight, more than 0.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls, more than 0.
  open var stiffness: CGFloat = 100
  /// The damping of the motion; greater values end it sooner.
  open var damping: CGFloat = 10
  /// The speed at the start, in total distances per second.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring with a period of `perceptualDuration` seconds, which lasts until it has come to rest. A bounce of 0 does not overshoot,
  /// greater ones do, up to 1, and with one below 0, down to -1, the motion is slower. Both are limited to what a spring can have.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let motion = SpringMotion(
      perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
    stiffness = CGFloat(motion.frequency * motion.frequency)
    damping = CGFloat(2 * motion.dampingRatio * motion.frequency)
    duration = settlingDuration
  }

  /// The period of the spring without damping, in seconds.
  public final var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How far the motion overshoots: 0 for not at all, up to 1, and below 0 for a slower one.
  public final var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until the motion has come to rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringMotion {
    let frequency = (Double(stiffness) / Double(mass)).squareRoot()
    let ratio = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
    return SpringMotion(dampingRatio: ratio, frequency: frequency, initialVelocity: Double(initialVelocity))
  }

  override var pace: TimingCurve { .spring(spring) }
}
