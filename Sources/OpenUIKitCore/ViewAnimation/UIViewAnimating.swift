/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped = 2
}

/// The point at which an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end = 0
  /// At the old values.
  case start = 1
  /// Somewhere between.
  case current = 2
}
