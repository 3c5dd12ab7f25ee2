import Foundation
import OpenUIKitGraphics
import Testing

@Suite("Attributed strings from documents")
struct HTMLTextTests {
  private func read(_ html: String, _ type: NSAttributedString.DocumentType = .html) throws
    -> NSAttributedString
  {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [.documentType: type, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
  }

  private func attribute<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString)
    throws -> Value
  {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(part) is not in \(text.string)")
    return try #require(text.attribute(key, at: range.location, effectiveRange: nil) as? Value)
  }

  @Test(
    "Spaces collapse, blocks and breaks end lines, and lists have markers",
    arguments: [
      ("<p>One  two\n three</p><p>Four", "One two three\nFour"),
      ("a<br>b<br/>c", "a\nb\nc"),
      ("<b>bold</b> and <i>slanted</i>", "bold and slanted"),
      ("  <div> x </div> y ", "x\ny"),
      ("<ul><li>A<li>B</ul>", "\t•\tA\n\t•\tB\n"),
      ("<ol><li>A</li><li>B</li></ol>C", "\t1.\tA\n\t2.\tB\nC"),
      ("<pre>a  b\n c</pre>", "a  b\n c\n"),
      ("a&amp;b &lt;c&gt; &#8217;&#x41;&nbsp;&unknown;", "a&b <c> ’A\u{A0}&unknown;"),
      ("<style>p { color: red }</style><script>if (a < b) {}</script><!-- <p> -->text", "text"),
      ("<title>no</title><p hidden class=x>yes < no", "yes < no"),
      ("", ""), ("<", "<"), ("<p", ""), ("</p>x", "x"), ("&", "&"),
    ])
  func texts(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test("Elements have the looks of their kind")
  func elements() throws {
    let text = try read(
      "plain <b>bold</b> <em>slanted</em> <u>line</u> <del>out</del> <h1>Title</h1> x<sup>2</sup> <code>c</code>"
    )
    let plain: UIFont = try attribute(.font, of: "plain", in: text)
    #expect(plain.pointSize == 12)
    let bold: UIFont = try attribute(.font, of: "bold", in: text)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let slanted: UIFont = try attribute(.font, of: "slanted", in: text)
    #expect(slanted.fontDescriptor.symbolicTraits.contains(.traitItalic))
    let line: Int = try attribute(.underlineStyle, of: "line", in: text)
    let out: Int = try attribute(.strikethroughStyle, of: "out", in: text)
    #expect(line == 1 && out == 1)
    let title: UIFont = try attribute(.font, of: "Title", in: text)
    #expect(title.pointSize == 24 && title.fontDescriptor.symbolicTraits.contains(.traitBold))
    let raised: CGFloat = try attribute(.baselineOffset, of: "2", in: text)
    #expect(raised > 0)
  }

  @Test("Links have their addresses, relative to that of the document")
  func links() throws {
    let html = Data("<a href='/a?b=1&amp;c=2'>here</a> <a>there</a>".utf8)
    let base = try #require(URL(string: "https://example.com/x/"))
    let text = try NSAttributedString(
      data: html, options: [.documentType: NSAttributedString.DocumentType.html, .baseURL: base],
      documentAttributes: nil)
    let link: URL = try attribute(.link, of: "here", in: text)
    #expect(link.absoluteString == "https://example.com/a?b=1&c=2")
    let place = (text.string as NSString).range(of: "there").location
    #expect(text.attribute(.link, at: place, effectiveRange: nil) == nil)
  }

  @Test("Style sheets and attributes set fonts, colours and paragraphs")
  func styles() throws {
    let text = try read(
      """
      <style>/* all */ body { font-family: -apple-system; font-size: 20px; color: #fff; text-align: justify }
      .note, #other { color: rgb(255, 0, 0) !important }</style>
      <body>first <span class="big note">red</span> <span style="font-size: 1.5em; font-weight: 700; color: #00f8">
      large</span> <p align=center>middle</p></body>
      """)
    let first: UIFont = try attribute(.font, of: "first", in: text)
    #expect(first.pointSize == 20 && first.familyName == UIFont.systemFont(ofSize: 20).familyName)
    let white: UIColor = try attribute(.foregroundColor, of: "first", in: text)
    #expect(white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    let paragraph: NSParagraphStyle = try attribute(.paragraphStyle, of: "first", in: text)
    #expect(paragraph.alignment == .justified)
    let red: UIColor = try attribute(.foregroundColor, of: "red", in: text)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let large: UIFont = try attribute(.font, of: "large", in: text)
    #expect(large.pointSize == 30 && large.fontDescriptor.symbolicTraits.contains(.traitBold))
    let faint: UIColor = try attribute(.foregroundColor, of: "large", in: text)
    #expect(faint == UIColor(red: 0, green: 0, blue: 1, alpha: 136.0 / 255))
    let middle: NSParagraphStyle = try attribute(.paragraphStyle, of: "middle", in: text)
    #expect(middle.alignment == .center)
  }

  @Test(
    "Components of colours are numbers or percentages; the whole of alpha is 1 or 100 %",
    arguments: [
      ("rgba(255, 0, 0, 50%)", UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
      ("rgb(0% 20% 100% / 25%)", UIColor(red: 0, green: 0.2, blue: 1, alpha: 0.25)),
      ("rgba(51, 0, 255, 0.75)", UIColor(red: 0.2, green: 0, blue: 1, alpha: 0.75)),
      ("rgb(51, 0, 255)", UIColor(red: 0.2, green: 0, blue: 1, alpha: 1)),
      // Refused, so the colour is that of the text around.
      ("rgb(51, nan, 255)", UIColor(red: 0, green: 0, blue: 0, alpha: 1)),
    ])
  func colors(css: String, color: UIColor) throws {
    let text = try read("a<span style='color: \(css)'>b</span>")
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == color)
  }

  @Test("Plain text keeps its characters and takes attributes; other formats are refused")
  func formats() throws {
    #expect(try read("a <b>", .plain).string == "a <b>")
    #expect(throws: (any Error).self) { try read("{\\rtf1 a}", .rtf) }
    #expect(
      throws: (any Error).self,
      performing: {
        try NSAttributedString(
          data: Data([0xFF, 0xFE, 0xFF]), options: [.characterEncoding: String.Encoding.utf8.rawValue],
          documentAttributes: nil)
      })
    let guessed = try NSAttributedString(data: Data(" <i>x</i>".utf8), documentAttributes: nil)
    #expect(guessed.string == "x")
  }
}
