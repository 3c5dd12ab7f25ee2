extension UIResponder {
  /// The window at the end of the chain that begins with `responder`.
  func window(above responder: UIResponder) -> UIWindow? {
    var current: UIResponder? = responder
    while let responder = current {
      if let window = responder as? UIWindow { return window }
      current = responder.next
    }
    return nil
  }

  func moveFirstResponderHere() -> Bool {
    guard let window = window(above: self) else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    if canBecomeFocused, let item = self as? UIView { window.focusSystem.move(to: item, []) }
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = window(above: self), window.firstResponder === self { window.firstResponder = nil }
    return true
  }
}
