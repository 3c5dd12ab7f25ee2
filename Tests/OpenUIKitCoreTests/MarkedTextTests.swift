import OpenUIKit
import Testing

@Suite @MainActor struct MarkedTextTests {
  private func field(_ text: String) -> (UIWindow, UITextField) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 30))
    field.text = text
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    return (window, field)
  }

  @Test func markedTextIsReplacedUntilItIsConfirmed() {
    let (window, field) = field("ab")
    #expect(field.markedTextRange == nil)
    window.sendMarkedText("n", caret: 1)
    window.sendMarkedText("ni", caret: 2)
    #expect(field.text == "abni")
    #expect(field.markedTextRange.map { field.text(in: $0) } == "ni")
    window.sendMarkedText("", caret: 0)
    #expect(field.text == "ab")
    #expect(field.markedTextRange == nil)
    window.sendText("你")
    #expect(field.text == "ab你")
  }

  @Test func insertedTextReplacesMarkedText() {
    let (window, field) = field("")
    window.sendMarkedText("ni hao", caret: 6)
    window.sendText("你好")
    #expect(field.text == "你好")
    #expect(field.markedTextRange == nil)
  }

  @Test func markedTextReplacesTheSelection() {
    let (window, field) = field("abc")
    field.selectAll(nil)
    window.sendMarkedText("x", caret: 1)
    #expect(field.text == "x")
  }

  @Test func theCaretIsWhereTheInputMethodHasIt() {
    let (window, field) = field("ab")
    window.sendMarkedText("nihao", caret: 2)
    let caret = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    #expect(caret == 4)
  }

  @Test func unmarkedTextStays() {
    let (window, field) = field("")
    window.sendMarkedText("ni", caret: 2)
    field.unmarkText()
    window.sendText("x")
    #expect(field.text == "nix")
  }

  @Test func theDelegateMayForbidMarkedText() {
    final class Delegate: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { false }
    }
    let (window, field) = field("ab")
    let delegate = Delegate()
    field.delegate = delegate
    window.sendMarkedText("ni", caret: 2)
    #expect(field.text == "ab")
    #expect(field.markedTextRange == nil)
  }

  @Test func markedTextHasAColouredGround() {
    let (window, field) = field("ab")
    func grounds() -> Int {
      let tint = DisplayList.Color(field.tintColor.withAlphaComponent(0.2).cgColor)
      return window.displayList().entries.count { $0.fill == tint }
    }
    #expect(grounds() == 0)
    window.sendMarkedText("ni", caret: 2)
    #expect(grounds() == 1)
    field.unmarkText()
    #expect(grounds() == 0)
  }

  @Test func textViewsMarkTextToo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
    view.text = "ab"
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    window.sendMarkedText("ni", caret: 2)
    #expect(view.text == "abni")
    #expect(view.markedTextRange.map { view.text(in: $0) } == "ni")
    window.sendText("你")
    #expect(view.text == "ab你")
  }
}
