import OpenUIKit
import Testing

/// Source: Apple's documentation of `clearsOnInsertion`, `allowsEditingTextAttributes` and `UITextView.borderStyle`.
@MainActor
@Suite("Settings of text fields and text views")
struct TextSettingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.addSubview(field)
    (view.text, field.text) = ("one two", "one two")
    window.layoutIfNeeded()
  }

  @Test("The next inserted text replaces everything, once, while the text is edited")
  func clearing() {
    field.clearsOnInsertion = true
    field.insertText("!")
    #expect(field.text == "one two!" && field.clearsOnInsertion)
    field.becomeFirstResponder()
    field.insertText("new")
    #expect(field.text == "new" && !field.clearsOnInsertion)
    field.insertText("er")
    #expect(field.text == "newer")
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    view.insertText("x")
    #expect(view.text == "x" && !view.clearsOnInsertion)
    view.insertText("y")
    #expect(view.text == "xy")
  }

  private func isBold(_ index: Int) -> Bool {
    let font = view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
  }

  @Test("Commands change the look of the selection if the view allows it")
  func format() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    let bold = Selector("toggleBoldface:", UITextView.toggleBoldface(_:))
    #expect(!view.canPerformAction(bold, withSender: nil))
    view.toggleBoldface(nil)
    #expect(!isBold(4))
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction(bold, withSender: nil))
    view.toggleBoldface(nil)
    #expect(isBold(4) && !isBold(0) && view.text == "one two")
    view.selectedRange = NSRange(location: 0, length: 7)
    // The first character decides.
    view.toggleBoldface(nil)
    #expect(isBold(0) && isBold(4))
    view.toggleBoldface(nil)
    #expect(!isBold(0) && !isBold(4))
    view.toggleUnderline(nil)
    #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    view.toggleUnderline(nil)
    #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    view.selectedRange = NSRange(location: 7, length: 0)
    view.toggleItalics(nil)
    view.insertText("!")
    let font = view.textStorage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
  }

  @Test("A text view with a round border has a line and round corners")
  func border() {
    #expect(view.borderStyle == .none && view.layer.borderWidth == 0)
    view.borderStyle = .roundedRect
    #expect(view.layer.borderWidth == 0.5 && view.layer.cornerRadius == 5)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
  }

  @Test("Preferences for predictions and tools that write are kept")
  func tools() {
    view.writingToolsBehavior = .none
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    field.inlinePredictionType = .no
    field.mathExpressionCompletionType = .yes
    #expect(view.writingToolsBehavior == .none && !view.isWritingToolsActive)
    #expect(view.allowedWritingToolsResultOptions == [.plainText, .list])
    #expect(field.inlinePredictionType == .no && field.mathExpressionCompletionType == .yes)
    #expect(field.writingToolsBehavior == .default)
  }

  @Test("The state of the interaction restores the selection and the editing of a text view")
  func interactionState() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 3)
    let state = view.interactionState
    view.resignFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.interactionState = "other"
    #expect(view.selectedRange.length == 0)
    view.interactionState = state
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 2, length: 3))
    view.text = "a"
    let former = view.selectedRange
    view.interactionState = state
    #expect(view.selectedRange == former)
  }
}
