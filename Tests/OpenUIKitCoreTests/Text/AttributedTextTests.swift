import OpenUIKit
import Testing

/// Characters of a font without a table, at 20 points, advance 10 points, at 40 points 20 (DeterministicTextMeasurer).
@MainActor
@Suite("Attributed text")
struct AttributedTextTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let small = UIFont(name: "Georgia", size: 20)!
  private let large = UIFont(name: "Georgia", size: 40)!

  init() {
    window.addSubview(label)
    label.font = small
  }

  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  private func height(_ font: UIFont) -> CGFloat { font.ascender - font.descender }

  /// Letters, left edge and size of the font of everything that is drawn, in order.
  private var drawn: [String] {
    let list = window.displayList()
    return list.texts.map { text in
      let line = list.lines[text.lines.lowerBound]
      return "\(line.text) at \(Int(line.x.rounded())) in \(Int(text.font.pointSize))"
    }
  }

  @Test("characters have the widths of their fonts, and a line the height of its highest")
  func sizes() {
    label.attributedText = text(("ab", [:]), ("cd", [.font: large]))
    #expect(label.intrinsicContentSize.width == 60)
    #expect(abs(label.intrinsicContentSize.height - height(large)) < 0.34)
    #expect(drawn == ["ab at 0 in 20", "cd at 20 in 40"])
  }

  @Test("parts have their own colours, others the label's, and stand on one baseline")
  func colors() throws {
    label.textColor = .blue
    label.attributedText = text(("ab", [:]), ("cd", [.font: large, .foregroundColor: UIColor.red]))
    let list = window.displayList()
    #expect(list.texts.map(\.color) == [UIColor.blue, .red].map { DisplayList.Color($0.cgColor) })
    #expect(Set(list.lines.map(\.baseline)).count == 1)
  }

  @Test("lines break where they would in plain text, also in the middle of a part")
  func wrapping() {
    label.numberOfLines = 0
    label.attributedText = text(("aaa bb", [:]), ("b ccc", [.foregroundColor: UIColor.red]))
    // 70 points: "aaa bbb" and then "ccc".
    label.frame.size.width = 70
    #expect(drawn == ["aaa bb at 0 in 20", "b at 60 in 20", "ccc at 0 in 20"])
    let size = label.sizeThatFits(CGSize(width: 70, height: 0))
    #expect(size.width == 70 && abs(size.height - 2 * height(small)) < 0.34)
  }

  @Test("what is too long ends with an ellipsis in the look of what is before it")
  func truncation() {
    label.attributedText = text(("aaa", [:]), ("bbbbbb", [.font: large]))
    label.frame.size.width = 100
    // 30 points for aaa and 20 for the ellipsis leave room for two b's.
    #expect(drawn == ["aaa at 0 in 20", "bb at 30 in 40", "\u{2026} at 70 in 40"])
  }

  @Test("backgrounds lie behind the letters, lines below and through them")
  func decorations() throws {
    label.attributedText = text(
      ("ab", [.backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue]),
      ("cd", [.strikethroughStyle: NSUnderlineStyle.thick.rawValue, .foregroundColor: UIColor.red]))
    let shapes = window.displayList().shapes
    try #require(shapes.count == 3)
    func box(_ shape: DisplayList.Shape) -> CGRect {
      let path = CGMutablePath()
      for element in shape.path {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        default: break
        }
      }
      return path.boundingBox
    }
    #expect(box(shapes[0]).width == 20 && abs(box(shapes[0]).height - height(small)) < 1e-6)
    #expect(shapes[0].fill == DisplayList.Color(UIColor.yellow.cgColor))
    #expect(box(shapes[1]).minY > box(shapes[2]).maxY && box(shapes[2]).minX == 20)
    #expect(box(shapes[2]).height == 2 * box(shapes[1]).height)
    #expect(shapes[2].fill == DisplayList.Color(UIColor.red.cgColor))
  }

  @Test("paragraphs have their alignment, spacing and height of lines")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 7
    style.minimumLineHeight = 50
    label.numberOfLines = 0
    label.attributedText = text(("ab\ncd", [.paragraphStyle: style]))
    label.frame.size = CGSize(width: 100, height: 200)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 107)
    #expect(drawn == ["ab at 40 in 20", "cd at 40 in 20"])
    let lines = window.displayList().lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 57) < 1e-9)
  }

  @Test("letters can be spaced and raised")
  func kernAndOffset() {
    label.attributedText = text(("ab", [.kern: 5]), ("c", [.baselineOffset: 6.0]))
    #expect(label.intrinsicContentSize.width == 40)
    #expect(drawn == ["a at 0 in 20", "b at 15 in 20", "c at 30 in 20"])
    let lines = window.displayList().lines
    #expect(abs(lines[0].baseline - lines[2].baseline - 6) < 1e-9)
  }

  @Test("plain text reads as attributed, and setting it, a font or a colour takes looks away")
  func properties() {
    label.text = "ab"
    #expect(label.attributedText?.string == "ab")
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont === label.font)
    label.attributedText = text(("ab", [.font: large, .foregroundColor: UIColor.red]))
    #expect(label.text == "ab" && label.intrinsicContentSize.width == 40)
    label.font = small
    #expect(label.intrinsicContentSize.width == 20)
    label.textColor = .green
    #expect(window.displayList().texts.map(\.color) == [DisplayList.Color(UIColor.green.cgColor)])
    label.attributedText = text(("ab", [.font: large]))
    label.text = "abc"
    #expect(label.intrinsicContentSize.width == 30 && drawn == ["abc at 0 in 20"])
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  @Test("a character of several scalars belongs to the part that it begins in")
  func scalars() {
    // The accent of the first character has the large font, which does not count.
    label.attributedText = text(("e", [:]), ("\u{301}x", [.font: large]))
    #expect(label.intrinsicContentSize.width == 30)
  }

  @Test("text measures itself, in one line or wrapped, and draws itself in a view")
  func strings() throws {
    let source = text(("aaa ", [.font: small]), ("bbb", [.font: small]))
    #expect(source.size().width == 70)
    let context = NSStringDrawingContext()
    let bounds = source.boundingRect(
      with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin, context: context)
    #expect(
      bounds.width == 30 && abs(bounds.height - 2 * height(small)) < 1e-6 && context.totalBounds == bounds)
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = source
    window.addSubview(view)
    // Both parts look the same, so they are one.
    #expect(drawn == ["aaa bbb at 0 in 20"])
    let place = try #require(window.displayList().entries.last?.transform)
    #expect(place.m41 == 5 && place.m42 == 10)
  }

  @Test("plain text measures and draws itself as attributed text of one look does")
  func plainStrings() {
    let look: [NSAttributedString.Key: Any] = [.font: small]
    let room = CGSize(width: 50, height: 1000)
    for source in ["aaa bbb" as NSString, NSString(string: "aaa bbb")] {
      #expect(source.size(withAttributes: look) == CGSize(width: 70, height: height(small)))
      let bounds = source.boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: look, context: nil)
      #expect(bounds.width == 30 && abs(bounds.height - 2 * height(small)) < 1e-6)
    }
    #expect("aaa bbb".size(withAttributes: look) == CGSize(width: 70, height: height(small)))
    // Without a font, text has 12 points.
    #expect("aaa bbb".size() == NSAttributedString(string: "aaa bbb").size())
    let bounds = "aaa bbb".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: look, context: nil)
    #expect(bounds.width == 30)
    let view = PlainTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.look = look
    window.addSubview(view)
    #expect(drawn == ["one at 0 in 20", "two at 0 in 20"])
    #expect(
      window.displayList().entries.filter { if case .text = $0.content { true } else { false } }
        .map { $0.transform.m42 } == [10, 40])
  }

  private final class PlainTextView: UIView {
    var look: [NSAttributedString.Key: Any] = [:]

    override func draw(_ rect: CGRect) {
      "one".draw(at: CGPoint(x: 5, y: 10), withAttributes: look)
      NSString(string: "two").draw(in: CGRect(x: 5, y: 40, width: 90, height: 50), withAttributes: look)
    }
  }

  private final class TextView: UIView {
    var text = NSAttributedString(string: "")

    override func draw(_ rect: CGRect) { text.draw(at: CGPoint(x: 5, y: 10)) }
  }
}
