#if !hasFeature(Embedded)
  /// What shows of an animation before its beginning and after its end.
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// A mode by its name.
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

  /// Hears of the beginning and end of an animation. Every method may be left out.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol CAAnimationDelegate {
    /// The animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over: at its end, or because it was taken off its layer.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    /// Does nothing unless the delegate implements it.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing unless the delegate implements it.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  /// What is added to a layer to change how it shows for a time, without changing the layer's own values.
  ///
  /// The layer reads it when it is added; later changes have no effect. A layer that is in no window begins it when it
  /// first shows.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  open class CAAnimation: NSObject {
    /// Seconds for one run; 0 for the duration of the transaction, 0.25 unless set, or of the group around it.
    open var duration: CFTimeInterval = 0
    /// When the animation begins: in a group, seconds after the group's beginning, else the time of the window's clock; 0
    /// for at once.
    open var beginTime: CFTimeInterval = 0
    /// Seconds of the animation that are skipped.
    open var timeOffset: CFTimeInterval = 0
    /// How fast its time passes: 1 unless set; 0 stands still at `timeOffset`.
    open var speed: Float = 1
    /// How often it runs; 0 for once.
    open var repeatCount: Float = 0
    /// For how many seconds it runs again and again, if not 0.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run goes back again.
    open var autoreverses = false
    /// What shows before the beginning and after the end.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace; an even one unless set.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the animation leaves its layer at its end.
    open var isRemovedOnCompletion = true
    /// What hears of beginning and end; retained.
    open var delegate: (any CAAnimationDelegate)?

    /// An animation of nothing.
    nonisolated public override init() {
      super.init()
    }

    /// Seconds of one run where neither the animation nor a group says how many.
    var naturalDuration: CFTimeInterval { duration }

    /// Adds what the animation does to a layer to `tracks`, under the times of the groups around it.
    func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {}
  }

  /// Animations that run together.
  open class CAAnimationGroup: CAAnimation {
    /// The animations, whose times are those of the group. What one does after the group's end does not show.
    open var animations: [CAAnimation]?

    override func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {
      let length = times.last?.duration ?? 0
      for animation in animations ?? [] {
        let own = animation.duration > 0 ? animation.duration : max(animation.naturalDuration, length)
        let time = MediaTiming(animation, duration: own, begin: animation.beginTime)
        animation.compile(&tracks, under: times + [time])
      }
    }
  }

  /// An animation of one property.
  open class CAPropertyAnimation: CAAnimation {
    /// The property, as `"opacity"`, `"position.x"` or `"transform.rotation.z"`. Adding an animation traps when no such
    /// property can be animated.
    open var keyPath: String?
    /// Whether the values are added to what the layer shows without the animation.
    open var isAdditive = false

    /// The property and the value that it shows, while the animation is added as the action of a change.
    final var change: (property: AnimatedProperty, value: AnimatableValue)?

    /// What a target shows before the change whose action this is; nil when it is no action.
    final func departure(of target: AnimationTarget) -> AnimatableValue? {
      guard let change, change.property == target.property else { return nil }
      return target.part(of: change.value)
    }

    /// An animation of the property that a key path names.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }

    override func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {
      guard let keyPath else { return }
      for target in AnimationTarget.targets(of: keyPath) {
        let (values, pace) = values(of: target)
        guard let values else { continue }
        tracks.append(
          AnimationTrack(target: target, values: values, pace: pace, times: times, isAdditive: isAdditive))
      }
    }

    /// The values of one target in the order of time, and the pace between them; nil for none.
    func values(of target: AnimationTarget) -> (TrackValues?, TimingCurve) {
      (nil, .linear)
    }
  }
#endif
