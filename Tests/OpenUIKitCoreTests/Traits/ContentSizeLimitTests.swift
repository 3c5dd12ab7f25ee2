import OpenUIKit
import Testing

/// By Apple's documentation of `minimumContentSizeCategory` and `maximumContentSizeCategory`.
@MainActor
@Suite("Limits of text sizes")
struct ContentSizeLimitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test(
    "A view and its descendants have the nearest size within the limits",
    arguments: [
      (UIContentSizeCategory.large, UIContentSizeCategory.large), (.small, .medium),
      (.extraExtraLarge, .extraLarge),
      (.accessibilityLarge, .extraLarge), (.medium, .medium),
    ] as [(UIContentSizeCategory, UIContentSizeCategory)])
  func limits(user: UIContentSizeCategory, shown: UIContentSizeCategory) {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    window.addSubview(view)
    view.minimumContentSizeCategory = .medium
    view.maximumContentSizeCategory = .extraLarge
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: user)
    #expect(label.traitCollection.preferredContentSizeCategory == shown)
    view.minimumContentSizeCategory = nil
    view.maximumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == user)
  }

  @Test("A label follows the limit with its font")
  func font() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let large = label.font.pointSize
    label.maximumContentSizeCategory = .large
    #expect(large > 17 && label.font.pointSize == 17)
  }

  @Test("Outside of a window the limits hold too, and limits that exclude each other end at the lower one")
  func detached() {
    let view = UIView()
    view.minimumContentSizeCategory = .accessibilityMedium
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    view.maximumContentSizeCategory = .small
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
  }
}
