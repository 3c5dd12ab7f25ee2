import OpenUIKit
import Testing

@Suite("Views that come into another window")
@MainActor
struct ChangedWindowTests {
  private func window(scale: CGFloat, isRightToLeft: Bool = false) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    window.screenScale = scale
    window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return window
  }

  private func views(in window: UIWindow) -> (container: UIView, text: UITextView) {
    let (container, text) = (UIView(), UITextView(frame: CGRect(x: 10, y: 10, width: 134, height: 157)))
    text.text = "Some words"
    container.addSubview(text)
    window.addSubview(container)
    window.layoutIfNeeded()
    return (container, text)
  }

  @Test("A text view rounds its content to the pixels of the window that it has come into")
  func scale() {
    let (container, text) = views(in: window(scale: 3))
    let (_, expected) = views(in: window(scale: 1))
    #expect(text.contentSize != expected.contentSize)
    let next = window(scale: 1)
    next.addSubview(container)
    next.layoutIfNeeded()
    #expect(text.contentSize == expected.contentSize)
  }

  @Test("A view is laid out again after it has come into another window, moved or not")
  func layout() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for scale in [1.0, 2.0] {
      let window = window(scale: scale)
      window.addSubview(counter)
      window.layoutIfNeeded()
    }
    #expect(counter.layouts == 2)
  }
}
