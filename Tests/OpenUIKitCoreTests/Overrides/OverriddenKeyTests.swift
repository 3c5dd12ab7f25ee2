import OpenUIKit
import Testing

/// The keyboard edits a text by `UIKeyInput`: `insertText(_:)` and `deleteBackward()`, the latter also without a text.
@MainActor
@Suite("Overridden text input")
struct OverriddenKeyTests {
  private final class Field: UITextField {
    var calls: [String] = []
    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append("insert \(text)")
      super.insertText(text)
    }
  }

  private final class Note: UITextView {
    var calls: [String] = []
    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append("insert \(text)")
      super.insertText(text)
    }
  }

  private final class WideRect: UITextSelectionRect {
    override var rect: CGRect { CGRect(x: 0, y: 0, width: 55, height: 10) }
  }

  private final class WideField: UITextField {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [WideRect()] }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func press(_ code: UIKeyboardHIDUsage, _ characters: String = "") {
    for phase in [UIPress.Phase.began, .ended] {
      window.sendKey(phase, UIKey(code, characters: characters))
    }
  }

  @Test("Backspace and letters call the overrides of a field, backspace also in an empty one")
  func field() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    press(.keyboardA, "a")
    press(.keyboardDeleteOrBackspace)
    press(.keyboardDeleteOrBackspace)
    #expect(field.calls == ["insert a", "delete", "delete"] && field.text?.isEmpty == true)
  }

  @Test("A field shows the rectangles that its class returns for a selection")
  func selection() {
    let field = WideField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(field)
    field.text = "ab"
    field.becomeFirstResponder()
    field.selectAll(nil)
    window.layoutIfNeeded()
    #expect(field.subviews.flatMap(\.subviews).contains { $0.frame.width == 55 })
  }

  @Test("Backspace, letters and return call the overrides of a text view, backspace also for a selection")
  func textView() {
    let note = Note(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(note)
    note.becomeFirstResponder()
    press(.keyboardA, "a")
    press(.keyboardReturnOrEnter, "\n")
    note.selectedRange = NSRange(location: 0, length: 2)
    press(.keyboardDeleteOrBackspace)
    press(.keyboardDeleteOrBackspace)
    #expect(note.calls == ["insert a", "insert \n", "delete", "delete"] && note.text.isEmpty)
  }

  @Test(
    "Beside a text element of the host, backspace in an empty field calls the override, and is left to the host otherwise"
  )
  func hostElement() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    let backspace = UIKey(.keyboardDeleteOrBackspace, characters: "")
    #expect(window.sendKeyBesideText(.began, backspace) == .handled && field.calls == ["delete"])
    field.text = "ab"
    #expect(window.sendKeyBesideText(.began, backspace) == .editsText && field.calls == ["delete"])
    window.changeText(to: "a", selecting: 1..<1, marking: nil, of: field)
    #expect(field.calls == ["delete", "delete"] && field.text == "a")
    window.changeText(to: "ax", selecting: 2..<2, marking: nil, of: field)
    #expect(field.calls == ["delete", "delete", "insert x"] && field.text == "ax")
  }
}
