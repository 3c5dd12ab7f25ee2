import UIKitShim

// Code without isolation, such as a logger, reads descriptions on any thread.
#if ThreadConfined
  /// The text that `body` returns for an object. A view tree is used by one thread, which is the caller's.
  func textOnMainActor<Object: AnyObject>(
    of object: Object, _ body: (Object) -> String, elsewhere: (Object) -> String
  ) -> String {
    body(object)
  }
#else
  /// The text that `body` returns for an object if the caller runs on the main actor. Otherwise the text that
  /// `elsewhere` returns, which must read only immutable state.
  nonisolated func textOnMainActor<Object: AnyObject>(
    of object: Object, _ body: @MainActor (Object) -> String, elsewhere: (Object) -> String
  ) -> String {
    guard MainThread.isCurrent else { return elsewhere(object) }
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { body(object) }
  }

  /// The main actor's executor: the main thread, or the main queue once Dispatch has taken over.
  private enum MainThread {
    #if canImport(Dispatch)
      private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
      }()

      nonisolated static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
      }
    #else  // WASI has one thread and no Dispatch.
      nonisolated static var isCurrent: Bool { true }
    #endif
  }
#endif
