extension UIView {
  /// Options of a keyframe animation. The bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set. Those of the curves in `AnimationOptions` count too.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views whose size the block has changed as part of the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets animated views receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backwards after each run forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Interpolates linearly between frames: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Animates changes that happen one after another or in parallel within `duration` seconds.
  ///
  /// `animations` calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` for each. The curve
  /// applies to the whole. It is ease in and out unless the options contain the bits of another.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
    run(timing, options, animations, completion)
  }

  /// Animates the changes that `animations` makes within a part of the surrounding keyframe animation.
  /// Outside of one, it makes them without animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the part, as a fraction of the whole duration.
  ///   - frameDuration: The duration of the part, as a fraction of the whole duration.
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
