import OpenUIKit
import Testing

/// Text of a font without a table, at 20 points, in which every character is 10 points wide.
@MainActor
@Suite("Labels whose text is too wide")
struct LabelFittingTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 125, height: 40))

  init() {
    window.screenScale = 1
    label.font = UIFont(name: "Georgia", size: 20)
    label.text = "one two three"
    window.addSubview(label)
  }

  private var line: TextLine { window.displayList().lines[0] }

  /// Source: AppKit documents a factor of 0.05 for `tighteningFactorForTruncation`: 130 of 125 points are 1.04, and of 123 are 1.06.
  @Test("Letters stand closer instead of an ellipsis, if the text is up to a twentieth too wide")
  func tightening() {
    #expect(line.text.hasSuffix("…") && line.letterSpacing == 0)
    label.allowsDefaultTighteningForTruncation = true
    #expect(line.text == "one two three" && line.width == 125)
    #expect(abs(line.letterSpacing + 5.0 / 13) < 1e-9)
    label.frame.size.width = 123
    #expect(line.text.hasSuffix("…") && line.letterSpacing == 0)
    label.frame.size.width = 130
    #expect(line.text == "one two three" && line.letterSpacing == 0)
    #expect(label.intrinsicContentSize.width == 130)
  }

  @Test("Text of several lines is not tightened")
  func severalLines() {
    label.allowsDefaultTighteningForTruncation = true
    label.numberOfLines = 2
    label.text = "one\ntwo three four"
    #expect(window.displayList().lines.allSatisfy { $0.letterSpacing == 0 })
    #expect(window.displayList().lines.last?.text.hasSuffix("…") == true)
  }

  @Test("The style of a paragraph allows it as well, and its letters end at the edge")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let attributes: [NSAttributedString.Key: Any] = [.font: label.font as Any, .paragraphStyle: style]
    label.attributedText = NSAttributedString(string: "one two three", attributes: attributes)
    #expect(window.displayList().lines.contains { $0.text.hasSuffix("…") })
    style.allowsDefaultTighteningForTruncation = true
    label.attributedText = NSAttributedString(string: "one two three", attributes: attributes)
    let lines = window.displayList().lines
    #expect(lines.map(\.text).joined() == "one two three")
    // The last letter, 10 points wide, has the space after it that every letter has.
    let place: CGFloat = 115 + 5 / 13
    let found = lines.last?.x ?? 0
    #expect(abs(found - place) < 1e-6)
  }

  /// At half its size a line is 11.93 points high instead of 23.87, and its ascender 9.52 instead of 19.04.
  @Test(
    "A line that has become smaller stands on the baseline of its full size, in the middle, or at the top",
    arguments: [(UIBaselineAdjustment.alignBaselines, 27), (.alignCenters, 24), (.none, 18)]
      as [(UIBaselineAdjustment, CGFloat)])
  func smallerText(adjustment: UIBaselineAdjustment, baseline: CGFloat) {
    #expect(line.baseline == 27)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = adjustment
    label.frame.size.width = 30
    #expect(window.displayList().texts[0].font.pointSize == 10)
    #expect(line.baseline == baseline)
  }
}
