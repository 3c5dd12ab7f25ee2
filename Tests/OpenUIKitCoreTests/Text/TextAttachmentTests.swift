import OpenUIKit
import Testing

/// Characters of a font without a table, at 20 points, advance 10 points (DeterministicTextMeasurer).
@MainActor
@Suite("Attachments, shadows, links and indents of attributed text")
struct TextAttachmentTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let font = UIFont(name: "Georgia", size: 20)!

  init() {
    window.addSubview(label)
    label.font = font
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: height)).fill()
    }
  }

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:])
    -> NSMutableAttributedString
  {
    NSMutableAttributedString(string: string, attributes: attributes)
  }

  private var lines: [(text: String, x: CGFloat)] {
    let list = window.displayList()
    return list.texts.map { list.lines[$0.lines.lowerBound] }.map { ($0.text, $0.x) }
  }

  @Test("A picture takes its width in the line, and the line its height")
  func sizes() {
    let whole = text("ab")
    whole.append(NSAttributedString(attachment: NSTextAttachment(image: picture(30, 50))))
    whole.append(text("c"))
    label.attributedText = whole
    #expect(label.intrinsicContentSize.width == 60)
    let descent = -font.descender
    #expect(abs(label.intrinsicContentSize.height - (50 + descent)) < 0.5)
    #expect(lines.map(\.text) == ["ab", "c"] && lines.map(\.x) == [0, 50])
  }

  @Test("The bounds of an attachment are its place above the baseline")
  func bounds() {
    let attachment = NSTextAttachment()
    attachment.image = picture(30, 30)
    attachment.bounds = CGRect(x: 0, y: -20, width: 12, height: 30)
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 30))
  }

  @Test("An attachment is drawn where its character is")
  func drawing() {
    let whole = text("a")
    whole.append(NSAttributedString(attachment: NSTextAttachment(image: picture(30, 10))))
    label.attributedText = whole
    let before = window.displayList().shapes.count
    label.attributedText = text("a")
    #expect(before == window.displayList().shapes.count + 1)
  }

  @Test("A shadow is a copy behind the letters, of its own colour")
  func shadow() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    label.attributedText = text("ab", [.shadow: shadow])
    #expect(lines.map(\.text) == ["ab", "ab"])
    #expect(window.displayList().texts[0].color == DisplayList.Color(UIColor.red.cgColor))
  }

  @Test("The shadow of a label is drawn behind plain text too")
  func labelShadow() {
    label.text = "ab"
    #expect(lines.map(\.text) == ["ab"])
    label.shadowColor = .blue
    #expect(lines.map(\.text) == ["ab", "ab"] && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(window.displayList().texts[0].color == DisplayList.Color(UIColor.blue.cgColor))
    label.shadowColor = nil
    #expect(lines.map(\.text) == ["ab"])
  }

  @Test("A link has the colour of links and a line below")
  func links() {
    label.attributedText = text("ab", [.link: "https://example.com"])
    let list = window.displayList()
    #expect(list.texts[0].color == DisplayList.Color(UIColor.link.cgColor))
    #expect(list.shapes.count == 1)
  }

  @Test("Lines begin after the indents of their paragraph, and end before that of its tail")
  func indents() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 10
    style.headIndent = 30
    style.tailIndent = -20
    label.numberOfLines = 0
    label.frame.size.width = 100
    label.attributedText = text("aaaa bbbb cccc", [.paragraphStyle: style])
    // 70 points are left in the first line, 50 in the others.
    #expect(lines.map(\.text) == ["aaaa", "bbbb", "cccc"] && lines.map(\.x) == [10, 30, 30])
    style.firstLineHeadIndent = 0
    (style.headIndent, style.tailIndent) = (0, 95)
    label.attributedText = text("aaaa bbbb cccc", [.paragraphStyle: style])
    #expect(lines.map(\.text) == ["aaaa bbbb", "cccc"])
  }

  @Test("Space before a paragraph is above all but the first")
  func spaceBefore() {
    let style = NSMutableParagraphStyle()
    label.numberOfLines = 0
    label.attributedText = text("a\nb", [.paragraphStyle: style])
    let height = label.intrinsicContentSize.height
    style.paragraphSpacingBefore = 12
    label.attributedText = text("a\nb", [.paragraphStyle: style])
    #expect(abs(label.intrinsicContentSize.height - height - 12) < 0.5)
  }
}
