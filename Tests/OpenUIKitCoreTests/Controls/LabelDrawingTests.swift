import OpenUIKit
import Testing

/// A label that keeps room around its text, as programs write them for UIKit.
@MainActor
private final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: text.minX - insets.left, y: text.minY - insets.top,
      width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}

/// A label that draws behind its text.
@MainActor
private final class FilledLabel: UILabel {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(rect)
    super.draw(rect)
  }
}

/// A label that has nothing of its own.
private final class NamedLabel: UILabel {}

/// Characters of a font without a table, at 20 points, are 10 points wide, a line is 23.867 points high, at 3 pixels a point 24.
@MainActor
@Suite("Labels that set their text elsewhere")
struct LabelDrawingTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func set<Label: UILabel>(_ label: Label, _ text: String) -> Label {
    label.font = UIFont(name: "Georgia", size: 20)!
    label.text = text
    label.numberOfLines = 0
    window.addSubview(label)
    return label
  }

  /// Every line that is drawn, with where it begins in a label at the origin, or in one that draws it.
  private func drawn() -> [String] {
    let list = window.displayList()
    return list.entries.flatMap { entry -> [String] in
      guard case .text(let index) = entry.content else { return [] }
      return list.texts[index].lines.map { list.lines[$0] }.map {
        "\($0.text) at \(entry.transform.m41 + $0.x), \((entry.transform.m42 + $0.baseline).rounded())"
      }
    }
  }

  @Test(
    "The text's rectangle is in the middle of the height, and where the alignment puts it in the width",
    arguments: [(NSTextAlignment.left, 10), (.center, 45), (.right, 80), (.natural, 10)])
  func textRectangle(alignment: NSTextAlignment, left: CGFloat) {
    let label = set(UILabel(), "abc")
    label.textAlignment = alignment
    let rect = label.textRect(
      forBounds: CGRect(x: 10, y: 20, width: 100, height: 60), limitedToNumberOfLines: 1)
    #expect(rect == CGRect(x: left, y: 38, width: 30, height: 24))
  }

  @Test("The text's rectangle holds as many lines as it is asked for and as the height has room for")
  func lineLimit() {
    let label = set(UILabel(), "aaa bbb ccc")
    func height(_ lines: Int, in height: CGFloat) -> CGFloat {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 40, height: height), limitedToNumberOfLines: lines
      ).height
    }
    #expect(abs(height(0, in: 500) - 71.667) < 0.001)
    #expect(height(2, in: 500) == 48)
    #expect(height(0, in: 50) == 48)
  }

  @Test("A label is as large as the rectangle that its class makes of the text's")
  func size() {
    let label = set(PaddedLabel(), "abc")
    #expect(label.intrinsicContentSize == CGSize(width: 36, height: 28))
    #expect(label.sizeThatFits(CGSize(width: 36, height: 0)) == CGSize(width: 36, height: 28))
    label.text = "abc def"
    #expect(label.intrinsicContentSize == CGSize(width: 76, height: 28))
    // The line has a space at its end.
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 46, height: 52))
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 46, height: 52))
  }

  @Test("An empty label's size is zero, without a sign")
  func emptySize() {
    let label = UILabel()
    for size in [label.intrinsicContentSize, label.sizeThatFits(.zero)] {
      #expect(size == .zero)
      #expect(size.width.sign == .plus)
      #expect(size.height.sign == .plus)
    }
  }

  @Test("In the width that constraints leave, the text wraps in what the label's class leaves of it")
  func wrapping() {
    let label = set(PaddedLabel(), "abc def")
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 7),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 5, y: 7, width: 50, height: 52))
    // The ascender of the font is 19.04 points.
    #expect(drawn() == ["abc at 2.0, 20.0", "def at 2.0, 44.0"])
  }

  @Test("A class that adds nothing shows its text where a label does")
  func plainClass() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    set(UILabel(), "abc").frame = frame
    let plain = drawn()
    window.subviews[0].removeFromSuperview()
    set(NamedLabel(), "abc").frame = frame
    #expect(drawn() == plain && plain == ["abc at 0.0, 37.0"])
  }

  @Test("A button's title is shown with its label's entry, as a label's text is, and not drawn")
  func buttonTitle() {
    let button = UIButton(type: .system)
    button.setTitle("abc", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    window.addSubview(button)
    let list = window.displayList()
    let entry = list.entries.first { if case .text = $0.content { true } else { false } }
    #expect(entry?.id == Int(bitPattern: ObjectIdentifier(button.titleLabel!.layer)))
  }

  @Test("What a label's class draws before it calls super is behind the text")
  func fillBehind() {
    set(FilledLabel(), "abc").frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let list = window.displayList()
    let kinds = list.entries.compactMap { entry -> String? in
      switch entry.content {
      case .text: "text"
      case .shape: "shape"
      default: nil
      }
    }
    #expect(kinds == ["shape", "text"])
  }

  @Test("Text that a label's class draws has the colour of the label's state and surroundings")
  func color() {
    let label = set(PaddedLabel(), "abc")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    func color() -> DisplayList.Color? { window.displayList().texts.first?.color }
    #expect(color() == DisplayList.Color(UIColor.black.cgColor))
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(color() == DisplayList.Color(UIColor.white.cgColor))
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(color() == DisplayList.Color(UIColor.red.cgColor))
  }
}
