/// Calls a closure when the user of a window changes the preference for reduced motion, for as long as the
/// observer lives.
///
/// On Apple's platforms that is `UIAccessibility.reduceMotionStatusDidChangeNotification`.
public final class ReducedMotionObserver: NSObject, ViewTreeConfined {
  private let handler: () -> Void

  /// Calls `handler` after every change of `window.prefersReducedMotion`. The window does not retain the observer.
  public init(_ window: UIWindow, handler: @escaping () -> Void) {
    self.handler = handler
    super.init()
    window.motionObservers.add(self)
  }

  func notify() { handler() }
}

/// The observers of a window that still exist.
struct ReducedMotionObservers: ViewTreeConfined {
  private struct Entry {
    @Weak var observer: ReducedMotionObserver?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  mutating func add(_ observer: ReducedMotionObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// The observers, as an array: a handler may add or remove observers while they are called.
  var living: [ReducedMotionObserver] { entries.compactMap { $0.observer } }
}
