import OpenUIKit
import Testing

/// By Apple's documentation of `UIAccessibilityFocus`.
@MainActor
@Suite("The element with the focus of assistive technology")
struct FocusedElementTests {
  private final class Element: UIView {
    var calls: [String] = []
    override func accessibilityElementDidBecomeFocused() {
      calls.append("focused \(accessibilityElementIsFocused())")
    }
    override func accessibilityElementDidLoseFocus() {
      calls.append("lost \(accessibilityElementIsFocused())")
    }
  }

  @Test("Elements are notified when the focus reaches and leaves them")
  func notifications() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (Element(), Element())
    window.addSubview(first)
    window.addSubview(second)
    window.accessibilityFocusedElement = first
    window.accessibilityFocusedElement = first
    window.accessibilityFocusedElement = second
    window.accessibilityFocusedElement = nil
    #expect(first.calls == ["focused true", "lost false"] && second.calls == ["focused true", "lost false"])
  }
}
