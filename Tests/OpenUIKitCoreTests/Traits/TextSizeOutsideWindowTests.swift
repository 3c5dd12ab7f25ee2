import OpenUIKit
import Testing

/// By Apple's documentation: `UIFont.preferredFont(forTextStyle:)` returns the font in the text size that the user has chosen, and
/// `UIApplication.preferredContentSizeCategory` is the category for the whole app. The sizes are those of the Human Interface
/// Guidelines, Typography: body text has 17 points, and 40 in the third size of accessibility.
@MainActor
@Suite("The text size outside of a window")
struct TextSizeOutsideWindowTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Sets the user's text size in the key window, which is that of the app.
  private func setSize(_ category: UIContentSizeCategory) {
    window.makeKey()
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("A preferred font and scaled metrics have the size that the user prefers")
  func font() {
    setSize(.large)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    setSize(.accessibilityExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize == 40)
    // The ratio of the leadings, 48 and 22 points, rounded up to pixels.
    let spacing = UIFontMetrics(forTextStyle: .body).scaledValue(for: 22)
    #expect(spacing == 48)
    setSize(.large)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("A view and a controller outside of the window have the user's text size")
  func traits() {
    setSize(.accessibilityExtraLarge)
    let (view, controller) = (UIView(), UIViewController())
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    view.maximumContentSizeCategory = .extraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test("A label that measures a text for a row is as high as the label in the row")
  func measuring() {
    setSize(.accessibilityExtraLarge)
    func label() -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines) = ("A text of several lines in the largest sizes", 0)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    let (measuring, shown) = (label(), label())
    window.addSubview(shown)
    let limit = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
    #expect(measuring.font.pointSize == 40)
    #expect(measuring.sizeThatFits(limit) == shown.sizeThatFits(limit))
  }

  @Test("A label made in one text size follows another that the user chooses before it is shown")
  func change() {
    setSize(.accessibilityExtraLarge)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    setSize(.large)
    window.addSubview(label)
    #expect(label.font.pointSize == 17)
  }

  @Test("Without the window the usual text size is back")
  func release() {
    weak var released: UIWindow?
    do {
      let other = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
      other.makeKey()
      other.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      released = other
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
    }
    #expect(released == nil)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
