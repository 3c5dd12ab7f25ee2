extension UIGestureRecognizer {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible = 0
    /// A continuous gesture was recognised.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The gesture was broken off.
    case cancelled = 4
    /// The touches were something else.
    case failed = 5

    /// The gesture is complete: the only state of discrete gestures.
    public static let recognized = State.ended
  }
}
