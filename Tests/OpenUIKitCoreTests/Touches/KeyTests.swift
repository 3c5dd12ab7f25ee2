import OpenUIKit
import Testing

@MainActor
private final class KeyView: UIView {
  var log: [String] = []
  var handles: UIKeyboardHIDUsage?

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ phase: String, _ presses: Set<UIPress>) -> Bool {
    guard let press = presses.first, let key = press.key else { return false }
    log.append("\(phase) \(key.characters) \(press.timestamp)")
    return key.keyCode == handles
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("began", presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("changed", presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("ended", presses) { super.pressesEnded(presses, with: event) }
  }
}

@MainActor
private final class KeyController: UIViewController {
  var keys: [UIKeyboardHIDUsage] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.keyCode }
  }
}

@MainActor
@Suite("Keys")
struct KeyTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer = KeyView()
  private let inner = KeyView()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("The first responder receives keys, and those that it passes on go up the chain")
  func chain() {
    inner.becomeFirstResponder()
    outer.handles = .keyboardA
    #expect(window.sendKey(.began, UIKey(.keyboardA, characters: "a")))
    #expect(!window.sendKey(.began, UIKey(.keyboardB, characters: "b")))
    #expect(inner.log == ["began a 0.0", "began b 0.0"] && outer.log == inner.log)
  }

  @Test("A key that goes down again repeats, and its end comes at the window's time")
  func repetition() {
    inner.becomeFirstResponder()
    inner.handles = .keyboardA
    window.sendKey(.began, UIKey(.keyboardA, characters: "a"))
    window.sendKey(.began, UIKey(.keyboardA, characters: "a"), time: 0.5)
    window.sendKey(.ended, UIKey(.keyboardA, characters: "a"), time: 0.75)
    #expect(inner.log == ["began a 0.0", "changed a 0.5", "ended a 0.75"])
    #expect(!window.sendKey(.ended, UIKey(.keyboardA, characters: "a")))
    #expect(inner.log.count == 3)
  }

  @Test("All phases of a key go where it began")
  func responderStays() {
    inner.becomeFirstResponder()
    window.sendKey(.began, UIKey(.keyboardA, characters: "a"))
    outer.becomeFirstResponder()
    outer.log = []
    window.sendKey(.ended, UIKey(.keyboardA, characters: "a"))
    #expect(inner.log == ["began a 0.0", "ended a 0.0"])
  }

  @Test("Without a first responder the root view controller receives keys")
  func rootController() {
    let controller = KeyController()
    window.rootViewController = controller
    #expect(window.sendKey(.began, UIKey(.keyboardEscape)))
    #expect(controller.keys == [.keyboardEscape])
  }

  @Test("An event lists all keys that are down and the modifiers")
  func event() {
    let watcher = EventView()
    window.addSubview(watcher)
    watcher.becomeFirstResponder()
    window.sendKey(.began, UIKey(.keyboardLeftShift, modifierFlags: .shift))
    window.sendKey(.began, UIKey(.keyboardA, characters: "A", modifierFlags: .shift))
    #expect(watcher.counts == [1, 2] && watcher.flags == .shift && watcher.type == .presses)
  }
}

@MainActor
private final class EventView: UIView {
  var counts: [Int] = []
  var flags: UIKeyModifierFlags = []
  var type: UIEvent.EventType?

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    counts.append(event?.allPresses.count ?? 0)
    flags = event?.modifierFlags ?? []
    type = event?.type
  }
}
