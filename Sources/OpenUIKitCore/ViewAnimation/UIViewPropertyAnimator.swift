/// Animates changes to views, and can be paused, scrubbed, reversed and continued.
///
/// It runs on the clock of the first window in which its blocks change something. Blocks that change nothing
/// in a window end as soon as they start. As in UIKit, releasing the last reference to a paused animator
/// stops the program, because nothing could end its animations.
open class UIViewPropertyAnimator: NSObject, ViewTreeConfined {
  /// The duration of the animation, in seconds. A spring with physical parameters determines its own
  /// duration.
  public let duration: TimeInterval
  /// Seconds between the last start and the first change.
  public private(set) var delay: TimeInterval = 0
  /// The state of the animator.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether an animator that reaches its end stays active there, without calling its completions.
  open var pausesOnCompletion = false
  /// Whether `fractionComplete` sets the progress of a paused animator directly, rather than its time.
  open var scrubsLinearly = true
  /// Whether animated views receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be paused, set to a progress, reversed and stopped while it runs; true by default. Otherwise the methods for
  /// that do nothing.
  open var isInterruptible = true

  #if !hasFeature(Embedded)
    private var givenParameters: (any UITimingCurveProvider)?

    /// The timing that the animator was created with; nil for one without a duration.
    public final var timingParameters: (any UITimingCurveProvider)? { givenParameters }
  #endif

  private var pace: AnimatorPace
  private var blocks: [(delayFactor: Double, animations: () -> Void)] = [] {
    didSet { releaseAfterAssignment(oldValue) }
  }
  private var completions: [(UIViewAnimatingPosition) -> Void] = [] {
    didSet { releaseAfterAssignment(oldValue) }
  }
  private nonisolated(unsafe) var groups: [AnimationGroup] = []
  private var stoppedChanges: [AnimationGroup.Change] = [] { didSet { releaseAfterAssignment(oldValue) } }
  /// Weak, because the clock retains a running animator.
  @Weak private var clock: AnimationClock?
  /// The clock that reports the end of an animator that animates nothing.
  @Weak private var idleClock: AnimationClock?
  private var end: ScheduledEvent? { didSet { releaseAfterAssignment(oldValue) } }

  /// Creates an animator of `duration` seconds with a timing and no blocks.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    #if !hasFeature(Embedded)
      givenParameters = parameters
    #endif
    let (curve, duration) = parameters.resolved(within: max(duration, 0))
    self.duration = duration
    pace = AnimatorPace(duration: duration, curve: curve)
    super.init()
  }

  /// Creates an animator without a duration: its blocks take effect at once when it starts.
  public nonisolated override init() {
    duration = 0
    pace = AnimatorPace(duration: 0, curve: .easeInOut)
    super.init()
  }

  /// Whether a running animator refuses to be stopped on its way.
  private var isLocked: Bool { !isInterruptible && isRunning }

  deinit {
    require(
      // A group that is still on a clock would ask a deallocated animator for its progress.
      groups.allSatisfy { $0.clock == nil },
      "UIViewPropertyAnimator: stop a paused animator before letting go of it")
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves like a spring and settles within its duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after `delay` seconds.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Content

  /// Adds changes to animate. They start with the others; if the animator is already active, they start at
  /// once and take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds changes that start after a part of the duration, 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  private func add(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .active else { return blocks.append((Double(delayFactor), animation)) }
    let past = clock.map { pace.progress(at: $0.now) } ?? 0
    record(animation, from: past + (1 - past) * Double(delayFactor))
  }

  /// Adds a handler that is called with the position where the animator ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animator, or continues it after a pause. Traps if it is stopped.
  open func startAnimation() { start(afterDelay: 0) }

  /// Starts the animator after `delay` seconds. Traps if it is stopped.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  private func start(afterDelay delay: TimeInterval) {
    require(
      state != .stopped, "UIViewPropertyAnimator: finish a stopped animator before starting it again")
    self.delay = delay
    activate()
    guard state == .active else { return }
    // No block has changed anything in a window.
    guard let clock else { return finishSoon() }
    pace.run(from: clock.now + delay)
    scheduleEnd()
  }

  /// Makes the animator active and pauses it.
  open func pauseAnimation() { if !isLocked { pause() } }

  private func pause() {
    activate()
    end?.cancel()
    guard state == .active, let clock else { return }
    pace.pause(at: clock.now, linearly: scrubsLinearly)
  }

  /// Continues a paused animator with another timing, in `durationFactor` times its duration, or in the
  /// remaining time for a factor of 0.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if parameters != nil || durationFactor > 0 {
      // On a copy: parameters of the app may read or change the animator.
      var continued = pace
      continued.takeOver(durationFactor: Double(durationFactor)) { parameters?.resolved(within: $0).curve }
      pace = continued
    }
    start(afterDelay: 0)
  }

  /// Stops the animator and sets the views to their values on the screen.
  ///
  /// Without finishing, it is inactive at once and its completions are not called. Otherwise it waits for
  /// `finishAnimation(at:)`. Does nothing unless the animator is active.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, !isLocked else { return }
    pause()
    // The animations are removed now, and the views keep what the screen shows until `finishAnimation(at:)`.
    stoppedChanges = freeze()
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Ends a stopped animator with the old values, the new ones, or the current ones. Traps unless it is
  /// stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(state == .stopped, "UIViewPropertyAnimator: only a stopped animator can be finished")
    finish(at: finalPosition)
  }

  /// Whether the clock moves the animator.
  open var isRunning: Bool { state == .active && pace.isRunning }

  /// Whether the animator runs from the new values to the old ones.
  open var isReversed: Bool {
    get { pace.isReversed }
    set {
      guard !isLocked else { return }
      pace.setReversed(newValue, at: clock?.now ?? 0)
      if isRunning { scheduleEnd() }
    }
  }

  /// The progress of the animator, from 0 to 1. Setting it pauses the animator there. NaN only pauses it.
  open var fractionComplete: CGFloat {
    get { CGFloat(pace.elapsedFraction(at: clock?.now ?? 0)) }
    set {
      guard !isLocked else { return }
      pause()
      pace.set(Double(newValue))
    }
  }
}

// MARK: - Steps

extension UIViewPropertyAnimator {
  /// Runs the blocks, which determines the animator's groups and its clock.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    // A block may add others, which then run at once because the animator is active.
    let blocks = blocks
    self.blocks = []
    // A block may also stop the animator.
    for block in blocks where state == .active { record(block.animations, from: block.delayFactor) }
  }

  /// Makes the changes of a block, to be shown from `start` of the progress on.
  private func record(_ animations: () -> Void, from start: Double) {
    let segment = AnimationTiming.Segment(start: start, length: 1 - start)
    let context = AnimationContext(
      timing: AnimationTiming(duration: duration, curve: pace.curve), interruption: .replacesEarlier,
      animates: UIView.areAnimationsEnabled,
      blocksTouches: !isUserInteractionEnabled,
      // The groups end with the animator, so the reference cannot dangle.
      pace: { [unowned(unsafe) self] in segment.part(before: progress) },
      completion: AnimationCompletion(handler: nil))
    context.run(animations)
    guard state == .active else {
      for group in context.groups { group.finish() }
      return
    }
    groups += context.groups
    idleClock = context.clockOfFirstChange
    clock = clock ?? groups.first?.clock
  }

  private var progress: Double {
    guard let clock else { return pace.progress(at: 0) }
    if clock.skipsMotion && pace.hasBegun(at: clock.now) { return isReversed ? 0 : 1 }
    return pace.progress(at: clock.now)
  }

  private func scheduleEnd() {
    end?.cancel()
    guard let clock, let time = pace.endTime else { return }
    // The clock retains the running animator, as UIKit does: an app need not.
    end = clock.schedule(at: time) { self.didReachEnd() }
  }

  /// Ends an animator without animations when the clock of a window advances, or at once if there is no
  /// window.
  private func finishSoon() {
    end?.cancel()
    guard let idle = idleClock ?? UIWindow.current?.clock else { return finish(at: .end) }
    end = idle.schedule(at: idle.now) { self.didReachEnd() }
  }

  private func didReachEnd() {
    guard pausesOnCompletion else { return finish(at: isReversed ? .start : .end) }
    pause()
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let changes = state == .stopped ? stoppedChanges : releaseChanges()
    switch position {
    // In reverse order: if a property changed twice, the oldest value must be set last.
    case .start: set(changes.reversed()) { $0.formerValue }
    case .end where state == .stopped: set(changes) { $0.end }
    case .end, .current: break
    }
    // A completion may start the animator again, so it must be inactive and without these completions by
    // then.
    let completions = completions
    becomeInactive()
    for completion in completions { completion(position) }
  }

  /// Sets the views to their values on the screen, and removes the animations.
  private func freeze() -> [AnimationGroup.Change] {
    // All values are read before any animation is removed, because animations of one property depend on each
    // other.
    let shown = groups.flatMap { $0.changes }.map { $0.layer.presentedValue(of: $0.animation.property) }
    let changes = releaseChanges()
    UIView.performWithoutAnimation {
      for (change, value) in zip(changes, shown) {
        change.layer.setModelValue(value, of: change.animation.property)
      }
    }
    return changes
  }

  /// Removes the animations from the layers, which then show their model values.
  private func releaseChanges() -> [AnimationGroup.Change] {
    let changes = groups.flatMap { $0.changes }
    for group in groups { group.finish() }
    groups = []
    return changes
  }

  private func set(_ changes: [AnimationGroup.Change], to value: (ValueChange) -> AnimatableValue) {
    UIView.performWithoutAnimation {
      for change in changes {
        guard let animation = change.animation.change else { continue }
        change.layer.setModelValue(value(animation), of: animation.property)
      }
    }
  }

  private func becomeInactive() {
    end?.cancel()
    _ = releaseChanges()
    stoppedChanges = []
    completions = []
    (clock, idleClock) = (nil, nil)
    pace = AnimatorPace(duration: duration, curve: pace.curve)
    state = .inactive
  }
}
