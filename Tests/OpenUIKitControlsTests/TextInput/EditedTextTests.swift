import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

/// Refuses or changes what is typed, and keeps a list of what it was asked.
private final class Judge: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var questions: [String] = []
  var allows = true

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    questions.append("\(range.location) \(range.length) \(string)")
    return allows
  }
}

@Suite("Text that a host edits in an element of its own")
#if !ThreadConfined
  @MainActor
#endif
struct EditedTextTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
  private let judge = Judge()

  init() {
    window.makeKeyAndVisible()
    field.delegate = judge
    window.addSubview(field)
  }

  private func change(_ text: String, caret: Int, marking mark: Range<Int>? = nil) {
    window.changeText(to: text, selecting: caret..<caret, marking: mark, of: field)
  }

  @Test("is described while it is edited, with its place in the window and its selection in units")
  func describes() {
    #expect(window.editedText == nil)
    field.text = "a👍🏻b"
    field.becomeFirstResponder()
    field.selectCharacters(1..<2)
    let edited = window.editedText
    #expect(edited?.view === field)
    #expect(edited?.text == "a👍🏻b")
    #expect(edited?.selectedUnits == 1..<5)
    #expect(edited?.textBox.frame == CGRect(x: 10, y: 20, width: 200, height: 40))
  }

  @Test(
    "the delegate is asked for the part that differs, at the caret",
    arguments: [
      ("aaa", "aaaa", 2, "1 0 a"), ("aaa", "aa", 1, "1 1 "), ("abc", "aXc", 2, "1 1 X"),
      ("", "xy", 2, "0 0 xy"),
      ("abc", "", 0, "0 3 "), ("👍🏻", "👍🏿", 4, "0 4 👍🏿"), ("e", "é", 2, "0 1 é"),
      ("one two", "one three", 9, "5 2 hree"),
    ])
  func asksForTheDifference(old: String, new: String, caret: Int, question: String) {
    field.text = old
    change(new, caret: caret)
    #expect(judge.questions == [question])
    #expect(field.text == new)
  }

  @Test("a text that is the same is no change, and moves the caret alone")
  func asksNothingWithoutChange() {
    field.text = "abc"
    change("abc", caret: 1)
    #expect(judge.questions.isEmpty)
    #expect(field.editedText.selection == 1..<1)
  }

  @Test("what the delegate refuses leaves text, selection and mark as they were")
  func refusal() {
    field.text = "abc"
    field.becomeFirstResponder()
    judge.allows = false
    change("abcd", caret: 4, marking: 3..<4)
    #expect(field.text == "abc")
    #expect(window.editedText?.selectedUnits == 3..<3)
    #expect(field.editedText.marked == nil)
  }

  @Test("what an input method has not confirmed is marked until it is confirmed")
  func marks() {
    field.text = "<>"
    change("<にほ>", caret: 3, marking: 1..<3)
    #expect(field.editedText.marked == 1..<3)
    change("<日本>", caret: 3)
    #expect(field.editedText.marked == nil)
    #expect(field.text == "<日本>")
  }

  @Test("positions outside of the text are clamped", arguments: [0..<Int.max, 5..<9, 100..<100])
  func clamps(units: Range<Int>) {
    field.text = "abc"
    field.becomeFirstResponder()
    window.selectText(units)
    window.changeText(to: "abcd", selecting: units, marking: units, of: field)
    #expect(field.text == "abcd")
    #expect((window.editedText?.selectedUnits.upperBound ?? 9) <= 4)
  }

  @Test("other responders and fields that are gone are left as they are")
  func ignoresOthers() {
    window.changeText(to: "x", selecting: 0..<0, marking: nil, of: window)
    window.selectText(0..<1)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(window.editedText == nil)
  }

  @Test("random changes lead to the text of the element")
  func randomChanges() {
    var generator = SplitMix(state: 11)
    let parts = ["a", "ä", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "日", "", "xyz", "\u{200D}", "\u{FE0F}", "\r\n"]
    for _ in 0..<500 {
      let units = Array((field.text ?? "").unicodeScalars)
      let start = Int.random(in: 0...units.count, using: &generator)
      let end = min(units.count, start + Int.random(in: 0...3, using: &generator))
      var scalars = String.UnicodeScalarView(units[..<start])
      scalars.append(contentsOf: (parts.randomElement(using: &generator) ?? "").unicodeScalars)
      let caret = String(scalars).utf16.count
      scalars.append(contentsOf: units[end...].prefix(40))
      change(String(scalars), caret: caret)
      #expect(field.text?.unicodeScalars.elementsEqual(scalars) == true)
    }
  }

  @Test("keys that edit are left to the host, and return is not")
  func keys() {
    field.becomeFirstResponder()
    let send = { (code: UIKeyboardHIDUsage, characters: String) in
      window.sendKeyBesideText(.began, UIKey(code, characters: characters))
    }
    #expect(send(.keyboardA, "a") == .editsText)
    #expect(send(.keyboardLeftArrow, "") == .editsText)
    // There is nothing to delete that the host could report.
    #expect(send(.keyboardDeleteOrBackspace, "") == .handled)
    #expect(send(.keyboardReturnOrEnter, "\r") == .handled)
    #expect(send(.keyboardUpArrow, "") == .unhandled)
    #expect(field.text == "")
    // Other keys are those of the field again.
    window.sendKey(.began, UIKey(.keyboardB, characters: "b"))
    #expect(field.text == "b")
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
