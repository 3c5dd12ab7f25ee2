import OpenUIKitGraphics
import Testing

/// A 20 point font: every ordinary character is 10 points wide.
private let font = UIFont(name: "Georgia", size: 20)!

@MainActor
@Suite("Text layout")
struct TextLayoutTests {
  let measurer = DeterministicTextMeasurer()

  func lines(
    _ text: String, width: CGFloat?, mode: NSLineBreakMode = .byTruncatingTail, limit: Int = 0,
    rightToLeft: Bool = false
  ) -> [String] {
    layout(text, width: width, mode: mode, limit: limit, rightToLeft: rightToLeft).lines.map(\.text)
  }

  func layout(
    _ text: String, width: CGFloat?, mode: NSLineBreakMode = .byTruncatingTail, limit: Int = 0,
    alignment: NSTextAlignment = .natural, rightToLeft: Bool = false
  ) -> TextLayout {
    let style = TextStyle(
      font: font, alignment: alignment, lineBreakMode: mode, numberOfLines: limit, isRightToLeft: rightToLeft)
    return TextLayout(text, style: style, width: width, measurer: measurer)
  }

  struct Wrapping: Sendable, CustomTestStringConvertible {
    var text: String
    var width: CGFloat
    var lines: [String]
    var testDescription: String { "\(text) in \(width)" }
  }

  @Test(
    "Lines end between words, and inside a word only if it is wider than the line",
    arguments: [
      Wrapping(text: "one two three", width: 70, lines: ["one two", "three"]),
      Wrapping(text: "one two three", width: 69, lines: ["one", "two", "three"]),
      Wrapping(text: "one two three", width: 130, lines: ["one two three"]),
      Wrapping(text: "one   two", width: 30, lines: ["one", "two"]),
      Wrapping(text: "extraordinary", width: 50, lines: ["extra", "ordin", "ary"]),
      Wrapping(text: "an extraordinary", width: 50, lines: ["an", "extra", "ordin", "ary"]),
      Wrapping(text: "well-known", width: 60, lines: ["well-", "known"]),
      Wrapping(text: "1-2 3", width: 20, lines: ["1-", "2", "3"]),
      Wrapping(text: "one\u{A0}two x", width: 70, lines: ["one\u{A0}two", "x"]),
      Wrapping(text: "a\nb c", width: 100, lines: ["a", "b c"]),
      Wrapping(text: "a\r\n\nb", width: 100, lines: ["a", "", "b"]),
      Wrapping(text: "日本語です。", width: 60, lines: ["日本語", "です。"]),
      Wrapping(text: "日本語。", width: 60, lines: ["日本", "語。"]),
      Wrapping(text: "「日本", width: 40, lines: ["「日", "本"]),
      Wrapping(text: "👨‍👩‍👧👨‍👩‍👧", width: 20, lines: ["👨‍👩‍👧", "👨‍👩‍👧"]),
      Wrapping(text: "ab", width: 1, lines: ["a", "b"]),
    ])
  func wrapping(_ example: Wrapping) {
    #expect(lines(example.text, width: example.width) == example.lines)
  }

  @Test("Wrapping by characters fills every line")
  func characterWrapping() {
    #expect(lines("one two", width: 50, mode: .byCharWrapping) == ["one t", "wo"])
  }

  @Test("Clipped text stays in one line where there may be one, and wraps where there may be more")
  func clipping() {
    #expect(lines("one two\nthree", width: 30, mode: .byClipping, limit: 1) == ["one two"])
    #expect(lines("one two\nthree", width: 50, mode: .byClipping) == ["one", "two", "three"])
  }

  @Test(
    "The last permitted line is shortened where the mode states",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, 1, ["one tw…"]),
      (.byTruncatingHead, 1, ["…e four"]),
      (.byTruncatingMiddle, 1, ["one…our"]),
      (.byTruncatingTail, 2, ["one two", "three…"]),
      (.byTruncatingHead, 2, ["one two", "…e four"]),
      (.byTruncatingTail, 3, ["one two", "three", "four"]),
      (.byWordWrapping, 1, ["one two"]),
      (.byWordWrapping, 2, ["one two", "three"]),
    ] as [(NSLineBreakMode, Int, [String])])
  func truncation(mode: NSLineBreakMode, limit: Int, expected: [String]) {
    let layout = layout("one two three four", width: 70, mode: mode, limit: limit)
    #expect(layout.lines.map(\.text) == expected)
    #expect(layout.isTruncated == (limit < 3))
    for line in layout.lines { #expect(line.width <= 70) }
  }

  @Test("A line that ends a paragraph shows that more paragraphs follow")
  func truncatedParagraphs() {
    #expect(lines("one\ntwo", width: 100, limit: 1) == ["one…"])
    #expect(lines("one\ntwo", width: 100, mode: .byWordWrapping, limit: 1) == ["one"])
  }

  @Test("Spaces at the end of a text do not truncate it, with any number of lines")
  func trailingSpaces() {
    for limit in 0...3 {
      #expect(
        lines("one two one two ", width: 70, limit: limit)
          == (limit == 1 ? ["one tw…"] : ["one two", "one two"]))
    }
    #expect(lines("one two  ", width: 70, limit: 1) == ["one two"])
    #expect(lines("one two  ", width: 90, limit: 1) == ["one two  "])
  }

  @Test("Where not even the ellipsis fits, it stands alone")
  func narrowTruncation() {
    #expect(lines("one two", width: 5, limit: 1) == ["…"])
  }

  @Test("Lines stand one line height under each other and the size is that of the ink's box")
  func size() {
    let layout = layout("one two three", width: 70)
    #expect(layout.size.width == 70)
    #expect(layout.size.height == 2 * font.lineHeight)
    #expect(layout.lines[0].baseline == font.ascender)
    #expect(layout.lines[1].baseline == font.lineHeight + font.ascender)
  }

  @Test("The empty text has no lines and no size")
  func empty() {
    #expect(layout("", width: 100).lines.isEmpty)
    #expect(layout("", width: 100).size == .zero)
  }

  @Test(
    "A line is placed by its alignment",
    arguments: [
      (NSTextAlignment.left, false, 0), (.center, false, 35), (.right, false, 70), (.natural, false, 0),
      (.natural, true, 70), (.justified, false, 0), (.left, true, 0), (.center, true, 35),
    ] as [(NSTextAlignment, Bool, CGFloat)])
  func alignment(alignment: NSTextAlignment, rightToLeft: Bool, x: CGFloat) {
    let layout = layout("one", width: 100, alignment: alignment, rightToLeft: rightToLeft)
    #expect(layout.lines[0].x == x)
  }

  @Test("Without a width, lines align within the widest")
  func alignmentWithoutWidth() {
    let layout = layout("wide one\nsmall", width: nil, alignment: .right)
    #expect(layout.lines.map(\.x) == [0, 30])
    #expect(layout.size.width == 80)
  }

  @Test("Justified lines widen their spaces to the full width, a paragraph's last line does not")
  func justified() {
    let layout = layout("a b cc dd", width: 65, alignment: .justified)
    #expect(layout.lines.map(\.text) == ["a b cc", "dd"])
    #expect(layout.lines.map(\.width) == [65, 20])
    #expect(layout.lines[0].spaceExpansion == 2.5)
    #expect(layout.lines[1].spaceExpansion == 0)
  }

  @Test("The first letter decides which way a paragraph reads, the surroundings if there is none")
  func direction() {
    #expect(layout("12 שלום abc", width: nil).lines[0].isRightToLeft)
    #expect(!layout("12 abc שלום", width: nil, rightToLeft: true).lines[0].isRightToLeft)
    #expect(layout("12", width: nil, rightToLeft: true).lines[0].isRightToLeft)
    #expect(!layout("12 a", width: nil, rightToLeft: true).lines[0].isRightToLeft)
    #expect(layout("@[`{~", width: nil, rightToLeft: true).lines[0].isRightToLeft)
    #expect(!layout("12", width: nil).lines[0].isRightToLeft)
    #expect(layout("مرحبا\nabc", width: nil).lines.map(\.isRightToLeft) == [true, false])
  }

  @Test(
    "The whole of a text is measured once, whether it fits on a line or not",
    arguments: [130, 129, 69] as [CGFloat])
  func measuredOnce(width: CGFloat) {
    let counter = CountingMeasurer("one two three")
    let style = TextStyle(
      font: font, alignment: .natural, lineBreakMode: .byTruncatingTail, numberOfLines: 0,
      isRightToLeft: false)
    let layout = TextLayout("one two three", style: style, width: width, measurer: counter)
    #expect(counter.count == 1 && layout.lines.count == (width == 130 ? 1 : width == 129 ? 2 : 3))
  }

  @Test("Every character of a wrapped text is drawn once, whatever the width", arguments: 0..<50)
  func nothingIsLost(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet: [Character] = ["a", "b", " ", "-", "日", "。", "é", "ש", "👍🏽"]
    let text = String((0..<60).map { _ in alphabet.randomElement(using: &random)! })
    let width = CGFloat.random(in: 20...200, using: &random)
    let drawn = lines(text, width: width).joined().filter { $0 != " " }
    #expect(drawn == text.filter { $0 != " " }, "seed \(seed), width \(width)")
    for line in layout(text, width: width).lines { #expect(line.width <= width + 0.001, "seed \(seed)") }
  }
}

/// Counts how often a text is measured. It is used on one thread.
private final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
  private let text: String
  private let measurer = DeterministicTextMeasurer()
  private(set) var count = 0

  init(_ text: String) { self.text = text }

  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    if text == self.text { count += 1 }
    measurer.appendAdvances(of: text, in: font, to: &advances)
  }

  func lineMetrics(of font: UIFont) -> LineMetrics { measurer.lineMetrics(of: font) }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
