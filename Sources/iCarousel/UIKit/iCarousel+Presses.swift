#if canImport(UIKit) || !canImport(AppKit)
  /// Keys as presses.
  extension iCarousel {
    /// Handles keys. Returns whether the carousel uses one of them.
    func perform(_ presses: Set<UIPress>) -> Bool {
      var isDone = false
      for press in presses {
        if let key = press.key, perform(key.keyCode) { isDone = true }
      }
      return isDone
    }
  }
#endif
