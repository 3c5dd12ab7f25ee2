#if !hasFeature(Embedded)
  /// An animation from one value to another. What is not given is what the layer shows when the animation is added.
  ///
  /// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor`, arrays of colours or numbers, or a
  /// `CGPath` with as many points as the layer's own; adding an animation traps for a value of another kind than the
  /// property's.
  open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The way from the first value to the last.
    open var byValue: Any?

    override func values(of target: AnimationTarget, on layer: CALayer) -> (TrackValues?, TimingCurve) {
      let (from, to, by) = (
        fromValue.map(target.value), toValue.map(target.value), byValue.map(target.value)
      )
      let present = target.part(of: layer.presentedValue(of: target.property))
      let (start, end): (AnimatableValue, AnimatableValue) =
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.plus(by))
        case (nil, let to?, let by?): (to.plus(by, factor: -1), to)
        case (let from?, nil, nil): (from, arrival(of: target) ?? present)
        case (nil, let to?, nil): (present, to)
        case (nil, nil, let by?): (present, present.plus(by))
        case (nil, nil, nil): (present, arrival(of: target) ?? present)
        }
      return (TrackValues(values: [start, end], places: [0, 1], curves: [pace], isDiscrete: false), .linear)
    }

    /// How the way from the first value to the last is made.
    var pace: TimingCurve { .linear }
  }

  /// An animation that moves like a weight on a spring.
  open class CASpringAnimation: CABasicAnimation {
    /// The weight, more than 0.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls, more than 0.
    open var stiffness: CGFloat = 100
    /// How strongly it is braked.
    open var damping: CGFloat = 10
    /// The speed at the start, in whole ways per second.
    open var initialVelocity: CGFloat = 0

    /// Seconds until the motion has come to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: SpringMotion {
      let frequency = (Double(stiffness) / Double(mass)).squareRoot()
      let ratio = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
      return SpringMotion(dampingRatio: ratio, frequency: frequency, initialVelocity: Double(initialVelocity))
    }

    override var pace: TimingCurve { .spring(spring) }
  }
#endif
