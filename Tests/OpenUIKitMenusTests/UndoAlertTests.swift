import OpenUIKitControls
import Testing

@testable import OpenUIKitMenus

/// By Apple's documentation of `UIApplication.applicationSupportsShakeToEdit`, and the Human Interface Guidelines on undo and redo: the title
/// names the change. There are Undo and Cancel, and Redo where something can be redone.
@MainActor
@Suite("Shake to undo", .serialized)
struct UndoAlertTests {
  private let place = MenuWindow()
  private let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 100))

  init() {
    place.screen.view.addSubview(view)
    view.becomeFirstResponder()
  }

  private func type(_ character: String) {
    place.window.sendKey(.began, UIKey(.keyboardA, characters: character))
    place.window.sendKey(.ended, UIKey(.keyboardA, characters: character))
  }

  private func shake() {
    place.window.sendShake()
    place.run()
  }

  private var alert: UIAlertController? { place.screen.presentedViewController as? UIAlertController }

  @Test("names the last change, and undoes it")
  func undo() {
    type("a")
    shake()
    #expect(alert?.title == "Undo Typing")
    #expect(alert?.actions.map(\.title) == ["Undo", "Cancel"])
    place.tap("Undo")
    place.run()
    #expect(view.text == "" && alert == nil)
    shake()
    #expect(alert?.title == "Redo Typing")
    place.tap("Redo")
    place.run()
    #expect(view.text == "a")
  }

  @Test("offers both where both are possible, and Cancel changes nothing")
  func both() {
    type("a")
    place.press(.keyboardLeftArrow)
    type("b")
    view.undoManager?.undo()
    shake()
    #expect(alert?.title == "Undo Typing")
    #expect(alert?.actions.map(\.title) == ["Undo", "Redo Typing", "Cancel"])
    place.tap("Cancel")
    place.run()
    #expect(view.text == "a" && alert == nil)
    shake()
    place.tap("Redo Typing")
    place.run()
    #expect(view.text == "ba")
  }

  @Test("A further shake shows no second alert")
  func twice() {
    type("a")
    shake()
    let first = alert
    shake()
    #expect(first != nil && first?.presentedViewController == nil)
    #expect(alert === first)
  }

  private final class Shaker: UITextView {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }

  @Test(
    "Nothing is offered without a change, for a cancelled shake, if a responder keeps it, or if the app forbids it"
  )
  func nothing() {
    shake()
    #expect(alert == nil)
    type("a")
    place.window.sendShake(isCancelled: true)
    place.run()
    #expect(alert == nil)
    UIApplication.shared.applicationSupportsShakeToEdit = false
    shake()
    UIApplication.shared.applicationSupportsShakeToEdit = true
    #expect(alert == nil)
    let shaker = Shaker(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    place.screen.view.addSubview(shaker)
    shaker.becomeFirstResponder()
    type("a")
    shake()
    #expect(shaker.text == "a" && alert == nil)
  }
}
