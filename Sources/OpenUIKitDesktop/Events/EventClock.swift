import OpenUIKitCore

/// Turns the times of a system's events into those of a window's clock.
///
/// Window systems count milliseconds from a start of their own, in 32 bits that begin again at zero after 49 days. The
/// distance between both clocks is that of the event that arrived with the least delay.
public struct EventClock {
  private var offset: TimeInterval?
  private var last: UInt32 = 0
  private var turns: TimeInterval = 0

  /// Delays below this do not come from the system's restart, in seconds.
  private static let mostDelay: TimeInterval = 2

  /// Creates a clock without events.
  public init() {}

  /// Returns the time of an event in seconds of the window, not later than `now`.
  ///
  /// - Parameters:
  ///   - milliseconds: The system's time of the event; 0 if it has none.
  ///   - now: The time at which the host received the event.
  public mutating func time(ofEventAt milliseconds: UInt32, receivedAt now: TimeInterval) -> TimeInterval {
    guard milliseconds != 0 else { return now }
    if milliseconds < last, last - milliseconds > UInt32.max / 2 { turns += 4_294_967.296 }
    last = milliseconds
    let time = TimeInterval(milliseconds) / 1000 + turns
    let delay = now - time
    // A computer that slept, or another source of events, has another distance.
    if let offset, delay < offset + Self.mostDelay {
      self.offset = min(offset, delay)
    } else {
      offset = delay
    }
    return min(now, time + (offset ?? 0))
  }
}
