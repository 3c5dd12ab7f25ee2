/// The time of a window's animations, display links and scrolling.
///
/// The clock does not read the real time: a host advances its window's clock once per frame, and a test by
/// any interval. Advancing is one or more *frames*. In each frame, events run in the order of their time, and
/// events at the same time in the order in which they were scheduled. Then display links fire, and then the
/// window is laid out. Whatever a handler starts begins at the time of the handler's event, so a chain of
/// animations keeps exact time for any step.
public final class AnimationClock: ViewTreeConfined {
  /// The frames per second into which a long step is divided.
  public static let nominalFrameRate = 60.0

  /// The number of handlers that may be scheduled and run within one moment before the others wait for the next
  /// frame. Without the limit, animations without duration that restart each other would never let time advance.
  static let followersPerMoment = 100

  /// The current time, in seconds.
  public private(set) var now: TimeInterval

  #if hasFeature(Embedded)
    var shownTime: TimeInterval { now }
  #else
    /// How much later than usual animations are shown, in seconds, for the copies of a replicator layer.
    var lag: TimeInterval = 0

    /// The time whose values animations show.
    var shownTime: TimeInterval { now - lag }
  #endif

  /// Whether animations of views show their last values as soon as they start, because the user prefers
  /// reduced motion. They take their time, so that completions come when they would otherwise. Set by the host; false
  /// by default.
  public var skipsMotion = false

  /// Called at the end of each frame.
  package nonisolated(unsafe) var frameHandler: (() -> Void)? { didSet { releaseAfterAssignment(oldValue) } }

  private nonisolated(unsafe) var schedule = EventQueue()
  private nonisolated(unsafe) var displayLinks: [CADisplayLink] = []
  private var layersLeavingTheTree: [CALayer] = []
  private(set) nonisolated(unsafe) var groups: [AnimationGroup] = []
  private var isAdvancing = false
  private var hasReportedEndlessMoment = false

  /// Creates a clock that shows `start` seconds.
  public nonisolated init(startingAt start: TimeInterval = 0) {
    now = start
  }

  deinit {
    for group in groups { group.clock = nil }
    for link in displayLinks { link.clock = nil }
    schedule.cancelAll()
  }

  /// Whether advancing the clock has no effect: nothing is animated or scheduled, and there is no display
  /// link.
  public var isIdle: Bool {
    groups.allSatisfy { $0.isStill } && displayLinks.allSatisfy { $0.isPaused } && schedule.nextTime == nil
  }

  /// The time of the next frame that has an effect, in seconds: now while something is animated or a display link fires, and
  /// otherwise that of the next event; nil if the clock is idle. A host that draws only when something changes waits until then.
  public var nextFrameTime: TimeInterval? {
    groups.isEmpty && displayLinks.allSatisfy { $0.isPaused } ? schedule.nextTime : now
  }

  /// Advances the clock by `interval` seconds. Traps unless the interval is finite and not negative.
  public func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Advances the clock to `time`, in seconds.
  ///
  /// A step of up to one and a half frames is one frame. A longer one is divided into equal frames of about a
  /// sixtieth of a second. Traps if `time` is not finite or in the past, and if called from a handler of the
  /// clock.
  public func advance(to time: TimeInterval) {
    require(time.isFinite && time >= now, "AnimationClock: cannot go from \(now) s to \(time) s")
    require(!isAdvancing, "AnimationClock: advanced by one of its own handlers")
    isAdvancing = true
    let start = now
    // Rounding: a step of up to one and a half frames stays one frame, so a host that is slightly late does
    // not run two layouts.
    let count = max(1, ((time - start) * Self.nominalFrameRate).rounded())
    var frame = 0.0
    while frame < count {
      frame += 1
      // Frames without events change nothing. A test that advances an hour would otherwise run 216,000 of
      // them. Display links need every frame.
      if displayLinks.isEmpty { frame = max(frame, firstBusyFrame(from: start, to: time, of: count)) }
      // The last frame is exactly at `time`, without the rounding error of the division.
      runFrame(at: frame == count ? time : start + (time - start) * (frame / count))
    }
    isAdvancing = false
  }

  /// The first frame of a step with an event, or the last frame.
  private func firstBusyFrame(from start: TimeInterval, to end: TimeInterval, of count: Double) -> Double {
    guard let due = schedule.nextTime, due < end else { return count }
    return min(((due - start) / (end - start) * count).rounded(.up), count)
  }

  private func runFrame(at time: TimeInterval) {
    let length = time - now
    stopAnimationsOutsideTheTree()
    #if !hasFeature(Embedded)
      scheduleEndsOfPausedGroups()
    #endif
    runHandlers(until: time)
    now = time
    for link in displayLinks { link.frame(at: time, after: length) }
    frameHandler?()
  }

  private func runHandlers(until time: TimeInterval) {
    var (followers, firstFollower) = (0, schedule.nextSequence)
    while let due = schedule.nextTime, due <= time {
      if due > now { (followers, firstFollower) = (0, schedule.nextSequence) }
      // A handler that was postponed to this frame may be due before `now`, and time must not go back.
      now = max(now, due)
      if schedule.firstSequence >= firstFollower {
        guard followers < Self.followersPerMoment else { return reportEndlessMoment() }
        followers += 1
      }
      schedule.popFirst()?()
    }
  }

  private func reportEndlessMoment() {
    guard !hasReportedEndlessMoment else { return }
    hasReportedEndlessMoment = true
    printAlways(
      "AnimationClock: 100 handlers started each other without time passing. The others wait for the next frame. Does the completion of an animation without duration start the same animation?"
    )
  }
}

// MARK: - Events and animations

extension AnimationClock {
  /// Runs `handler` when the clock reaches `time`, or in the next frame if that is in the past or NaN. O(log
  /// n).
  @discardableResult
  package func schedule(at time: TimeInterval, _ handler: @escaping () -> Void) -> ScheduledEvent {
    // NaN compares with nothing and would break the order of the queue.
    schedule.insert(at: time.isNaN ? now : time, handler)
  }

  func add(_ link: CADisplayLink) {
    displayLinks.append(link)
  }

  func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
  }

  func add(_ group: AnimationGroup) {
    group.clock = self
    groups.append(group)
  }

  func remove(_ group: AnimationGroup) {
    groups.removeAll { $0 === group }
  }

  /// Notes that a layer has left the clock's tree. Unless it is back by the next frame, its animations and
  /// those of its sublayers end then.
  func layerDidLeave(_ layer: CALayer) {
    // Without animations there is nothing to stop, and removing many views stays cheap.
    if !groups.isEmpty { layersLeavingTheTree.append(layer) }
  }

  private func stopAnimationsOutsideTheTree() {
    guard !layersLeavingTheTree.isEmpty else { return }
    // Only at the next frame: a view that moves to another superview leaves the tree and returns, and keeps
    // its animations.
    let layers = layersLeavingTheTree
    layersLeavingTheTree = []
    for layer in layers where layer.clock !== self { layer.removeAnimationsInSubtree() }
  }
}
