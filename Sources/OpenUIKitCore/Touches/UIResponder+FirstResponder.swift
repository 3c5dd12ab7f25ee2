extension UIWindow {
  /// Resigns the first responder if it is inside a view that is about to leave the window. The responder
  /// cannot refuse.
  func resignFirstResponder(in view: UIView) {
    guard let responder = firstResponder, responder.belongs(to: view) else { return }
    let hasResigned = responder.resignFirstResponder()
    // A callback of the responder may have made another one first.
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !hasResigned { responder.firstResponderWasTaken() }
  }
}

extension UIResponder {
  /// The window at the end of the responder chain from `responder`.
  func ancestorWindow(of responder: UIResponder) -> UIWindow? {
    var current: UIResponder? = responder
    while let responder = current {
      if let window = responder as? UIWindow { return window }
      current = responder.next
    }
    return nil
  }

  func moveFirstResponderHere() -> Bool {
    guard let window = ancestorWindow(of: self) else {
      (self as? UIView)?.awaitsFirstResponder = true
      return false
    }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    // A text field may refuse to end editing, such as for invalid input.
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    // A callback may have changed the first responder, or removed this one.
    guard window.firstResponder == nil, self.ancestorWindow(of: self) === window else {
      return window.firstResponder === self
    }
    window.firstResponder = self
    if let item = self as? UIView, item.canBecomeFocused { window.focusSystem.move(to: item, []) }
    return true
  }

  /// Whether the responder is the view, its controller, or a descendant.
  func belongs(to view: UIView) -> Bool {
    var current: UIResponder? = self
    while let responder = current {
      if responder === view || responder === view.owningController { return true }
      current = responder.next
    }
    return false
  }

  func giveUpFirstResponder() -> Bool {
    (self as? UIView)?.awaitsFirstResponder = false
    guard canResignFirstResponder else { return false }
    if let window = ancestorWindow(of: self), window.firstResponder === self { window.firstResponder = nil }
    return true
  }
}
