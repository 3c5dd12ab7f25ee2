import UIKitShim

// Descriptions are asked for by code without isolation, loggers for one, on whatever thread.
#if ThreadConfined
  /// Runs `body`: a view tree is used by one thread, which is the caller's.
  func onMainActor<Value: Sendable>(_ body: () -> Value, elsewhere: () -> Value) -> Value { body() }
#else
  /// Runs `body` if the caller runs on the main actor, and else `elsewhere`, which may look at nothing that can change.
  nonisolated func onMainActor<Value: Sendable>(
    _ body: @MainActor () -> Value, elsewhere: () -> Value
  ) -> Value {
    MainThread.isCurrent ? MainActor.assumeIsolated(body) : elsewhere()
  }

  /// Where the main actor runs: on the main thread, or once Dispatch has taken over from that, on the main queue.
  private enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    nonisolated static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
  }
#endif
