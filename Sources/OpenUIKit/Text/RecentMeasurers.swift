#if !hasFeature(Embedded)
  /// The measurer of one window, which it lives as long as. Threads that may not use the window read it here.
  final class WindowMeasurer: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: any TextMeasurer

    init(_ measurer: any TextMeasurer) { stored = measurer }

    var measurer: any TextMeasurer {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// What measures strings, which are in no view: the measurer of the window that was made key last or, without one, of the
  /// window made last.
  ///
  /// Where views belong to the main actor, strings are measured alike on all threads. Where each thread has trees of its own,
  /// each has its windows' measurer.
  final class RecentMeasurers: @unchecked Sendable {
    private let lock = NSLock()
    private weak var key: WindowMeasurer?
    private weak var newest: WindowMeasurer?

    #if ThreadConfined
      static var current: RecentMeasurers { objectOfThread("OpenUIKit.RecentMeasurers", RecentMeasurers()) }
    #else
      static let current = RecentMeasurers()
    #endif

    /// The measurer of the window that counts; nil without windows.
    var measurer: (any TextMeasurer)? { lock.withLock { key ?? newest }?.measurer }

    func noteKey(_ measurer: WindowMeasurer) { lock.withLock { key = measurer } }
    func noteNew(_ measurer: WindowMeasurer) { lock.withLock { newest = measurer } }
  }
#endif
