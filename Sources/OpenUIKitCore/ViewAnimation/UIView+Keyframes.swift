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
    /// Starts from the values on the screen, as all animations do here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs the animation backwards after each run forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own options inside another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between frames: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes at the start of each frame, without values in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace. Each frame keeps its own time here, as in the linear mode.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve. Values are interpolated linearly here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at an even pace. As in the linear mode here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates changes that happen one after another or in parallel within `duration` seconds.
  ///
  /// `animations` calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` for each. The curve
  /// applies to the whole. It is ease in and out unless the options contain the bits of another.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isDiscrete = options.rawValue & 7 << 10 == KeyframeAnimationOptions.calculationModeDiscrete.rawValue
    let options = AnimationOptions(rawValue: options.rawValue)
    var timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
    timing.isDiscrete = isDiscrete
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
    // A change that takes no time happens at the start of its frame.
    let length = outer.timing.isDiscrete ? 0 : frameDuration
    timing.segment = AnimationTiming.Segment(start: frameStartTime, length: length)
    let completion = AnimationCompletion(outer: outer.completion, handler: nil)
    AnimationContext(
      timing: timing, interruption: .followsEarlier, animates: outer.animates,
      blocksTouches: outer.blocksTouches,
      completion: completion
    ).run(animations)
  }
}
