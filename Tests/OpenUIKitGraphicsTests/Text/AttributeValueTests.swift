import Foundation
import OpenUIKitGraphics
import Testing

@Suite("Values of attributes")
struct AttributeValueTests {
  private func paragraph(_ spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  private func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  /// Joins texts with one attribute each, and returns the number of its runs.
  private func runs(_ key: NSAttributedString.Key, _ values: [Any]) -> Int {
    let text = NSMutableAttributedString(string: "")
    for value in values { text.append(NSAttributedString(string: "a", attributes: [key: value])) }
    var count = 0
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, _, _ in count += 1 }
    return count
  }

  @Test("Texts with different fonts, colours and styles are joined, and equal ones become one run")
  func joining() {
    #expect(runs(.font, [UIFont.systemFont(ofSize: 16), UIFont.systemFont(ofSize: 16)]) == 1)
    #expect(runs(.font, [UIFont.systemFont(ofSize: 16), UIFont.boldSystemFont(ofSize: 16)]) == 2)
    #expect(runs(.font, [UIFont.systemFont(ofSize: 0), UIFont.systemFont(ofSize: 20)]) == 2)
    #expect(runs(.foregroundColor, [UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]) == 2)
    #expect(runs(.paragraphStyle, [paragraph(0), paragraph(0), paragraph(4)]) == 2)
    #expect(runs(.shadow, [shadow(0), shadow(1)]) == 2)
    #expect(runs(.attachment, [NSTextAttachment(), NSTextAttachment()]) == 2)
  }
}
