import OpenUIKit
import Testing

/// Text typed in one place is one change, and its names are those of the standard edit actions: WebCore's `EditAction.cpp` names typing,
/// cut, paste and delete so for UIKit's and AppKit's undo managers.
@MainActor
@Suite("Undo in texts", .serialized)
struct TextUndoTests {
  /// A text field or a text view.
  typealias Input = UIView & UITextInput

  enum Kind: CaseIterable { case field, view, attributed }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func input(_ kind: Kind) -> any Input {
    let made: any Input
    switch kind {
    case .field: made = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    case .view: made = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    case .attributed:
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      _ = view.textStorage
      made = view
    }
    window.addSubview(made)
    window.makeKeyAndVisible()
    made.becomeFirstResponder()
    return made
  }

  private func text(_ input: any Input) -> String {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text(in:)) ?? ""
  }

  private func type(_ text: String) {
    for character in text {
      window.sendKey(.began, UIKey(.keyboardA, characters: String(character)))
      window.sendKey(.ended, UIKey(.keyboardA, characters: String(character)))
    }
  }

  private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    let key = UIKey(code, characters: code == .keyboardZ ? "z" : "", modifierFlags: modifiers)
    window.sendKey(.began, key)
    window.sendKey(.ended, key)
  }

  private func undo() { press(.keyboardZ, .command) }
  private func redo() { press(.keyboardZ, [.command, .shift]) }

  private func select(_ start: Int, _ length: Int, _ input: any Input) {
    let from = input.position(from: input.beginningOfDocument, offset: start)
    let to = input.position(from: input.beginningOfDocument, offset: start + length)
    input.selectedTextRange = from.flatMap { from in to.flatMap { input.textRange(from: from, to: $0) } }
  }

  @Test("What is typed and deleted in one place is undone at once, and redone", arguments: Kind.allCases)
  func typing(_ kind: Kind) {
    let input = input(kind)
    type("Hello wrl")
    for _ in 0..<3 { press(.keyboardDeleteOrBackspace) }
    type("world")
    #expect(input.undoManager?.undoMenuItemTitle == "Undo Typing")
    undo()
    #expect(text(input) == "" && input.undoManager?.redoMenuItemTitle == "Redo Typing")
    redo()
    #expect(text(input) == "Hello world")
    undo()
    type("x")
    redo()
    #expect(text(input) == "x")
  }

  @Test("Typing elsewhere is a change of its own", arguments: Kind.allCases)
  func elsewhere(_ kind: Kind) {
    let input = input(kind)
    type("ac")
    press(.keyboardLeftArrow)
    type("b")
    undo()
    #expect(text(input) == "ac")
    undo()
    #expect(text(input) == "")
    redo()
    redo()
    #expect(text(input) == "abc")
  }

  @Test("Characters that were deleted come back, and a selection is selected again", arguments: Kind.allCases)
  func deletion(_ kind: Kind) {
    let input = input(kind)
    type("abcdef")
    select(1, 3, input)
    type("x")
    #expect(text(input) == "axef")
    undo()
    #expect(text(input) == "abcdef")
    #expect(input.selectedTextRange.flatMap(input.text(in:)) == "bcd")
    select(6, 0, input)
    for _ in 0..<4 { press(.keyboardDeleteOrBackspace) }
    #expect(text(input) == "ab")
    undo()
    #expect(text(input) == "abcdef")
  }

  @Test("Cut, paste and delete have their names", arguments: Kind.allCases)
  func actions(_ kind: Kind) {
    let input = input(kind)
    type("abcdef")
    select(0, 2, input)
    input.cut(nil)
    #expect(input.undoManager?.undoActionName == "Cut")
    select(4, 0, input)
    input.paste(nil)
    #expect(input.undoManager?.undoActionName == "Paste")
    type("!")
    #expect(text(input) == "cdefab!" && input.undoManager?.undoActionName == "Typing")
    select(0, 1, input)
    input.delete(nil)
    #expect(input.undoManager?.undoActionName == "Delete")
    let expected = ["cdefab!", "cdefab", "cdef", "abcdef", ""]
    for state in expected {
      undo()
      #expect(text(input) == state)
    }
    for state in ["abcdef", "cdef", "cdefab", "cdefab!", "defab!"] {
      redo()
      #expect(text(input) == state)
    }
  }

  @Test("A letter that combines with the one before comes apart again", arguments: Kind.allCases)
  func combining(_ kind: Kind) {
    let input = input(kind)
    type("cafe")
    type("\u{301}s")
    #expect(text(input) == "cafe\u{301}s")
    while input.undoManager?.canUndo == true { undo() }
    #expect(text(input) == "")
    while input.undoManager?.canRedo == true { redo() }
    #expect(text(input) == "cafe\u{301}s")
  }

  @Test("Text of an input method is one change with what it replaces", arguments: Kind.allCases)
  func marked(_ kind: Kind) {
    let input = input(kind)
    type("a")
    for text in ["n", "ni", "你"] {
      input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
    input.unmarkText()
    #expect(text(input) == "a你")
    undo()
    #expect(text(input) == "")
  }

  @Test("A text that the app sets discards the changes, and replaced text does not", arguments: Kind.allCases)
  func app(_ kind: Kind) throws {
    let input = input(kind)
    type("abc")
    let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
    input.replace(all, withText: "xyz")
    undo()
    #expect(text(input) == "abc")
    if let field = input as? UITextField { field.text = "new" }
    if let view = input as? UITextView { view.text = "new" }
    #expect(input.undoManager?.canUndo == false && input.undoManager?.canRedo == false)
    undo()
    #expect(text(input) == "new")
  }

  @Test("A field discards its changes when editing ends, and a view keeps them")
  func end() {
    let field = input(.field)
    type("a")
    field.resignFirstResponder()
    #expect(field.undoManager?.canUndo == false)
    let view = input(.view)
    type("a")
    view.resignFirstResponder()
    #expect(view.undoManager?.canUndo == true)
  }

  @Test("Passwords are not kept")
  func passwords() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.isSecureTextEntry = true
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    type("secret")
    #expect(field.undoManager?.canUndo == false)
  }

  private final class Strict: NSObject, UITextViewDelegate {
    var allows = true
    var changes = 0
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      allows
    }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test("The delegate is asked before text comes back, and notified afterwards")
  func delegate() throws {
    let view = try #require(input(.view) as? UITextView)
    let delegate = Strict()
    view.delegate = delegate
    type("a")
    delegate.allows = false
    undo()
    #expect(view.text == "a" && delegate.changes == 1)
    type("b")
    #expect(view.text == "a")
    delegate.allows = true
    type("c")
    undo()
    #expect(view.text == "a" && delegate.changes == 3)
  }

  @Test("Deleted text comes back with its attributes")
  func attributes() throws {
    let view = try #require(input(.attributed) as? UITextView)
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    for _ in 0..<6 { press(.keyboardDeleteOrBackspace) }
    undo()
    #expect(view.text == "redblue")
    let colors = [0, 2, 3, 6].map {
      view.textStorage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.red, .red, .blue, .blue])
  }

  private final class Shared: UITextView {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
  }

  @Test("Changes are registered in the manager that a subclass has")
  func override() {
    let view = Shared(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    type("ab")
    view.manager.removeAllActions()
    type("c")
    view.manager.undo()
    #expect(view.text == "ab")
    view.manager.disableUndoRegistration()
    type("d")
    view.manager.enableUndoRegistration()
    #expect(!view.manager.canUndo)
  }
}
