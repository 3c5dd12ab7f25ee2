import OpenUIKit
import Testing

@MainActor
private final class FieldDelegate: UITextFieldDelegate {
  var log: [String] = []
  var allowsDigits = true

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) \(string)")
    return allowsDigits || !string.contains { $0.isNumber }
  }
}

@MainActor
@Suite("Text fields")
struct UITextFieldTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 34))

  init() {
    window.addSubview(field)
  }

  private func type(_ text: String) {
    for character in text { window.sendKey(.began, UIKey(.keyboardA, characters: String(character))) }
  }

  private func press(_ key: UIKeyboardHIDUsage, times: Int = 1) {
    for _ in 0..<times { window.sendKey(.began, UIKey(key)) }
  }

  @Test("The content is as large as the text, or the placeholder, with room for the border")
  func size() {
    field.placeholder = "Name"
    let label = UILabel()
    label.text = "Name"
    let plain = field.intrinsicContentSize
    #expect(plain.width == label.intrinsicContentSize.width)
    // 22 points at two pixels a point, as recorded; a line has 20.287.
    #expect(abs(plain.height - 20 - 2) < 0.34)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(abs(field.intrinsicContentSize.width - plain.width - 14) < 0.001)
    field.text = "Something longer"
    #expect(field.intrinsicContentSize.width > plain.width + 14)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
  }

  @Test("A tap begins editing; typing, deleting and moving the caret edit the text")
  func editing() {
    window.sendTouch(.began, at: CGPoint(x: 150, y: 110))
    window.sendTouch(.ended, at: CGPoint(x: 150, y: 110))
    #expect(field.isEditing && field.isFirstResponder && window.firstResponder === field)
    type("helo")
    press(.keyboardLeftArrow)
    type("l")
    #expect(field.text == "hello")
    press(.keyboardHome)
    press(.keyboardDeleteForward)
    type("J")
    press(.keyboardEnd)
    press(.keyboardDeleteOrBackspace, times: 2)
    #expect(field.text == "Jel")
    #expect(window.sendText("👩‍👩‍👧y") && field.text == "Jel👩‍👩‍👧y")
    press(.keyboardLeftArrow)
    press(.keyboardDeleteOrBackspace)
    #expect(field.text == "Jely")
  }

  @Test("Keys without text continue up the chain")
  func commands() {
    field.becomeFirstResponder()
    #expect(!window.sendKey(.began, UIKey(.keyboardS, characters: "s", modifierFlags: .command)))
    #expect(!window.sendKey(.began, UIKey(.keyboardEscape, characters: "\u{1B}")))
    #expect(!window.sendKey(.began, UIKey(.keyboardTab, characters: "\t")))
    #expect(field.text == "")
  }

  @Test("The delegate is notified of editing, may forbid a change, and gets ranges in UTF-16")
  func delegate() {
    let delegate = FieldDelegate()
    field.delegate = delegate
    field.text = "é👍"
    field.becomeFirstResponder()
    delegate.allowsDigits = false
    type("1a")
    press(.keyboardDeleteOrBackspace)
    field.resignFirstResponder()
    #expect(delegate.log == ["began", "3+0 1", "3+0 a", "3+1 ", "ended"])
    #expect(field.text == "é👍" && !field.isEditing)
  }

  @Test("Events are sent for what the user does, not for what the program does")
  func events() {
    var log: [String] = []
    field.addAction(UIAction { _ in log.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in log.append("change") }, for: .editingChanged)
    field.addAction(UIAction { _ in log.append("exit") }, for: .editingDidEndOnExit)
    field.addAction(UIAction { _ in log.append("end") }, for: .editingDidEnd)
    field.text = "by the program"
    field.becomeFirstResponder()
    type("x")
    press(.keyboardReturnOrEnter)
    #expect(log == ["begin", "change", "exit", "end"] && !field.isEditing)
  }

  @Test("Secure text shows dots, to assistive technology too, and keeps its characters")
  func secure() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    type("abc")
    #expect(field.text == "abc" && field.accessibilityValue == "•••")
    #expect(window.displayList().lines.map(\.text) == ["•••"])
  }

  @Test("Text that is too long scrolls with the caret")
  func scrolling() throws {
    field.becomeFirstResponder()
    type(String(repeating: "m", count: 60))
    window.layoutIfNeeded()
    let clip = try #require(field.subviews.first)
    let caret = try #require(clip.subviews.last)
    #expect(caret.frame.maxX <= clip.bounds.width && caret.frame.maxX > clip.bounds.width - 3)
    press(.keyboardHome)
    window.layoutIfNeeded()
    #expect(caret.frame.minX == 0)
  }

  @Test("A disabled field cannot be edited")
  func disabled() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder() && !window.sendText("a"))
  }

  @Test("The content of an effect view is a subview from the start, and follows its size")
  func effectView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    #expect(view.contentView.superview === view)
    view.frame.size = CGSize(width: 30, height: 20)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.first?.isHidden == false)
    view.effect = nil
    #expect(view.subviews.first?.isHidden == true)
  }
}
