import UIKitShim

// Descriptions are asked for by code without isolation, loggers for one, on whatever thread.
#if ThreadConfined
  /// The text that `body` makes of an object: a view tree is used by one thread, which is the caller's.
  func textOnMainActor<Object: AnyObject>(
    of object: Object, _ body: (Object) -> String, elsewhere: (Object) -> String
  ) -> String {
    body(object)
  }
#else
  /// The text that `body` makes of an object if the caller runs on the main actor, and else the text that `elsewhere` makes,
  /// which may look at nothing that can change.
  nonisolated func textOnMainActor<Object: AnyObject>(
    of object: Object, _ body: @MainActor (Object) -> String, elsewhere: (Object) -> String
  ) -> String {
    guard MainThread.isCurrent else { return elsewhere(object) }
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { body(object) }
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
