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
#endif
