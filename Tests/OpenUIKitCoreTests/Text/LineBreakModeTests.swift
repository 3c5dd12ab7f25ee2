import OpenUIKit
import Testing

/// Text of a font without a table, at 20 points, in which every character is 10 points wide.
@MainActor
@Suite("Line break modes")
struct LineBreakModeTests {
  private let font = UIFont(name: "Georgia", size: 20)!

  private func layout(
    _ text: String, _ mode: NSLineBreakMode, lines: Int, width: CGFloat, alignment: NSTextAlignment = .left
  ) -> TextLayout {
    TextLayout(
      text,
      style: TextStyle(font: font, alignment: alignment, lineBreakMode: mode, numberOfLines: lines),
      width: width, measurer: DeterministicTextMeasurer())
  }

  /// Source: the letters of U+00AD, and public code that relies on it: MrAsterisco/HyphenableText on GitHub.
  @Test(
    "A word is divided at a soft hyphen, which is visible there alone and needs room",
    arguments: [
      (70, ["Donau-", "dampf-", "schiff"]), (110, ["Donau\u{AD}dampf-", "schiff"]),
      (109, ["Donau-", "dampf-", "schiff"]), (160, ["Donau\u{AD}dampf\u{AD}schiff"]),
    ] as [(CGFloat, [String])])
  func softHyphens(width: CGFloat, lines: [String]) {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    let plain = layout(text, .byWordWrapping, lines: 0, width: width)
    #expect(plain.lines.map(\.text) == lines)
    #expect(plain.lines.allSatisfy { $0.width <= width })
    #expect(plain.lines.last?.width == (lines.count > 1 ? 60 : 160))
  }

  @Test("A soft hyphen of attributed text is visible where the line ends")
  func attributedSoftHyphen() {
    let (window, label) = (UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100)), UILabel())
    label.attributedText = NSAttributedString(string: "Donau\u{AD}dampf", attributes: [.font: font])
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping
    label.frame = CGRect(x: 0, y: 0, width: 70, height: 60)
    window.addSubview(label)
    #expect(window.displayList().lines.map(\.text) == ["Donau-", "dampf"])
  }

  /// Source: Apple's documentation of `UILabel.lineBreakStrategy`, whose default has `pushOut`, and a label of 22 points that Xcode 12 saved
  /// 208.5 points wide in 343, the width of "Assistant Companion!". "Welcome to Home Assistant" is 268 wide, and a space 5.
  @Test("A label has no last line of one word, if the line before keeps two words and both fit")
  func singleWords() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 22)
    label.text = "Welcome to Home Assistant Companion!"
    label.numberOfLines = 3
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.screenScale = 2
    window.addSubview(label)
    #expect(label.sizeThatFits(CGSize(width: 343, height: 0)) == CGSize(width: 208.5, height: 53))
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(CGSize(width: 343, height: 0)).width == 273)
    label.lineBreakStrategy = .standard
    label.font = font
    label.frame = CGRect(x: 0, y: 0, width: 85, height: 100)
    for (text, lines) in [
      ("aa bb cc dd", ["aa bb", "cc dd"]), ("aa bb ccccc", ["aa bb", "ccccc"]),
      ("aa bbb cc dddddd", ["aa bbb", "cc", "dddddd"]), ("aa bb cc\ndd", ["aa bb cc", "dd"]),
    ] {
      label.text = text
      #expect(window.displayList().lines.map(\.text) == lines)
    }
  }

  @Test("Attributed text moves a word if its paragraph has the strategy, and text views do not")
  func singleWordsOfParagraphs() {
    let style = NSMutableParagraphStyle()
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let size = CGSize(width: 85, height: 0)
    func width() -> CGFloat {
      NSAttributedString(string: "aa bb cc dd", attributes: attributes)
        .boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).width
    }
    #expect(width() == 80)
    style.lineBreakStrategy = .pushOut
    #expect(width() == 50)
    let view = UITextView()
    view.font = font
    view.text = "aa bb cc dd"
    #expect(view.sizeThatFits(CGSize(width: 105, height: 0)).width == 100)
  }

  @Test("Clipped text of several lines wraps at words, and its last line runs on beyond the edge")
  func clippedLines() {
    let all = layout("aa bb cc dd", .byClipping, lines: 0, width: 50)
    #expect(all.lines.map(\.text) == ["aa bb", "cc dd"] && !all.isTruncated)
    let two = layout("aa bb cc dd ee", .byClipping, lines: 2, width: 50)
    #expect(two.lines.map(\.text) == ["aa bb", "cc dd ee"] && two.isTruncated)
    #expect(two.size.width == 50 && two.lines[1].width == 80)
    let one = layout("aa bb cc", .byClipping, lines: 1, width: 50)
    #expect(one.lines.map(\.text) == ["aa bb cc"] && one.size.width == 50)
  }

  @Test(
    "A line that is cut off shows its beginning, whatever its alignment",
    arguments: [NSTextAlignment.left, .center, .right, .natural, .justified])
  func clippedAlignment(_ alignment: NSTextAlignment) {
    #expect(layout("aa bb cc", .byClipping, lines: 1, width: 50, alignment: alignment).lines[0].x == 0)
    let word = layout("\u{5D0}\u{5D1} \u{5D2}", .byClipping, lines: 1, width: 20, alignment: alignment)
    #expect(word.lines[0].isRightToLeft && word.lines[0].x == -20)
  }

  @Test("A label cuts clipped text off at its edge, and is as high as its wrapped lines")
  func label() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    label.font = font
    label.lineBreakMode = .byClipping
    label.numberOfLines = 2
    label.text = "aa bb cc dd ee"
    window.addSubview(label)
    window.makeKeyAndVisible()
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 48))
    let entry = try #require(window.displayList().entries.last)
    #expect(entry.clips)
    label.text = "aa bb"
    #expect(window.displayList().entries.last?.clips == false)
  }

  private func size(_ text: String, _ mode: NSLineBreakMode, width: CGFloat) -> CGSize {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = mode
    return text.boundingRect(
      with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: paragraph], context: nil
    ).size
  }

  @Test("The rectangle of a string heeds the modes of its paragraphs")
  func boundingRect() {
    let line = font.lineHeight
    #expect(size("aaa bbbb", .byWordWrapping, width: 50) == CGSize(width: 40, height: 2 * line))
    #expect(size("aaa bbbb", .byCharWrapping, width: 50) == CGSize(width: 50, height: 2 * line))
    #expect(size("aaaaaaaa", .byCharWrapping, width: 30) == CGSize(width: 30, height: 3 * line))
    #expect(size("aaa bbbb", .byClipping, width: 50) == CGSize(width: 50, height: line))
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(size("aaa bbbb", mode, width: 50).height == line)
      #expect(size("aaa bbbb", mode, width: 50).width <= 50)
      #expect(size("aaa bbbb\ncc", mode, width: 50).height == 2 * line)
    }
  }

  @Test("Each paragraph of a string breaks in its own mode")
  func mixedParagraphs() {
    let text = NSMutableAttributedString(string: "")
    for mode in [NSLineBreakMode.byCharWrapping, .byTruncatingTail, .byWordWrapping] {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineBreakMode = mode
      let last = mode == .byWordWrapping
      text.append(
        NSAttributedString(
          string: "aaa bbbb" + (last ? "" : "\n"), attributes: [.font: font, .paragraphStyle: paragraph]))
    }
    let bounds = text.boundingRect(
      with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.size == CGSize(width: 50, height: 5 * font.lineHeight))
  }

  @Test("A label breaks attributed text by its paragraphs' modes until its own mode is set")
  func attributedLabel() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byCharWrapping
    let label = UILabel()
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    label.attributedText = NSAttributedString(
      string: "aaa bbbb", attributes: [.font: font, .paragraphStyle: paragraph])
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).width == 50)
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).width == 40)
  }

  @Test("A text view breaks in its container's mode")
  func textView() {
    let view = UITextView()
    view.font = font
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    view.text = "aaa bbbb"
    #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 40, height: 48))
    view.textContainer.lineBreakMode = .byCharWrapping
    #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 48))
    view.textContainer.lineBreakMode = .byClipping
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 50, height: 0)).height == 24)
  }
}
