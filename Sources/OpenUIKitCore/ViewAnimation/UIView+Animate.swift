// Animation blocks. A change to a view in a window becomes an animation on the window's clock. The view
// itself has the new value at once; only the screen follows. Frames that layout sets while a block runs, as
// by `layoutIfNeeded()`, are animated like other changes.

extension UIView {
  /// Animates the changes that `animations` makes.
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end; 0 or less shows the changes at once.
  ///   - delay: Seconds until the start.
  ///   - options: Curve, repetition, and the effect on current animations.
  ///   - animations: Called once, now.
  ///   - completion: Called after all animations, with whether they reached their end. It is called when a
  ///     window's clock advances if nothing is animated, because the duration is 0, animations are off or no
  ///     view in a window has changed. Without a window it is called at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
    run(timing, options, animations, completion)
  }

  /// Animates the changes that `animations` makes within `duration` seconds, with ease in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes with a spring that settles within `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion has come to rest.
  ///   - delay: Seconds until the start.
  ///   - dampingRatio: 1 for no overshoot, less for more.
  ///   - velocity: The speed at the start, in total distances per second.
  ///   - options: The effect on current animations and on touches.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the motion reached it.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      dampingRatio: Double(dampingRatio),
      settlingIn: options.duration(duration, inside: AnimationContext.enclosing),
      initialVelocity: Double(velocity))
    let timing = AnimationTiming(duration: duration, delay: delay, curve: .spring(spring))
    run(timing, options, animations, completion)
  }

  /// Animates the changes that `animations` makes with a spring.
  ///
  /// - Parameters:
  ///   - duration: The period of the spring in seconds. The motion lasts until it has come to rest.
  ///   - bounce: 0 for no overshoot, towards 1 for more, less than 0 for a slower approach.
  ///   - velocity: The speed at the start, in total distances per second.
  ///   - delay: Seconds until the start.
  ///   - options: The effect on current animations and on touches.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the motion reached it.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
    let settling = duration > 0 ? spring.settlingDuration : 0
    run(
      AnimationTiming(duration: settling, delay: delay, curve: .spring(spring)), options, animations,
      completion)
  }

  /// Makes the changes of `actionsWithoutAnimation` at once, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let completion = AnimationCompletion(handler: nil)
    let timing = AnimationTiming(duration: 0)
    AnimationContext(timing: timing, animates: false, completion: completion).run(actionsWithoutAnimation)
  }

  /// Repeats the animations of the changes that `animations` makes. Call this in an animation block, whose
  /// duration, delay and curve apply.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.enclosing else { return animations() }
    var timing = outer.timing
    timing.repeatCount = Double(max(count, 0))
    timing.autoreverses = autoreverses
    let completion = AnimationCompletion(outer: outer.completion, handler: nil)
    AnimationContext(
      timing: timing, animates: outer.animates, blocksTouches: outer.blocksTouches, completion: completion
    ).run(animations)
  }

  /// Whether animation blocks animate; see `setAnimationsEnabled(_:)`.
  public class var areAnimationsEnabled: Bool {
    AnimationScope.animationsAreEnabled
  }

  /// Turns animations of later blocks on this thread on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.transactions.animationsAreEnabled = enabled
  }

  /// The duration of the running animation block, in seconds, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.timing.duration ?? 0
  }
}

extension UIView {
  /// The clock of the view's window. O(depth).
  package var animationClock: AnimationClock? { window?.clock }

  static func run(
    _ timing: AnimationTiming, _ options: UIView.AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var timing = timing.inheriting(from: AnimationContext.enclosing, options)
    if !(timing.duration > 0) { timing.duration = 0 }
    if timing.delay.isNaN { timing.delay = 0 }
    timing.repeatCount = options.contains(.repeat) ? .infinity : 1
    timing.autoreverses = options.contains(.autoreverse)
    let context = AnimationContext(
      timing: timing,
      interruption: options.contains(.beginFromCurrentState) ? .replacesEarlier : .addsToEarlier,
      animates: areAnimationsEnabled,
      blocksTouches: !options.contains(.allowUserInteraction),
      completion: .ofBlock(completion))
    context.run {
      animations()
      if options.contains(.layoutSubviews) { context.layOutResizedViews() }
    }
  }
}

extension UIView.AnimationOptions {
  /// The duration of a block with these options: its own, or that of the surrounding block.
  fileprivate func duration(_ own: TimeInterval, inside outer: AnimationContext?) -> TimeInterval {
    guard let outer, outer.animates, !contains(.overrideInheritedDuration) else { return own }
    return outer.timing.duration
  }
}

extension AnimationTiming {
  /// The timing with the values that a block inside `outer` inherits: the duration and, unless this one is a
  /// spring, the curve.
  func inheriting(from outer: AnimationContext?, _ options: UIView.AnimationOptions) -> AnimationTiming {
    guard let outer, outer.animates else { return self }
    var timing = self
    timing.duration = options.duration(duration, inside: outer)
    if case .spring = curve { return timing }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    return timing
  }
}

extension AnimationContext {
  /// Lays out the views whose size has changed in the block.
  func layOutResizedViews() {
    for group in groups {
      for change in group.changes where change.animation.property == .boundsSize {
        (change.layer.owningView as? UIView)?.layoutIfNeeded()
      }
    }
  }
}
