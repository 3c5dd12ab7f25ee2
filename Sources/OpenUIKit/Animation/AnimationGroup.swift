/// The changes that one animation block makes on one clock: they share their pace and end together.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
final class AnimationGroup {
  /// One changed property of one layer.
  struct Change {
    let layer: CALayer
    let animation: LayerAnimation
  }

  let timing: AnimationTiming
  private let completion: AnimationCompletion
  nonisolated(unsafe) unowned(unsafe) var clock: AnimationClock?

  private(set) nonisolated(unsafe) var changes: [Change] = []
  private var stoppedChanges = 0
  /// Whether the block still runs, which may bring more changes.
  private var isOpen = true
  /// When the changes begin, in the clock's time; not yet while the block still runs.
  private var beginTime = Double.infinity
  private var end: ScheduledEvent?

  /// Whether views that the group animates hear of no touches meanwhile.
  let blocksTouches: Bool

  /// Gives the progress in place of the timing, for groups that an animator drives.
  var pace: (() -> Double)?

  init(timing: AnimationTiming, blocksTouches: Bool, completion: AnimationCompletion) {
    self.timing = timing
    self.blocksTouches = blocksTouches
    self.completion = completion
    completion.enter()
  }

  deinit {
    for change in changes { change.animation.group = nil }
  }

  func add(_ animation: LayerAnimation, of layer: CALayer) {
    changes.append(Change(layer: layer, animation: animation))
  }

  // MARK: Pace

  /// How far the changes have come, nil when the group has no clock.
  var progress: Double? {
    if let pace { return pace() }
    return clock.map { timing.progress(at: $0.now - beginTime) }
  }

  /// Seconds since the changes began; nil when the group has no clock.
  var elapsed: Double? { clock.map { $0.now - beginTime } }

  /// Whether the changes have not begun yet.
  var isWaiting: Bool {
    guard pace == nil, let clock else { return false }
    return timing.isWaiting(at: clock.now - beginTime)
  }

  // MARK: Running

  /// Begins at the clock's present time, after the delay.
  func start() {
    isOpen = false
    guard !finishIfAllHaveStopped(), pace == nil, let clock else { return }
    beginTime = clock.now + timing.delay
    let endTime = beginTime + timing.activeDuration
    guard endTime.isFinite else { return }
    end = clock.schedule(at: endTime) { [unowned(unsafe) self] in finish() }
  }

  /// Notes that a change has been ended before its time; the group ends when the last one has.
  func changeWasStopped() {
    stoppedChanges += 1
    finishIfAllHaveStopped()
  }

  /// Ends the group with the next frame if nothing of it is left. Returns whether it does.
  @discardableResult
  private func finishIfAllHaveStopped() -> Bool {
    guard !isOpen, !changes.isEmpty, stoppedChanges == changes.count, let clock else { return false }
    end?.cancel()
    end = clock.schedule(at: clock.now) { [unowned(unsafe) self] in finish() }
    return true
  }

  /// Takes the changes off their layers and reports the end.
  func finish() {
    let wasCompleted = stoppedChanges == 0
    end?.cancel()
    clock?.remove(self)
    for change in changes {
      change.layer.setNeedsRecording()
      if !change.animation.staysAfterEnd(of: self) { change.layer.detach(change.animation) }
      change.animation.group = nil
    }
    clock = nil
    changes = []
    completion.leave(finished: wasCompleted)
  }
}
