/// The values that views and strings outside of windows take from one window, with the window's lifetime. Threads that must not
/// use the window read them here.
package class WindowSurroundings: @unchecked Sendable {
  let lock = NSLock()
  private var traits = UITraitCollection.detached

  package init() {}

  /// The traits of views without a window while this one is current: the usual ones, in the text size that the user prefers.
  package final var traitsOutside: UITraitCollection { lock.withLock { traits } }

  /// Sets the text size that the user prefers in the window.
  package final func setContentSizeCategory(_ category: UIContentSizeCategory) {
    lock.withLock {
      guard traits.preferredContentSizeCategory != category else { return }
      traits = .outside(in: category)
    }
  }
}

/// The window for views and strings outside of windows: the one that was made key last or, without one, the newest.
///
/// If views belong to the main actor, these are measured alike on all threads. If each thread has view trees of its own, it uses its
/// own windows.
package final class RecentSurroundings: @unchecked Sendable {
  private let lock = NSLock()
  private weak var key: WindowSurroundings?
  private weak var newest: WindowSurroundings?

  /// Those of a task with a screen of its own.
  @TaskLocal package static var ofTask: RecentSurroundings?

  package static var current: RecentSurroundings { ofTask ?? shared }

  #if ThreadConfined
    private static var shared: RecentSurroundings {
      objectOfThread("OpenUIKit.RecentSurroundings", RecentSurroundings())
    }
  #else
    private static let shared = RecentSurroundings()
  #endif

  package init() {}

  /// Those of the current window; nil without windows.
  // They lock by themselves, so they are read after this lock is released.
  package var window: WindowSurroundings? { lock.withLock { key ?? newest } }

  package func noteKey(_ window: WindowSurroundings) { lock.withLock { key = window } }
  package func noteNew(_ window: WindowSurroundings) { lock.withLock { newest = window } }
}
