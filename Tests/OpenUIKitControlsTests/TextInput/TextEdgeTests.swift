import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

/// Text editing between the parts of characters, and delegates that do what they should not.
@MainActor @Suite("Text editing at its edges")
struct TextEdgeTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

  init() {
    window.addSubview(field)
    window.addSubview(textView)
  }

  @Test(
    "scalars that arrive one by one become one character, which goes as one",
    arguments: [["e", "\u{301}"], ["🇩", "🇪"], ["👩", "\u{200D}", "🚀"]])
  func composition(parts: [String]) {
    field.becomeFirstResponder()
    field.text = "x"
    for part in parts { field.insertText(part) }
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••")
    field.deleteBackward()
    #expect(field.text == "x")
    field.insertText("y")
    #expect(field.text == "xy")
  }

  @Test("a character that joins two others leaves the caret behind what it has made")
  func joining() {
    field.becomeFirstResponder()
    field.text = "👩🚀"
    window.sendKey(.began, UIKey(.keyboardLeftArrow))
    field.insertText("\u{200D}")
    field.insertText("!")
    #expect(field.text == "👩‍🚀!")
  }

  @MainActor private final class Formatter: UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      textField.text = ""
      return true
    }
  }

  @Test("a delegate that shortens the text and then allows the change does no harm")
  func shortened() {
    let delegate = Formatter()
    field.delegate = delegate
    field.text = "Hello"
    field.becomeFirstResponder()
    field.insertText("!")
    #expect(field.text == "!")
    field.text = "Hello"
    field.deleteBackward()
    #expect(field.text?.isEmpty == true)
  }

  @MainActor private final class Asked: UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.append("may begin")
      return true
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("may begin")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("may end")
      return false
    }
  }

  @Test("a text that cannot be edited does not ask its delegate")
  func notEditable() {
    let delegate = Asked()
    textView.delegate = delegate
    textView.isEditable = false
    window.sendTouch(.began, at: CGPoint(x: 50, y: 120))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 120))
    field.delegate = delegate
    field.isEnabled = false
    #expect(!field.becomeFirstResponder() && delegate.log.isEmpty)
  }

  @Test("a field that leaves the window ends editing, whatever its delegate returns, and gets no more keys")
  func leaves() {
    let delegate = Asked()
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(field.isEditing)
    field.removeFromSuperview()
    #expect(!field.isEditing && window.firstResponder == nil && delegate.log.last == "ended")
    window.sendKey(.began, UIKey(.keyboardA, characters: "a"))
    #expect(field.text?.isEmpty == true)
    window.addSubview(field)
    #expect(!field.isEditing)
  }

  @Test("a field inside a view that leaves the window ends editing too")
  func leavesWithItsSuperview() {
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  /// Where the field's caret stands, in its own coordinates.
  private var caretPlace: CGFloat {
    window.layoutIfNeeded()
    let parts = field.subviews.flatMap { $0.subviews }
    let caret = parts.first { $0 is PillView }
    return caret.map { field.convert($0.frame.origin, from: $0.superview).x } ?? -1
  }

  @Test("in text from right to left the caret goes to the left as text is typed, and a touch finds its place")
  func rightToLeft() {
    window.layoutDirection = .rightToLeft
    field.becomeFirstResponder()
    let empty = caretPlace
    #expect(empty == 198)
    field.insertText("אב")
    let after = caretPlace
    let label = UILabel()
    label.text = "אב"
    #expect(abs(after - (200 - label.intrinsicContentSize.width)) < 1)
    window.sendKey(.began, UIKey(.keyboardRightArrow))
    #expect(caretPlace > after + 2)
    window.sendTouch(.began, at: CGPoint(x: 199, y: 15))
    window.sendTouch(.ended, at: CGPoint(x: 199, y: 15))
    field.insertText("ג")
    #expect(field.text == "גאב")
  }

  @Test("a space at the end moves the caret too")
  func spaceAtTheEnd() {
    field.becomeFirstResponder()
    field.insertText("a")
    let before = caretPlace
    field.insertText(" ")
    #expect(caretPlace > before + 1)
  }

  @Test("after a line break at the end the caret stands in a new line")
  func lastLineBreak() {
    textView.text = "a\n"
    textView.becomeFirstResponder()
    window.layoutIfNeeded()
    let caret = textView.subviews.compactMap { $0 as? PillView }.first { $0.frame.width == 2 }
    let line = window.textMeasurer.lineMetrics(of: textView.font!).height
    #expect(abs((caret?.frame.minY ?? 0) - 8 - line) < 1)
    window.sendKey(.began, UIKey(.keyboardUpArrow))
    window.layoutIfNeeded()
    #expect(abs((caret?.frame.minY ?? 0) - 8) < 1)
  }

  @Test("a touch in text without height sets the caret somewhere")
  func withoutHeight() {
    textView.font = .systemFont(ofSize: 0)
    textView.text = "abc"
    window.layoutIfNeeded()
    window.sendTouch(.began, at: CGPoint(x: 50, y: 150))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 150))
    #expect(textView.isFirstResponder)
  }
}
