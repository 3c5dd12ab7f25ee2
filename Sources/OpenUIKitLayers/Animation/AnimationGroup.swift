/// The changes of one animation block on one clock. They share their timing and end together.
package final class AnimationGroup: ViewTreeConfined {
  /// One changed property of one layer.
  package struct Change {
    package let layer: CALayer
    package let animation: LayerAnimation
  }

  let timing: AnimationTiming
  private let completion: AnimationCompletion
  package nonisolated(unsafe) unowned(unsafe) var clock: AnimationClock?

  package private(set) nonisolated(unsafe) var changes: [Change] = []
  private var stoppedChanges = 0
  /// Whether the block is still running and may make more changes.
  private var isOpen = true
  /// The start of the changes, in the clock's time; infinite while the block is running.
  private(set) var beginTime = Double.infinity
  private var end: ScheduledEvent?

  /// Whether animated views receive no touches during the animation.
  package let blocksTouches: Bool

  /// Returns the progress instead of the timing, for groups that an animator drives.
  var pace: (() -> Double)? { didSet { releaseAfterAssignment(oldValue) } }

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
    #if !hasFeature(Embedded)
      animation.layer = layer
    #endif
  }

  // MARK: Progress

  /// The progress of the changes; nil if the group has no clock.
  var progress: Double? {
    if let pace { return pace() }
    guard let clock else { return nil }
    let elapsed = clock.shownTime - beginTime
    if clock.skipsMotion { return timing.isWaiting(at: elapsed) ? 0 : 1 }
    return timing.progress(at: elapsed)
  }

  /// Whether nothing changes on the screen until the end.
  var isStill: Bool { pace == nil && (standsStill || clock?.skipsMotion == true && !isWaiting) }

  #if hasFeature(Embedded)
    var standsStill: Bool { false }
    private var endTime: Double { beginTime + timing.activeDuration }
  #else
    /// Whether the time of a layer has stopped, so that the changes have no end for now.
    private(set) var standsStill = false
  #endif

  /// Whether the changes have not begun yet.
  var isWaiting: Bool {
    guard pace == nil, let clock else { return false }
    return timing.isWaiting(at: clock.now - beginTime)
  }

  // MARK: Running

  /// Starts the changes at the clock's current time, after the delay.
  func start() {
    isOpen = false
    // A group with a pace has no end of its own: its animator finishes it.
    guard !finishIfAllHaveStopped(), pace == nil, let clock else { return }
    beginTime = clock.now + timing.delay
    #if !hasFeature(Embedded)
      noteLayerTimes()
    #endif
    scheduleEnd()
  }

  /// Schedules the end, again if the time of layers has changed.
  func scheduleEnd() {
    guard !isOpen, pace == nil, let clock, changes.isEmpty || stoppedChanges < changes.count else { return }
    end?.cancel()
    end = nil
    let endTime = endTime
    #if !hasFeature(Embedded)
      standsStill = endTime == .infinity && timing.activeDuration.isFinite
    #endif
    // Endless repetition ends only when its changes are removed.
    guard endTime.isFinite else { return }
    end = clock.schedule(at: endTime) { [unowned(unsafe) self] in endIfComplete() }
  }

  private func endIfComplete() {
    #if !hasFeature(Embedded)
      // A layer may have come into one whose time is another.
      if let clock, endTime > clock.now { return scheduleEnd() }
    #endif
    finish()
  }

  /// The object that drives the changes of an interactive transition; nil for the clock. The driver does not keep the
  /// group, whose handler keeps the driver.
  private(set) var driver: TransitionDriver?

  /// Follows a driver instead of the clock, until the driver finishes the group.
  func follow(_ driver: TransitionDriver) {
    self.driver = driver
    end?.cancel()
    pace = { [timing, unowned(unsafe) driver] in timing.progress(at: driver.time - timing.delay) }
  }

  /// Notes that a change was ended early. The group ends with its last change.
  func changeWasStopped() {
    stoppedChanges += 1
    finishIfAllHaveStopped()
  }

  /// Ends the group in the next frame if none of its changes is left. Returns whether it does.
  @discardableResult
  private func finishIfAllHaveStopped() -> Bool {
    guard !isOpen, !changes.isEmpty, stoppedChanges == changes.count, let clock else { return false }
    end?.cancel()
    // Not at once: a change is often stopped by the block that replaces it, and completions must not run
    // inside that.
    end = clock.schedule(at: clock.now) { [unowned(unsafe) self] in finish() }
    return true
  }

  /// Removes the changes from their layers and reports the end.
  package func finish() {
    let wasCompleted = stoppedChanges == 0
    end?.cancel()
    // Before the completion, which may start other animations on the clock.
    clock?.remove(self)
    for change in changes {
      // The screen shows the model value from now on, which no property change reports.
      change.layer.setNeedsRecording()
      if !change.animation.staysAfterEnd(of: self) { change.layer.detach(change.animation) }
      change.animation.group = nil
    }
    clock = nil
    changes = []
    completion.leave(finished: wasCompleted)
  }
}
