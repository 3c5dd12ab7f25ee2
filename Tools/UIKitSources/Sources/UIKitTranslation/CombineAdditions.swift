/// The source with what Combine adds to UIKit's views, for a target that depends on OpenCombine.
public enum CombineAdditions {
  /// The text; empty for a target without OpenCombine.
  public static func source(available: Set<String>) -> String {
    available.contains("OpenCombine") ? text : ""
  }

  // In each target that needs it: a module of this package would need OpenCombine everywhere. The key paths are those that OpenUIKit observes.
  private static let text = """

    import OpenCombine
    import OpenUIKit

    extension NSObjectProtocol where Self: UIView {
      @preconcurrency @MainActor func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
      ) -> AnyPublisher<Value, Never> {
        Deferred { () -> AnyPublisher<Value, Never> in
          let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
          let observation = self.observe(keyPath, options: .new) { _, change in
            if let value = change.newValue { values.send(value) }
          }
          let first = values.dropFirst(options.contains(.initial) ? 0 : 1)
          return first.handleEvents(receiveCancel: { observation.invalidate() }).eraseToAnyPublisher()
        }.eraseToAnyPublisher()
      }
    }

    """
}
