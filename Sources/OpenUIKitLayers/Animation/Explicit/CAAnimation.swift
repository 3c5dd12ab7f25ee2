/// The values of an animation that are visible before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last values after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first values before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// An object that is notified of the start and end of an animation. All methods are optional.
public protocol CAAnimationDelegate: ViewTreeConfined {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, or was removed from its layer.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing unless the delegate implements it.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing unless the delegate implements it.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes the appearance of a layer for a time, without changing the layer's own values.
///
/// The layer reads the animation when it is added; later changes have no effect. A layer without a window
/// starts it when the layer is first visible.
open class CAAnimation: NSObject, ViewTreeConfined {
  /// Seconds for one run. 0 means the duration of the surrounding group or of the transaction, which is
  /// 0.25 by default.
  open var duration: CFTimeInterval = 0
  /// The start of the animation. In a group, seconds after the group's start; otherwise the time of the
  /// layer, which is that of the window's clock by default, and 0 for now.
  open var beginTime: CFTimeInterval = 0
  /// The seconds that are skipped at the start of the animation.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of its time, 1 by default. With 0 it is paused at `timeOffset`.
  open var speed: Float = 1
  /// How often it runs; 0 for once.
  open var repeatCount: Float = 0
  /// The total time of repeated runs in seconds, if not 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by its reverse.
  open var autoreverses = false
  /// The values that are visible before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; an even one by default.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed from its layer at its end.
  open var isRemovedOnCompletion = true
  /// The object that is notified of start and end; retained.
  open var delegate: (any CAAnimationDelegate)? { didSet { releaseAfterAssignment(oldValue) } }

  /// Creates an animation of nothing.
  nonisolated public override init() {
    super.init()
  }

  /// Seconds of one run if neither the animation nor a group has a duration.
  var naturalDuration: CFTimeInterval { duration }

  /// The key of all animations of the class in a layer; nil for the key they are added with.
  var fixedKey: String? { nil }

  /// Appends the tracks of the animation to `tracks`, under the times of the groups around it.
  func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {}

  /// The effects of the animation on a layer.
  func parts(for layer: CALayer, key: String, _ time: MediaTiming, in group: AnimationGroup)
    -> [KeyedAnimation]
  {
    var tracks: [AnimationTrack] = []
    compile(&tracks, under: [time])
    return tracks.map { ExplicitAnimation($0, key: key, of: self, in: group) }
  }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose times are relative to the group. After the group's end they have no effect.
  open var animations: [CAAnimation]? { didSet { releaseAfterAssignment(oldValue) } }

  override func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {
    let length = times.last?.duration ?? 0
    for animation in animations ?? [] {
      let own = animation.duration > 0 ? animation.duration : max(animation.naturalDuration, length)
      let time = animation.mediaTiming(duration: own, begin: animation.beginTime)
      animation.compile(&tracks, under: times + [time])
    }
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `"opacity"`, `"position.x"` or `"transform.rotation.z"`. Adding an animation
  /// traps if no such property can be animated.
  open var keyPath: String?
  /// Whether the values are added to the layer's value without the animation.
  open var isAdditive = false
  /// Whether each run continues from the value at the end of the run before; false by default. Colours do not add up.
  public final var isCumulative = false
  /// How numbers become values of `transform` or `sublayerTransform`; nil, the default, for transforms as values.
  public final var valueFunction: CAValueFunction? { didSet { releaseAfterAssignment(oldValue) } }

  /// The changed property and its value on the screen, while the animation is added as the action of a change.
  final var change: (property: AnimatedProperty, value: AnimatableValue)?

  /// The value of a target before the change whose action this is; nil if it is not an action.
  final func departure(of target: AnimationTarget) -> AnimatableValue? {
    guard let change, change.property == target.property else { return nil }
    return target.part(of: change.value)
  }

  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {
    guard let keyPath else { return }
    for target in AnimationTarget.targets(of: keyPath).map({ $0.applying(valueFunction?.name) }) {
      let (values, pace) = values(of: target)
      guard let values else { continue }
      tracks.append(
        AnimationTrack(
          target: target, values: values, pace: pace, times: times, isAdditive: isAdditive,
          isCumulative: isCumulative))
    }
  }

  /// The values of one target in order of time, and the timing between them; nil for none.
  func values(of target: AnimationTarget) -> (TrackValues?, TimingCurve) {
    (nil, .linear)
  }
}
