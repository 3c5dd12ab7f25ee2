import OpenUIKit
import Testing

@MainActor
private final class Watcher: UIView {
  var events: [UIEvent.ButtonMask] = []
  var flags: [UIKeyModifierFlags] = []
  var types: [UITouch.TouchType] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event {
      events.append(event.buttonMask)
      flags.append(event.modifierFlags)
    }
    types += touches.map(\.type)
  }
}

/// The rules are those of Apple's documentation of UIGestureRecognizer, UITapGestureRecognizer and UILongPressGestureRecognizer.
@MainActor
@Suite("Pointers, buttons and presses after taps")
struct PointerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = Watcher(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let place = CGPoint(x: 100, y: 100)

  init() { window.addSubview(view) }

  private func tap(
    _ type: UITouch.TouchType = .direct, _ buttons: UIEvent.ButtonMask = [],
    _ flags: UIKeyModifierFlags = [], at time: Double
  ) {
    window.sendTouch(
      .began, at: place, time: time, type: type, buttonMask: buttons, modifierFlags: flags)
    window.sendTouch(
      .ended, at: place, time: time + 0.05, type: type, buttonMask: buttons, modifierFlags: flags)
  }

  @Test("Views and recognisers get the kind of a touch, its buttons and the keys that are held")
  func input() {
    let recognizer = UITapGestureRecognizer()
    var seen: [(UIEvent.ButtonMask, UIKeyModifierFlags)] = []
    recognizer.addAction { seen.append(($0.buttonMask, $0.modifierFlags)) }
    view.addGestureRecognizer(recognizer)
    tap(.indirectPointer, .primary, [.command, .shift], at: 0)
    #expect(view.events == [.primary] && view.flags == [[.command, .shift]])
    #expect(view.types == [.indirectPointer])
    #expect(seen.count == 1 && seen[0].0 == .primary && seen[0].1 == [.command, .shift])
    window.sendTouch(.began, at: place, time: 5)
    #expect(view.events.last == [] && view.flags.last == [] && view.types.last == .direct)
    window.sendTouch(.ended, at: place, time: 5.05)
  }

  @Test("A tap of a pointer needs the required buttons, and that of a finger none")
  func buttons() {
    let (primary, secondary) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    secondary.buttonMaskRequired = .secondary
    var taps: [String] = []
    primary.addAction { _ in taps.append("primary") }
    secondary.addAction { _ in taps.append("secondary") }
    view.addGestureRecognizer(primary)
    view.addGestureRecognizer(secondary)
    tap(.indirectPointer, .primary, at: 0)
    tap(.indirectPointer, .secondary, at: 2)
    #expect(taps == ["primary", "secondary"] && primary.buttonMaskRequired == .primary)
    tap(at: 4)
    #expect(taps.count == 3)
  }

  @Test("A recogniser follows only touches of the allowed kinds")
  func allowedTypes() {
    let pencil = UITapGestureRecognizer()
    #expect(pencil.allowedTouchTypes == [0, 1, 2, 3])
    pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    var taps = 0
    pencil.addAction { _ in taps += 1 }
    view.addGestureRecognizer(pencil)
    tap(at: 0)
    #expect(taps == 0)
    tap(.pencil, at: 2)
    #expect(taps == 1)
  }

  @Test("Buttons have the bits of their numbers")
  func masks() {
    #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIEvent.ButtonMask.button(0) == [] && UIEvent.ButtonMask.button(64) == [])
  }

  private func press() -> (UILongPressGestureRecognizer, () -> [String]) {
    let recognizer = UILongPressGestureRecognizer()
    let log = Log()
    recognizer.addAction { log.states.append("\($0.state)") }
    view.addGestureRecognizer(recognizer)
    return (recognizer, { log.states })
  }

  @MainActor private final class Log {
    var states: [String] = []
  }

  @Test("A long press after a tap begins only where a tap has preceded")
  func pressAfterTap() {
    let (recognizer, states) = press()
    #expect(recognizer.numberOfTapsRequired == 0)
    recognizer.numberOfTapsRequired = 1
    window.sendTouch(.began, at: place, time: 0)
    window.clock.advance(to: 2)
    window.sendTouch(.ended, at: place, time: 2)
    #expect(states() == [])
    tap(at: 3)
    window.sendTouch(.began, at: place, time: 3.2)
    window.clock.advance(to: 3.6)
    #expect(states() == [])
    window.clock.advance(to: 3.8)
    #expect(states() == ["began"])
    window.sendTouch(.moved, at: CGPoint(x: 150, y: 100), time: 3.9)
    window.sendTouch(.ended, at: CGPoint(x: 150, y: 100), time: 4)
    #expect(states() == ["began", "changed", "ended"])
  }

  @Test("A pause after the tap ends the gesture, and so does a press that is lifted early")
  func pressTooLate() {
    let (recognizer, states) = press()
    recognizer.numberOfTapsRequired = 1
    tap(at: 0)
    window.clock.advance(to: 1)
    window.sendTouch(.began, at: place, time: 1)
    window.clock.advance(to: 1.7)
    window.sendTouch(.ended, at: place, time: 1.7)
    #expect(states() == [])
    window.clock.advance(to: 5)
    tap(at: 5)
    tap(at: 5.2)
    window.clock.advance(to: 8)
    #expect(states() == [] && recognizer.state == .possible)
  }
}
