import OpenUIKit
import Testing

@MainActor
@Suite("Fonts of views")
struct FontOfViewTests {
  @Test(
    "A label in a font of a size that no font has is laid out",
    arguments: [-17, -CGFloat.greatestFiniteMagnitude, .infinity, .nan])
  func sizes(size: CGFloat) {
    let label = UILabel()
    (label.text, label.font) = ("Text", .systemFont(ofSize: size))
    label.sizeToFit()
    #expect(label.frame.width.isFinite && label.frame.height.isFinite)
  }

  @Test("Labels, fields and text views scale their font again when the category changes")
  func adjusting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .bold), maximumPointSize: 40)
    for view in [label, field, text] as [UIView] { window.addSubview(view) }
    (label.font, field.font, text.font) = (font, font, font)
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 40 && label.font.weight == .bold)
    #expect(field.font?.pointSize == 40 && text.font?.pointSize == 40)
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(label.font.pointSize == 17 && field.font?.pointSize == 17 && text.font?.pointSize == 17)
  }
}
