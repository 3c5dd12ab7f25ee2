extension UIView {
  /// How a keyframe animation runs. The bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set; those of the curves in `AnimationOptions` count too.
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views whose size the block has changed as part of the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backwards after each run forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Goes evenly from one frame's values to the next: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Animates changes that happen one after another or side by side within `duration` seconds.
  ///
  /// `animations` calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` for each. The curve, slow
  /// at both ends unless the options have the bits of another, is that of the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
    run(timing, options, animations, completion)
  }

  /// Animates the changes that `animations` makes within a part of the keyframe animation around the call; outside of
  /// one, just makes them.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the part begins, as a fraction of the whole duration.
  ///   - frameDuration: How long it lasts, as a fraction of the whole duration.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationContext.enclosing else { return animations() }
    var timing = outer.timing
    timing.segment = AnimationTiming.Segment(start: frameStartTime, length: frameDuration)
    let completion = AnimationCompletion(outer: outer.completion, handler: nil)
    AnimationContext(
      timing: timing, interruption: .followsEarlier, animates: outer.animates,
      blocksTouches: outer.blocksTouches,
      completion: completion
    ).run(animations)
  }
}
