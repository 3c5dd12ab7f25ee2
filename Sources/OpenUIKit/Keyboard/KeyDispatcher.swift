/// Brings the keys that go down in a window to responders, and remembers which are down.
#if !ThreadConfined
  @MainActor
#endif
final class KeyDispatcher {
  private nonisolated(unsafe) var presses: [UIPress] = []

  nonisolated init() {}

  /// Tells responders what a key does. Returns whether one of them did something about it.
  func send(_ phase: UIPress.Phase, _ key: UIKey, in window: UIWindow) -> Bool {
    guard let press = press(phase, key, in: window) else { return false }
    let isOver = press.phase == .ended || press.phase == .cancelled
    let event = UIPressesEvent(
      timestamp: window.clock.now, presses: presses, modifierFlags: key.modifierFlags)
    if isOver { presses.removeAll { $0 === press } }
    deliver(press, with: event)
    return !event.reachedTheEnd
  }

  /// The press of a key as it is now: a new one for a key that goes down, nil for one that is not down.
  private func press(_ phase: UIPress.Phase, _ key: UIKey, in window: UIWindow) -> UIPress? {
    for press in presses { press.phase = .stationary }
    if let press = presses.first(where: { $0.key?.keyCode == key.keyCode }) {
      // A key that goes down again without having been released repeats.
      press.phase = phase == .began ? .changed : phase
      press.timestamp = window.clock.now
      press.key = key
      return press
    }
    guard phase == .began else { return nil }
    let responder = window.firstResponder ?? window.rootViewController ?? window
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
  /// Tells the window what a key of a keyboard does. Hosts and tests call it.
  ///
  /// The first responder hears of it, or, when there is none, the root view controller; what a responder passes to super
  /// goes up the chain. All phases of a key go to the responder that it began with. Before them come, while something has
  /// the focus, the keys that move it: tab and arrows. Tab that nobody wants brings the focus into the window.
  ///
  /// - Parameters:
  ///   - phase: `began` for a key that goes down, and again for each repetition; `ended` when it is released.
  ///   - key: Which key, and what it types.
  ///   - time: When, in seconds of the window's clock. A time in the future advances the clock first.
  /// - Returns: Whether a responder did something about it. A host leaves other keys to the system.
  @discardableResult
  public func sendKey(_ phase: UIPress.Phase, _ key: UIKey, time: TimeInterval? = nil) -> Bool {
    if let time, time > clock.now { clock.advance(to: time) }
    return moveFocus(phase, key) || keyDispatcher.send(phase, key, in: self) || beginFocus(phase, key)
  }

  /// Gives text to the first responder, if it takes text: what an input method has composed, or what is pasted. Returns
  /// whether there was one.
  @discardableResult
  public func sendText(_ text: String) -> Bool {
    guard let input = firstResponder?.keyInput else { return false }
    input.insertText(text)
    return true
  }
}
