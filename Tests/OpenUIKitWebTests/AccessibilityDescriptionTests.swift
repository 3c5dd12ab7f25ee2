import OpenUIKit
import OpenUIKitWeb
import Testing

@Suite("The description of a page for assistive technology")
#if !ThreadConfined
  @MainActor
#endif
struct AccessibilityDescriptionTests {
  @Test("names, places and kinds of the elements, in order, and nothing without a change")
  func describesElements() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 20))
    label.text = "Count"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 50, width: 80, height: 30)
    button.setTitle("More", for: .normal)
    button.isEnabled = false
    window.addSubview(label)
    window.addSubview(button)

    var description = AccessibilityDescription()
    let isNew = description.update(to: window)
    #expect(isNew)
    #expect(String(decoding: description.bytes, as: UTF8.self) == "CountMore")
    // Frame, role (0 text, 1 button) and states (1 disabled) after each identifier; 25 numbers an element.
    #expect(Array(description.numbers[1...6]) == [10, 20, 100, 20, 0, 0])
    #expect(Array(description.numbers[26...31]) == [10, 50, 80, 30, 1, 1])
    let isNewAgain = description.update(to: window)
    #expect(!isNewAgain)
  }

  @Test("text fields and text views are fields, whatever their traits")
  func describesTextFields() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    for view in [UITextField(), UITextView()] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      window.addSubview(view)
    }
    var description = AccessibilityDescription()
    _ = description.update(to: window)
    #expect(description.numbers.count == 50)
    #expect([description.numbers[5], description.numbers[30]] == [8, 8])
  }

  @Test("a field has the bits of its keyboard and the name of its content, and other elements have none")
  func describesKeyboards() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    let field = UITextField()
    field.isSecureTextEntry = true
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.returnKeyType = .send
    field.keyboardType = .webSearch
    field.textContentType = .newPassword
    let (notes, fixed) = (UITextView(), UITextView())
    notes.autocapitalizationType = .none
    notes.spellCheckingType = .yes
    fixed.isEditable = false
    for view in [field, notes, fixed] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      window.addSubview(view)
    }
    var description = AccessibilityDescription()
    _ = description.update(to: window)
    let traits = [20, 45, 70].map { description.numbers[$0] }
    // One line, hidden, words, no correction and so no spelling, send, search of the web.
    let parts: [(number: Int, bit: Int)] = [(1, 0), (1, 2), (1, 3), (1, 5), (1, 7), (7, 9), (10, 13)]
    #expect(traits[0] == Double(parts.reduce(0) { $0 + $1.number << $1.bit }))
    #expect(traits[1] == 258)
    #expect(traits[2] == 0)
    #expect(String(decoding: description.bytes, as: UTF8.self).hasSuffix("new-password"))
  }
}
