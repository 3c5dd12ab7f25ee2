import OpenUIKit
import Testing

@MainActor
@Suite("Clearing and fitting text fields")
struct TextFieldClearingTests {
  private final class Delegate: UITextFieldDelegate {
    var log: [String] = []
    var allowsClearing = true

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("clear")
      return allowsClearing
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("ended \(reason)")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("caret") }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
  private let delegate = Delegate()

  init() {
    window.addSubview(field)
    field.delegate = delegate
  }

  private var button: UIButton? {
    window.layoutIfNeeded()
    return field.subviews.lazy.compactMap { $0 as? UIButton }.first
  }

  @Test("The clear button shows in its mode, while there is text")
  func clearButtonMode() throws {
    #expect(field.clearButtonMode == .never && button == nil)
    field.clearButtonMode = .whileEditing
    field.text = "a"
    #expect(button == nil)
    field.becomeFirstResponder()
    let center = try #require(button).center
    #expect(center.x == 200 - 24 + 9.5 && abs(center.y - 17) < 0.5)
    #expect(button?.accessibilityLabel == "Clear text")
    #expect(field.editingRect(forBounds: field.bounds).width == 176)
    field.text = ""
    #expect(button == nil && field.editingRect(forBounds: field.bounds).width == 200)
    field.text = "b"
    field.resignFirstResponder()
    #expect(button == nil)
    field.clearButtonMode = .always
    #expect(button != nil)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .always
    #expect(button == nil)
    field.rightViewMode = .never
    field.clearButtonMode = .never
    #expect(button == nil)
  }

  @Test("A tap on the clear button removes the text and begins editing, unless the delegate forbids it")
  func clearing() throws {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.clearButtonMode = .always
    field.text = "abc"
    delegate.allowsClearing = false
    try #require(button).sendActions(for: .touchUpInside)
    #expect(field.text == "abc" && changes == 0 && !field.isEditing)
    delegate.allowsClearing = true
    try #require(button).sendActions(for: .touchUpInside)
    #expect(field.text == "" && changes == 1 && field.isEditing)
    #expect(delegate.log == ["clear", "clear", "caret"])
  }

  @Test(
    "A field that clears on editing is empty when editing begins, and its delegate gets reasons and carets")
  func clearsOnBeginEditing() {
    field.clearsOnBeginEditing = true
    field.text = "abc"
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.insertText("x")
    field.resignFirstResponder()
    #expect(delegate.log == ["clear", "caret", "caret", "ended committed"])
  }

  @Test(
    "A font that adjusts becomes smaller for a wide text, down to the smallest, and the field's font stays")
  func fitting() throws {
    field.font = .systemFont(ofSize: 20)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 12
    let size = { [window] () throws -> CGFloat in
      try #require(window.displayList().texts.first).font.pointSize
    }
    field.text = "short"
    #expect(try size() == 20)
    let letter = UILabel()
    letter.font = field.font
    letter.text = "m"
    // A quarter wider than the field, and three times as wide.
    let letters = Int(250 / letter.intrinsicContentSize.width)
    field.text = String(repeating: "m", count: letters)
    let fitted = try size()
    #expect(fitted < 20 && fitted > 12 && field.font?.pointSize == 20)
    let height = field.intrinsicContentSize.height
    field.text = String(repeating: "m", count: letters * 3)
    #expect(try size() == 12 && field.intrinsicContentSize.height == height)
    field.adjustsFontSizeToFitWidth = false
    #expect(try size() == 20)
  }
}
