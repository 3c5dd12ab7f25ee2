/// The measurer of one window, with the window's lifetime. Threads that must not use the window read it
/// here.
package final class WindowMeasurer: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: any TextMeasurer

  package init(_ measurer: any TextMeasurer) { stored = measurer }

  package var measurer: any TextMeasurer {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

/// The measurers for strings, which belong to no view: that of the window that was made key last or,
/// without one, of the newest window.
///
/// If views belong to the main actor, strings are measured alike on all threads. If each thread has view
/// trees of its own, it uses the measurer of its windows.
package final class RecentMeasurers: @unchecked Sendable {
  private let lock = NSLock()
  private weak var key: WindowMeasurer?
  private weak var newest: WindowMeasurer?

  /// Those of a task with a screen of its own.
  @TaskLocal package static var ofTask: RecentMeasurers?

  package static var current: RecentMeasurers { ofTask ?? shared }

  #if ThreadConfined
    private static var shared: RecentMeasurers {
      objectOfThread("OpenUIKit.RecentMeasurers", RecentMeasurers())
    }
  #else
    private static let shared = RecentMeasurers()
  #endif

  package init() {}

  /// The measurer of the current window; nil without windows.
  // The measurer locks by itself, so it is read after this lock is released.
  package var measurer: (any TextMeasurer)? { lock.withLock { key ?? newest }?.measurer }

  package func noteKey(_ measurer: WindowMeasurer) { lock.withLock { key = measurer } }
  package func noteNew(_ measurer: WindowMeasurer) { lock.withLock { newest = measurer } }
}
