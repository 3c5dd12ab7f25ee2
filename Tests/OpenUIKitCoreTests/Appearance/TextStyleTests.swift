import OpenUIKit
import Testing

@MainActor
@Suite("Text styles")
struct TextStyleTests {
  /// The whole table stands in Apple's Human Interface Guidelines, Typography; several public projects give the same numbers
  /// as read off there, one of them as measured with UIKit.
  @Test(
    "sizes are those of the Human Interface Guidelines",
    arguments: [
      (UIFont.TextStyle.largeTitle, UIContentSizeCategory.large, 34.0), (.body, .large, 17),
      (.body, .extraSmall, 14), (.footnote, .large, 13), (.caption2, .extraExtraExtraLarge, 17),
      (.title1, .accessibilityMedium, 38), (.headline, .accessibilityExtraExtraExtraLarge, 53),
    ])
  func sizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let font = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    #expect(font.pointSize == CGFloat(size))
    #expect(font.weight == (style == .headline ? .semibold : .regular))
  }

  @Test("without traits, the content size that holds now counts")
  func current() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
    }
  }

  @Test("a label follows the content size only if its property states it, and only in a preferred font")
  func labels() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (following, fixed, other) = (UILabel(), UILabel(), UILabel())
    for label in [following, fixed, other] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      window.addSubview(label)
    }
    other.font = .preferredFont(forTextStyle: .body).withSize(17)
    following.adjustsFontForContentSizeCategory = true
    other.adjustsFontForContentSizeCategory = true
    let width = following.intrinsicContentSize.width
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(following.font.pointSize == 33)
    #expect(following.intrinsicContentSize.width > width)
    #expect(fixed.font.pointSize == 17)
    #expect(other.font.pointSize == 17)
  }
}
