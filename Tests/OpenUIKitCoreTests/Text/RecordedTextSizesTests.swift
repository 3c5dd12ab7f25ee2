import OpenUIKit
import Testing

/// Sizes that Apple's layout computed, as Xcode 12 and newer saved them in Interface Builder files of public projects.
@MainActor
@Suite("Recorded sizes of text")
struct RecordedTextSizesTests {
  private func window(scale: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.screenScale = scale
    return window
  }

  @Test(
    "A label is as high as the line height times its lines, rounded up to a pixel",
    arguments: [
      (17, 1, 2, 20.5), (17, 1, 3, 61.0 / 3), (17, 2, 3, 122.0 / 3), (15, 1, 2, 18), (15, 2, 2, 36),
      (14, 1, 3, 17), (14, 2, 3, 101.0 / 3), (14, 3, 3, 151.0 / 3), (12, 1, 2, 14.5), (12, 2, 2, 29),
      (12, 3, 2, 43), (12, 4, 2, 57.5), (10, 4, 2, 48), (18, 2, 3, 43), (22, 1, 2, 26.5),
      (28, 1, 3, 101.0 / 3),
    ] as [(CGFloat, Int, CGFloat, CGFloat)])
  func labels(size: CGFloat, lines: Int, scale: CGFloat, height: CGFloat) {
    let (window, label) = (window(scale: scale), UILabel())
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    window.addSubview(label)
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-6)
  }

  /// The ascender of 17 points is 16.186 points.
  @Test(
    "The first baseline is the ascender, rounded to a pixel",
    arguments: [(2, 16), (3, 49.0 / 3)] as [(CGFloat, CGFloat)])
  func baselines(scale: CGFloat, baseline: CGFloat) {
    let (window, label, mark) = (window(scale: scale), UILabel(), UIView())
    label.text = "Label"
    for view in [label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor),
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(abs(mark.frame.minY - baseline) < 1e-6)
    #expect(abs((window.displayList().lines.first?.baseline ?? 0) - baseline) < 1e-6)
  }

  @Test(
    "A field has one height for all small sizes with a round border, and that of its line without one",
    arguments: [
      (UITextField.BorderStyle.roundedRect, 10, 3, 34), (.roundedRect, 12, 3, 34), (.roundedRect, 14, 2, 34),
      (.roundedRect, 15, 2, 34), (.roundedRect, 17, 2, 34), (.roundedRect, 18, 3, 34),
      (.none, 10, 3, 41.0 / 3), (.none, 12, 3, 16), (.none, 14, 3, 56.0 / 3), (.none, 17, 2, 22),
      (.none, 18, 2, 23),
    ] as [(UITextField.BorderStyle, CGFloat, CGFloat, CGFloat)])
  func fields(border: UITextField.BorderStyle, size: CGFloat, scale: CGFloat, height: CGFloat) {
    let (window, field) = (window(scale: scale), UITextField())
    field.borderStyle = border
    field.font = .systemFont(ofSize: size)
    window.addSubview(field)
    #expect(abs(field.intrinsicContentSize.height - height) < 1e-6)
  }

  @Test("A text view without scrolling adds its lines unrounded: 33 points for one of 14")
  func textViews() {
    let (window, view) = (window(scale: 2), UITextView())
    view.font = .systemFont(ofSize: 14)
    view.isScrollEnabled = false
    view.text = "Bla Bla Bla"
    window.addSubview(view)
    #expect(view.sizeThatFits(CGSize(width: 343, height: 1000)).height == 33)
  }

  @Test("A system button of 15 points is 30 high")
  func buttons() {
    let (window, button) = (window(scale: 2), UIButton(type: .system))
    button.setTitle("Button", for: .normal)
    window.addSubview(button)
    #expect(button.intrinsicContentSize.height == 30)
  }

  @Test("Text has the same size outside of a window as in it")
  func outsideOfWindows() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Order number"
    label.sizeToFit()
    let (window, before) = (window(scale: UIScreen.main.scale), label.bounds.size)
    window.addSubview(label)
    #expect(label.intrinsicContentSize == before)
    let size = ("Order number" as NSString).size(withAttributes: [.font: label.font as Any])
    #expect(size.width <= before.width && size.width > before.width - 1)
  }

  @Test("A text that is too long for its field ends in an ellipsis until it is edited")
  func longFields() {
    let window = window(scale: 2)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    field.text = "A text that does not fit"
    window.addSubview(field)
    window.makeKeyAndVisible()
    #expect(window.displayList().lines.map(\.text).contains { $0.hasSuffix("\u{2026}") })
    field.becomeFirstResponder()
    #expect(window.displayList().lines.map(\.text).contains("A text that does not fit"))
  }
}
