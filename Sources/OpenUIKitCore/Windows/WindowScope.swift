// The current window for code without access to one. The following types contain the difference between the
// language modes.

#if hasFeature(Embedded)
  /// The newest window and the last key window, in a program with one thread.
  enum WindowScope {
    nonisolated(unsafe) private static var windows = RecentWindows()

    static var current: UIWindow? { (windows.key ?? windows.newest)?.window }
    static var key: UIWindow? { windows.key?.window }

    static func noteKey(_ window: UIWindow) { windows.key = window.reference }
    static func noteNew(_ window: UIWindow) { windows.newest = window.reference }
  }
#else
  /// The newest window and the last key window.
  enum WindowScope: ViewTreeConfined {
    static var current: UIWindow? { (windows.key ?? windows.newest)?.window }
    static var key: UIWindow? { windows.key?.window }

    static func noteKey(_ window: UIWindow) {
      windows.key = window.reference
      RecentMeasurers.current.noteKey(window.sharedMeasurer)
    }

    static func noteNew(_ window: UIWindow) {
      windows.newest = window.reference
      for link in windows.takeWaitingLinks() { link.start(on: window.clock) }
      RecentMeasurers.current.noteNew(window.sharedMeasurer)
    }

    /// Starts a display link on the clock of the current window, or else with the next window.
    static func start(_ link: CADisplayLink) {
      if let current { link.start(on: current.clock) } else { windows.waitingLinks.append(link) }
    }

    private static var windows: RecentWindows { sharedObject(RecentWindows()) }
  }
#endif

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
