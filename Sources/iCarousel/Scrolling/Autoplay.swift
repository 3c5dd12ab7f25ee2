/// When a carousel moves to the next item by itself.
struct Autoplay: Equatable {
  /// How long an item is shown, in seconds; 0 turns autoplay off.
  var interval: TimeInterval = 0
  private var dueTime: TimeInterval?

  /// Whether time changes anything.
  var isRunning: Bool { interval > 0 }

  /// Whether it is time to move on. The wait starts again whenever the carousel is held, such as by a finger.
  mutating func isDue(at time: TimeInterval, isHeld: Bool) -> Bool {
    guard isRunning, !isHeld else {
      dueTime = nil
      return false
    }
    guard let due = dueTime else {
      dueTime = time + interval
      return false
    }
    // Times are sums of frame intervals. Without the margin a rounding error would cost a whole frame.
    guard time >= due - Double(ScrollConstants.margin) else { return false }
    dueTime = nil
    return true
  }

  /// Starts the wait again.
  mutating func restart() {
    dueTime = nil
  }
}
