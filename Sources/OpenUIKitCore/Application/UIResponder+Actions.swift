extension UIResponder {
  /// The first responder in the chain that performs an action: this one or one after it.
  func responder(for action: Selector, from sender: Selector.Value?) -> UIResponder? {
    var current: UIResponder? = self
    while let responder = current {
      if responder.canPerformAction(action, withSender: sender), action.isMethod(of: responder) {
        return responder
      }
      current = responder.next
    }
    return nil
  }
}

/// Sends an action to its target, or to the responder that performs it.
enum ActionSender: ViewTreeConfined {
  /// Sends `action` to `target`. For nil it goes to the first responder that performs it: in the chain from the window's first responder,
  /// and otherwise in the chain from the sender. Returns whether it was sent.
  static func send(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? receiver(of: action, from: sender) else { return false }
    action(receiver, [sender, event])
    return true
  }

  private static func receiver(of action: Selector, from sender: AnyObject?) -> AnyObject? {
    let responder = sender as? UIResponder
    let window = responder.flatMap { $0.ancestorWindow(of: $0) } ?? UIWindow.current
    return window?.firstResponder?.responder(for: action, from: sender)
      ?? responder?.responder(for: action, from: sender) ?? window?.responder(for: action, from: sender)
  }
}
