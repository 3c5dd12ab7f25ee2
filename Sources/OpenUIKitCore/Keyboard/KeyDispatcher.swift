/// Sends key events of a window to responders, and tracks the pressed keys.
final class KeyDispatcher: ViewTreeConfined {
  private nonisolated(unsafe) var presses: [UIPress] = []

  nonisolated init() {}

  /// Sends a key event to responders. Returns whether one of them handled it.
  func send(_ phase: UIPress.Phase, _ key: UIKey, in window: UIWindow) -> Bool {
    guard let press = press(phase, key, in: window) else { return false }
    let isOver = press.phase == .ended || press.phase == .cancelled
    let event = UIPressesEvent(
      timestamp: window.clock.now, presses: presses, modifierFlags: key.modifierFlags)
    if isOver { presses.removeAll { $0 === press } }
    window.dispatch(event) { [self] in deliver(press, with: event) }
    return !event.reachedTheEnd
  }

  /// The updated press of a key: a new one for a key that goes down, nil for one that is not down.
  private func press(_ phase: UIPress.Phase, _ key: UIKey, in window: UIWindow) -> UIPress? {
    for press in presses { press.phase = .stationary }
    if let press = presses.first(where: { $0.key?.keyCode == key.keyCode }) {
      // A key that goes down again without having been released is a repetition.
      press.phase = phase == .began ? .changed : phase
      press.timestamp = window.clock.now
      press.key = key
      return press
    }
    guard phase == .began else { return nil }
    let responder = window.keyResponder ?? window.firstResponder ?? window.rootViewController ?? window
    let press = UIPress(key, phase: .began, time: window.clock.now, window: window, responder: responder)
    presses.append(press)
    return press
  }

  private func deliver(_ press: UIPress, with event: UIPressesEvent) {
    guard let responder = press.responder else { return event.reachedTheEnd = true }
    switch press.phase {
    case .began: responder.pressesBegan([press], with: event)
    case .changed: responder.pressesChanged([press], with: event)
    case .stationary: break
    case .ended: responder.pressesEnded([press], with: event)
    case .cancelled: responder.pressesCancelled([press], with: event)
    }
  }
}

extension UIWindow {
  /// Sends a key event to the window. Hosts and tests call it.
  ///
  /// The first responder receives it, or without one the root view controller. A responder that calls super
  /// passes it up the chain. All phases of a key go to the responder that received its beginning. Keys that
  /// move the focus are handled first: tab and arrows, while there is a focused item. Then come the key commands of
  /// the responders in the chain. A tab that no responder handles moves the focus into the window.
  ///
  /// - Parameters:
  ///   - phase: `began` for a key that goes down, and again for each repetition; `ended` when it is released.
  ///   - key: The key, and its characters.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  /// - Returns: Whether a responder handled the key. A host leaves other keys to the system.
  @discardableResult
  public func sendKey(_ phase: UIPress.Phase, _ key: UIKey, time: TimeInterval? = nil) -> Bool {
    if let time, time > clock.now { clock.advance(to: time) }
    if keyResponder != nil { return keyDispatcher.send(phase, key, in: self) }
    return performKeyCommand(phase, key, withPriority: true) || moveFocus(phase, key)
      || performKeyCommand(phase, key, withPriority: false) || keyDispatcher.send(phase, key, in: self)
      || beginFocus(phase, key)
  }

  /// Whether the first responder accepts text. A host shows an input method while it does.
  public var acceptsText: Bool { firstResponder?.keyInput != nil }

  /// Inserts text into the first responder, if it accepts text: from an input method, or pasted. Returns
  /// whether there was one.
  @discardableResult
  public func sendText(_ text: String) -> Bool {
    guard let input = firstResponder?.keyInput else { return false }
    input.insertText(text)
    return true
  }
}
