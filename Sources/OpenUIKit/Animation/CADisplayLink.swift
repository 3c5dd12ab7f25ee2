/// Calls a handler once per frame of a clock, until it is invalidated.
///
/// On Apple's platforms a display link is made for a target and a selector and added to a run loop. There are neither
/// here, so this one is made for a clock and a closure and runs at once. The clock retains it.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class CADisplayLink: NSObject {
  /// Whether the handler is left alone for now.
  public var isPaused = false

  /// How often the handler is wanted, in calls per second; 0, the default, means every frame.
  public var preferredFramesPerSecond = 0

  /// The time of the latest frame that called the handler, in seconds.
  public private(set) var timestamp: TimeInterval = 0

  /// The time at which the next frame is expected, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + interval }

  /// The time from one frame of the display to the next at the nominal rate, in seconds. From one call to the next it is
  /// `targetTimestamp - timestamp`.
  public var duration: TimeInterval { 1 / AnimationClock.nominalFrameRate }

  /// The time from one call to the next, in seconds.
  private var interval: TimeInterval {
    preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
  }

  private let handler: (CADisplayLink) -> Void
  /// The clock that calls the link, nil once the link is invalidated or the clock gone.
  nonisolated(unsafe) unowned(unsafe) var clock: AnimationClock?

  /// Calls `handler` at every frame of `clock` from now on, after what else is due at the time of the frame.
  public init(clock: AnimationClock, handler: @escaping (CADisplayLink) -> Void) {
    self.clock = clock
    self.handler = handler
    super.init()
    timestamp = clock.now
    clock.add(self)
  }

  /// Stops the link for good and lets go of it.
  public func invalidate() {
    let clock = clock
    self.clock = nil
    clock?.remove(self)
  }

  /// Called by the clock for each frame of so many seconds.
  func frame(at time: TimeInterval, after length: TimeInterval) {
    guard clock != nil, !isPaused else { return }
    if preferredFramesPerSecond > 0 {
      // Half a frame of slack, or else a frame that comes a little early would be lost altogether.
      guard time - timestamp + length / 2 >= interval else { return }
    }
    timestamp = time
    handler(self)
  }
}
