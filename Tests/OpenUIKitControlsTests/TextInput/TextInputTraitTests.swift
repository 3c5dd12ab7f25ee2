import OpenUIKit
import Testing

@MainActor @Suite struct TextInputTraitTests {
  @Test func fieldsAndViewsHaveUIKitsDefaults() {
    for input in [UITextField(), UITextView()] as [any UITextInputTraits] {
      #expect(input.autocapitalizationType == .sentences)
      #expect(input.autocorrectionType == .default)
      #expect(input.keyboardType == .default)
      #expect(input.returnKeyType == .default)
      #expect(!input.enablesReturnKeyAutomatically)
      #expect(!input.isSecureTextEntry)
      #expect(input.textContentType == nil)
    }
  }

  @Test func aHostReadsTheTraitsOfTheFirstResponder() throws {
    let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UITextField())
    window.addSubview(field)
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.returnKeyType = .next
    #expect(field.becomeFirstResponder())
    let input = try #require(window.firstResponder as? any UITextInputTraits)
    #expect(input.keyboardType == .emailAddress)
    #expect(input.textContentType == .emailAddress)
    #expect(input.returnKeyType == .next)
  }

  @Test func editingPostsNotifications() {
    let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UITextField())
    window.addSubview(field)
    nonisolated(unsafe) var posted: [Notification.Name] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        posted.append($0.name)
      }
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.text = "b"
    field.resignFirstResponder()
    #expect(posted == names)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor @Suite struct EndEditingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inside = UIView()
  private let field = UITextField()

  init() {
    window.addSubview(inside)
    inside.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
  }

  @Test("A tap with the action endEditing(_:) ends editing: its sender counts as true")
  func endEditingByTap() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, field) = (
      UIView(frame: window.bounds), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    )
    view.addSubview(field)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing(_:))))
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    window.sendTouch(.began, at: CGPoint(x: 200, y: 200))
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 200))
    #expect(!field.isEditing)
  }

  @Test("A tap on a text view edits it, also where the view around it ends editing by taps")
  func tapOnTextView() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: window.bounds)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(text)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing(_:))))
    window.addSubview(view)
    window.makeKeyAndVisible()
    for (isEditable, isEditing) in [(true, true), (false, false)] {
      text.isEditable = isEditable
      window.sendTouch(.began, at: CGPoint(x: 50, y: 50))
      window.sendTouch(.ended, at: CGPoint(x: 50, y: 50))
      #expect(text.isFirstResponder == isEditing)
    }
  }

  @Test func theFirstResponderInsideResigns() {
    #expect(window.endEditing(false))
    #expect(!field.isFirstResponder)
    #expect(window.endEditing(false))
  }

  @Test func aResponderElsewhereStays() {
    let other = UIView()
    window.addSubview(other)
    #expect(other.endEditing(true))
    #expect(field.isFirstResponder)
  }

  @Test func onlyForceEndsTheEditingOfAFieldThatRefuses() {
    let delegate = Refusing()
    field.delegate = delegate
    #expect(!inside.endEditing(false))
    #expect(field.isEditing)
    #expect(inside.endEditing(true))
    #expect(!field.isEditing)
    #expect(window.firstResponder == nil)
  }
}

private final class Refusing: UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
