/// The measurer and the text size of one window, with the window's lifetime. Threads that must not use the window read them here.
package final class WindowMeasurer: WindowSurroundings, @unchecked Sendable {
  private var stored: any TextMeasurer

  package init(_ measurer: any TextMeasurer) {
    stored = measurer
    super.init()
  }

  package var measurer: any TextMeasurer {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

/// The measurers for strings, which belong to no view: that of the window that was made key last or,
/// without one, of the newest window.
package enum RecentMeasurers {
  /// The measurer of the current window; nil without windows.
  package static var measurer: (any TextMeasurer)? {
    (RecentSurroundings.current.window as? WindowMeasurer)?.measurer
  }
}
