import LayoutTesting
import OpenUIKit
import Testing

@MainActor
@Suite("Labels", .ownScreen)
struct UILabelTests {
  /// A 20 point font without a table: every character is 10 points wide, a line 23.867 points high, at 3 pixels a point 24.
  let font = UIFont(name: "Georgia", size: 20)!
  let lineHeight: CGFloat = 24

  func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// A label in a window of 300 × 600 points, placed by constraints.
  func placed(_ label: UILabel, constraints: (UIView) -> [NSLayoutConstraint]) -> UIWindow {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [
        label.leftAnchor.constraint(equalTo: window.leftAnchor),
        label.topAnchor.constraint(equalTo: window.topAnchor),
      ]
        + constraints(window))
    window.layoutIfNeeded()
    return window
  }

  @Test("A label's content size is the one recorded on UIKit")
  func recordedSize() {
    let label = UILabel()
    label.text = "Layout"
    #expect(abs(label.intrinsicContentSize.width - 51.3333) < 0.0001)
    #expect(abs(label.intrinsicContentSize.height - 20.3333) < 0.0001)
  }

  @Test("A new label is as UIKit makes it")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(
      label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled && label.isEnabled && label.contentMode == .redraw)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test("A label without text has no size", arguments: [nil, ""])
  func emptyText(text: String?) {
    #expect(label(text).intrinsicContentSize == .zero)
  }

  @Test("A new text, font or number of lines gives a new size after the next layout")
  func invalidation() {
    let label = label("one")
    let window = placed(label) { _ in [] }
    #expect(label.frame == CGRect(x: 0, y: 0, width: 30, height: 24))
    label.text = "three"
    window.layoutIfNeeded()
    #expect(label.frame.width == 50)
    label.font = UIFont(name: "Georgia", size: 40)!
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 48))
    label.text = "a\nb"
    label.numberOfLines = 2
    window.layoutIfNeeded()
    #expect(label.frame.width == 20 && label.frame.height > 95)
  }

  @Test(
    "A label of several lines is as high as its text in the width that layout gives it",
    arguments: [(300, 1), (130, 1), (129, 2), (70, 2), (50, 3)] as [(CGFloat, Int)])
  func height(width: CGFloat, lines: Int) {
    let label = label("one two three", lines: 0)
    _ = placed(label) { _ in [label.widthAnchor.constraint(equalToConstant: width)] }
    #expect(label.frame.width == width)
    #expect(abs(label.frame.height - (CGFloat(lines) * font.lineHeight)) < 1.0 / 3)
    #expect(label.frame.height >= CGFloat(lines) * font.lineHeight)
  }

  @Test("A label between two edges wraps, and another width wraps it again")
  func rewrapping() {
    let label = label("one two three four five six seven", lines: 0)
    let window = placed(label) { [label.rightAnchor.constraint(equalTo: $0.rightAnchor)] }
    #expect(abs(label.frame.height - 2 * font.lineHeight) < 1.0 / 3)
    window.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(abs(label.frame.height - 4 * font.lineHeight) < 1.0 / 3)
  }

  @Test("No more lines than allowed count for the height")
  func lineLimit() {
    let label = label("one two three", lines: 2)
    _ = placed(label) { _ in [label.widthAnchor.constraint(equalToConstant: 50)] }
    #expect(abs(label.frame.height - 2 * font.lineHeight) < 1.0 / 3)
  }

  @Test("The preferred width wraps the content size, whatever the layout width")
  func preferredWidth() {
    let label = label("one two three", lines: 0)
    label.preferredMaxLayoutWidth = 70
    #expect(label.intrinsicContentSize.width == 70)
    #expect(abs(label.intrinsicContentSize.height - 2 * font.lineHeight) < 1.0 / 3)
  }

  @Test("The size that fits is that of the lines within the width")
  func sizeThatFits() {
    let label = label("one two three", lines: 0)
    // With the space at which the line is wrapped, as recorded: `WrappedLabelWidthTests`.
    #expect(label.sizeThatFits(CGSize(width: 85, height: 0)).width == 80)
    #expect(label.sizeThatFits(CGSize(width: 75, height: 0)).width == 75)
    #expect(label.sizeThatFits(.zero).width == 130)
    label.frame.size.width = 70
    label.sizeToFit()
    #expect(label.bounds.width == 70 && label.bounds.height > 47)
  }

  @Test("Sizes are whole pixels of the window", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.screenScale = scale
    let label = UILabel()
    label.text = "Layout"
    window.addSubview(label)
    let size = label.intrinsicContentSize
    #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-9)
    #expect(size.width >= 51.102 && size.width < 51.102 + 1 / scale)
    #expect(size.height >= 20.287 && size.height < 20.287 + 1 / scale)
  }

  // MARK: Baselines

  @Test("Labels of different sizes aligned by their baselines have their letters on one line")
  func baselines() {
    let (large, small) = (label("Large"), label("small"))
    large.font = UIFont(name: "Georgia", size: 40)!
    let window = placed(large) { _ in [] }
    window.addSubview(small)
    small.translatesAutoresizingMaskIntoConstraints = false
    small.leftAnchor.constraint(equalTo: large.rightAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) <= 1.0 / 3)
  }

  @Test("The last baseline is the last line's, the first the first line's")
  func lastBaseline() {
    let text = label("one two three", lines: 0)
    let (first, last) = (UIView(), UIView())
    let window = placed(text) { _ in [text.widthAnchor.constraint(equalToConstant: 70)] }
    for (view, anchor) in [(first, text.firstBaselineAnchor), (last, text.lastBaselineAnchor)] {
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: anchor).isActive = true
    }
    window.layoutIfNeeded()
    #expect(abs(first.frame.minY - font.ascender) <= 1.0 / 3)
    #expect(abs(last.frame.minY - (font.lineHeight + font.ascender)) <= 1.0 / 3)
  }

  @Test(
    "The first baseline of a label of any height is at the ascender, the last one at its distance from the bottom",
    arguments: [9, 24, 100] as [CGFloat])
  func baselinesOfHeight(height: CGFloat) {
    // Recorded: a label of 9 points has its first baseline at the ascender; labels of 33 and 31 points with one last baseline end
    // at one line (Interface Builder, `layoutSize` of UILabel).
    let text = label("one")
    let (first, last) = (UIView(), UIView())
    let window = placed(text) { _ in [text.heightAnchor.constraint(equalToConstant: height)] }
    for (view, anchor) in [(first, text.firstBaselineAnchor), (last, text.lastBaselineAnchor)] {
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: anchor).isActive = true
    }
    window.layoutIfNeeded()
    #expect(abs(first.frame.minY - font.ascender) <= 2.0 / 3)
    #expect(abs(last.frame.minY - (height - font.lineHeight + font.ascender)) <= 2.0 / 3)
  }

  // MARK: What is drawn

  func lines(of label: UILabel, in size: CGSize) -> [TextLine] {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    label.frame = CGRect(origin: .zero, size: size)
    window.addSubview(label)
    defer { label.removeFromSuperview() }
    return window.displayList().lines
  }

  @Test("A line that is too long is shortened, lines that do not fit the height are left out")
  func shortened() {
    #expect(lines(of: label("one two three"), in: CGSize(width: 75, height: 24)).map(\.text) == ["one tw…"])
    #expect(
      lines(of: label("one two three", lines: 0), in: CGSize(width: 75, height: 24)).map(\.text) == [
        "one tw…"
      ])
    #expect(lines(of: label("one two three", lines: 0), in: CGSize(width: 75, height: 48)).count == 2)
  }

  @Test("A label too low for a line shows one nevertheless")
  func tooLow() {
    #expect(lines(of: label("one", lines: 0), in: CGSize(width: 75, height: 4)).map(\.text) == ["one"])
  }

  @Test("Natural alignment follows the direction of the interface")
  func alignment() {
    let text = label("one")
    #expect(lines(of: text, in: CGSize(width: 100, height: 24))[0].x == 0)
    text.semanticContentAttribute = .forceRightToLeft
    #expect(lines(of: text, in: CGSize(width: 100, height: 24))[0].x == 70)
    text.textAlignment = .center
    #expect(lines(of: text, in: CGSize(width: 100, height: 24))[0].x == 35)
  }

  @Test("A line too wide is set smaller if it may be, down to the smallest factor")
  func shrinking() {
    let text = label("one two three")
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = 0.5
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.addSubview(text)
    text.frame = CGRect(x: 0, y: 0, width: 104, height: 24)
    var list = window.displayList()
    #expect(list.lines[0].text == "one two three" && list.lines[0].width <= 104)
    #expect(list.texts[0].font.pointSize < 20 && list.texts[0].font.pointSize > 14)
    text.frame.size.width = 30
    list = window.displayList()
    #expect(list.texts[0].font.pointSize == 10 && list.lines[0].text.hasSuffix("…"))
  }

  @Test("The colour is that of the state")
  func colors() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    let text = label("one")
    text.sizeToFit()
    window.addSubview(text)
    text.textColor = .red
    text.highlightedTextColor = .blue
    #expect(window.displayList().texts[0].color == DisplayList.Color(UIColor.red.cgColor))
    text.isHighlighted = true
    #expect(window.displayList().texts[0].color == DisplayList.Color(UIColor.blue.cgColor))
    text.isHighlighted = false
    text.isEnabled = false
    #expect(window.displayList().texts[0].color.alpha == 0.4)
  }
}
