import OpenUIKitCore

/// A shown window with an empty screen, and what a user and a host do with it.
@MainActor
final class MenuWindow {
  let window: UIWindow
  let screen = UIViewController()

  init(_ size: CGSize = CGSize(width: 390, height: 844), traits: UITraitCollection = UITraitCollection()) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.hostTraits = traits
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  /// Lets all animations end.
  func run(_ seconds: Double = 2) {
    for _ in 0..<Int(seconds * 20) { window.clock.advance(by: 0.05) }
  }

  /// The elements of assistive technology, by label.
  func element(_ label: String) -> UIResponder? {
    window.accessibilityTree().first { $0.accessibilityLabel == label }
  }

  var labels: [String] { window.accessibilityTree().compactMap { $0.accessibilityLabel } }

  /// The rectangle of an element in the window; null if there is none.
  func frame(_ label: String) -> CGRect { element(label)?.accessibilityFrame ?? .null }

  /// Taps the middle of an element.
  func tap(_ label: String) {
    let frame = frame(label)
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  func tap(_ point: CGPoint) {
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
  }

  func press(_ key: UIKeyboardHIDUsage) {
    window.sendKey(.began, UIKey(key))
    window.sendKey(.ended, UIKey(key))
  }
}
