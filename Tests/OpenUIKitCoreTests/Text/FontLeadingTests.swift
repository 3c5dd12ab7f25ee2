import OpenUIKit
import Testing

/// The distances between baselines are the leading of the Human Interface Guidelines' tables of Dynamic Type sizes.
@MainActor
@Suite("Leading of fonts of text styles")
struct FontLeadingTests {
  @Test(
    "Lines of a text style have the distances of the guidelines",
    arguments: [
      (UIFont.TextStyle.largeTitle, CGFloat(41)), (.title1, 34), (.title2, 28), (.title3, 25),
      (.headline, 22),
      (.body, 22), (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption1, 16), (.caption2, 13),
    ])
  func distances(style: UIFont.TextStyle, distance: CGFloat) {
    let font = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
    #expect(font.lineHeight == font.ascender - font.descender)
    let layout = TextLayout(
      "a\nb\nc", style: TextStyle(font: font, numberOfLines: 0), measurer: DeterministicTextMeasurer())
    #expect(abs(layout.lines[2].baseline - layout.lines[0].baseline - 2 * distance) < 1e-9)
    #expect(abs(layout.size.height - font.lineHeight - 2 * distance) < 1e-9)
  }

  @Test(
    "The leading follows the content size",
    arguments: [
      (UIContentSizeCategory.extraSmall, CGFloat(19)), (.extraExtraExtraLarge, 29), (.accessibilityLarge, 40),
      (.accessibilityExtraExtraExtraLarge, 62),
    ])
  func categories(category: UIContentSizeCategory, distance: CGFloat) {
    let font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
  }

  @Test("The system's fonts have no leading, and are not equal to those of text styles")
  func systemFonts() {
    let (system, body) = (UIFont.systemFont(ofSize: 17), UIFont.preferredFont(forTextStyle: .body))
    #expect(system.leading == 0 && body.pointSize == 17 && system != body)
    #expect(UIFont.preferredFont(forTextStyle: .body) == body)
    #expect(body.withSize(20).leading == 0)
  }

  @Test("Two lines of headline are 42.5 points high at two pixels a point, as UIKit drew them")
  func recordedLabel() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.screenScale = 2
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    label.text = "one\ntwo"
    window.addSubview(label)
    #expect(label.intrinsicContentSize.height == 42.5)
    label.text = "one"
    #expect(label.intrinsicContentSize.height == 20.5)
    // A label that is given the height of two lines shows two, and of a point less one.
    label.text = "one\ntwo\nthree"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 42.5)
    window.makeKeyAndVisible()
    #expect(window.displayList().lines.count == 2)
    label.frame.size.height = 41.5
    #expect(window.displayList().lines.count == 1)
    // Characters with looks of their own stand as far apart.
    label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.kern: 0.0])
    label.frame.size.height = 100
    #expect(label.intrinsicContentSize.height == 42.5)
  }

  @Test("Strings are as high as their lines, and use the leading when asked to")
  func strings() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    let text = NSAttributedString(string: "one\ntwo", attributes: [.font: font])
    #expect(abs(text.size().height - 2 * font.lineHeight) < 1e-9)
    let bounds = text.boundingRect(
      with: CGSize(width: 100, height: 100), options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
    #expect(abs(bounds.height - 2 * font.lineHeight - font.leading) < 1e-9)
  }

  @Test("A greatest line height leaves no room for leading")
  func limitedHeight() {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (21, 21)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: paragraph])
    #expect(label.intrinsicContentSize.height == 42)
  }

  @Test("A caret in a text view goes down by the distance of lines")
  func textView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .preferredFont(forTextStyle: .largeTitle)
    view.text = String(repeating: "line\n", count: 20)
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(abs(view.contentSize.height - (20 * 41 + UIFont.systemFont(ofSize: 34).lineHeight + 16)) < 1)
  }
}
