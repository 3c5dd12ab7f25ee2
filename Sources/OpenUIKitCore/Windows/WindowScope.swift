// The current window for code without access to one. The following types contain the difference between the
// language modes.

/// The newest window and the last key window, weakly referenced.
final class RecentWindows: ViewTreeConfined {
  @Weak var key: WindowReference?
  @Weak var newest: WindowReference?
  /// Display links that were started when there was no window.
  var waitingLinks: [CADisplayLink] = []

  nonisolated init() {}

  func takeWaitingLinks() -> [CADisplayLink] {
    defer { waitingLinks = [] }
    return waitingLinks
  }
}

extension UIWindow {
  /// The window that was last made key on this thread, or else the newest one; nil for none. For code without access to a window.
  static var current: UIWindow? { WindowScope.current }
}
