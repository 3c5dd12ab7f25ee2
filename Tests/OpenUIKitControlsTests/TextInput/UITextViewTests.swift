import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Text views")
struct UITextViewTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 60))
  /// Every character is as wide as the font's size, so that lines can be counted out.
  private let square = SquareMeasurer()

  init() {
    window.textMeasurer = square
    view.font = .systemFont(ofSize: 10)
    window.addSubview(view)
  }

  private func press(_ code: UIKeyboardHIDUsage, _ characters: String = "") {
    window.sendKey(.began, UIKey(code, characters: characters))
    window.sendKey(.ended, UIKey(code, characters: characters))
  }

  private var caret: CGRect? {
    window.layoutIfNeeded()
    return view.subviews.first { $0 is PillView && !$0.isHidden }?.frame
  }

  @Test("The text wraps within insets and padding, and scrolls as high as it is")
  func content() {
    // Ten characters fit in 110 - 2 · 5 points.
    view.text = "aaaa bbbb cccc dddd eeee"
    window.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 110, height: 8 + 3 * 10 + 8))
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(view.sizeThatFits(CGSize(width: 70, height: 0)).height == CGFloat(8 + 5 * 10 + 8))
  }

  @Test("Without scrolling it is as high as its text in the width that constraints give it")
  func intrinsicHeight() {
    view.isScrollEnabled = false
    view.text = "aaaa bbbb cccc dddd eeee"
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 110),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 110, height: 46))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "one"
    window.layoutIfNeeded()
    #expect(view.frame.height == 10)
    view.text = ""
    window.layoutIfNeeded()
    #expect(view.frame.height == 10, "a line for what is to be typed")
  }

  @Test("Keys type, break lines, delete and move the caret, which stays in sight")
  func editing() {
    #expect(view.becomeFirstResponder())
    for letter in ["a", "b"] { press(.keyboardA, letter) }
    press(.keyboardReturnOrEnter)
    press(.keyboardA, "c")
    #expect(view.text == "ab\nc" && caret?.origin == CGPoint(x: 15, y: 18))
    press(.keyboardUpArrow)
    #expect(caret?.origin == CGPoint(x: 15, y: 8))
    press(.keyboardDeleteOrBackspace)
    #expect(view.text == "b\nc" && caret?.origin == CGPoint(x: 5, y: 8))
    press(.keyboardEnd)
    for _ in 0..<6 { press(.keyboardReturnOrEnter) }
    #expect(view.contentOffset.y > 0 && caret.map { view.bounds.contains($0) } == true)
  }

  @Test("The caret stands in the line that its character was wrapped into")
  func caretInWrappedText() {
    view.text = "aaaa bbbb cccc dddd"
    view.becomeFirstResponder()
    #expect(caret?.origin == CGPoint(x: 5 + 90, y: 18))
    window.sendTouch(.began, at: CGPoint(x: 28, y: 25))
    window.sendTouch(.ended, at: CGPoint(x: 28, y: 25))
    #expect(caret?.origin == CGPoint(x: 25, y: 18))
    view.insertText("X")
    #expect(view.text == "aaaa bbbb ccXcc dddd")
  }

  @Test("The delegate may forbid actions of the user, and is notified of them")
  func delegate() {
    final class Listener: UITextViewDelegate {
      var log: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
      func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
      { text != "x" }
    }
    let listener = Listener()
    view.delegate = listener
    view.becomeFirstResponder()
    view.insertText("a")
    view.insertText("x")
    view.text = "set"
    view.isEditable = false
    #expect(listener.log == ["begin", "a", "end"] && !view.becomeFirstResponder())
  }
}

/// Measures every character as a square of the font's size.
private final class SquareMeasurer: TextMeasurer {
  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    for _ in text { advances.append(font.pointSize) }
  }

  func lineMetrics(of font: UIFont) -> LineMetrics {
    LineMetrics(ascent: font.pointSize * 0.8, descent: font.pointSize * 0.2)
  }
}
