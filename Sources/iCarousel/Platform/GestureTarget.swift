import UIKitShim

/// What a recogniser calls: a target with a selector in UIKit, a closure in OpenUIKit.
#if !ThreadConfined
  @MainActor
#endif
final class GestureTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  /// Lets `recognizer` call `action`; the target has to be kept for as long as the recogniser.
  init(_ recognizer: UIGestureRecognizer, action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
    super.init()
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(fire(_:)))
    #else
      recognizer.addAction(action)
    #endif
  }

  #if canImport(UIKit)
    @objc private func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}
