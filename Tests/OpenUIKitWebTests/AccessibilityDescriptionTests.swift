import OpenUIKit
import OpenUIKitWeb
import Testing

@Suite("What a page tells assistive technology")
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
    // Frame, role (0 text, 1 button) and states (1 disabled) after each identifier; 20 numbers an element.
    #expect(Array(description.numbers[1...6]) == [10, 20, 100, 20, 0, 0])
    #expect(Array(description.numbers[21...26]) == [10, 50, 80, 30, 1, 1])
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
    #expect(description.numbers.count == 40)
    #expect([description.numbers[5], description.numbers[25]] == [8, 8])
  }
}
