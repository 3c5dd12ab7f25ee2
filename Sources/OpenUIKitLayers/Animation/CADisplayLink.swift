/// Calls a handler once per frame of a clock, until it is invalidated.
///
/// Its time is that of a window. A link with a closure runs on the clock that it is created with, at once. One with a target and a
/// selector runs on the clock of the key window after it was added to a run loop. The clock retains it.
public final class CADisplayLink: NSObject, ViewTreeConfined {
  /// Whether the handler is left alone for now.
  public var isPaused = false

  /// The desired number of calls per second. 0, the default, means every frame.
  public var preferredFramesPerSecond = 0

  /// The time of the last frame that called the handler, in seconds.
  public private(set) var timestamp: TimeInterval = 0

  /// The expected time of the next frame, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + interval }

  /// The time between two frames of the display at the nominal rate, in seconds. The time between two calls
  /// is `targetTimestamp - timestamp`.
  public var duration: TimeInterval { 1 / AnimationClock.nominalFrameRate }

  /// The time between two calls, in seconds.
  private var interval: TimeInterval {
    preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
  }

  private let handler: (CADisplayLink) -> Void
  /// The clock that calls the link; nil after the link is invalidated or the clock deallocated.
  package nonisolated(unsafe) unowned(unsafe) var clock: AnimationClock?

  /// Calls `handler` in every frame of `clock` from now on, after the events at the time of the frame.
  public init(clock: AnimationClock, handler: @escaping (CADisplayLink) -> Void) {
    self.clock = clock
    self.handler = handler
    super.init()
    timestamp = clock.now
    hasStarted = true
    clock.add(self)
  }

  /// Creates a link that waits for `start(on:)`.
  package init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Begins to call the handler in every frame of `clock`. A link that runs already, or was invalidated, does not change.
  package func start(on clock: AnimationClock) {
    guard !hasStarted else { return }
    hasStarted = true
    self.clock = clock
    timestamp = clock.now
    clock.add(self)
  }

  /// Whether the link has run, or will never do so.
  package private(set) var hasStarted = false

  /// Stops the link permanently and releases it.
  public func invalidate() {
    let clock = clock
    self.clock = nil
    hasStarted = true
    clock?.remove(self)
  }

  /// Called by the clock for each frame, with its length in seconds.
  func frame(at time: TimeInterval, after length: TimeInterval) {
    guard clock != nil, !isPaused else { return }
    if preferredFramesPerSecond > 0 {
      // With half a frame of tolerance. Otherwise a frame that comes slightly early would be skipped
      // altogether.
      guard time - timestamp + length / 2 >= interval else { return }
    }
    timestamp = time
    handler(self)
  }
}
