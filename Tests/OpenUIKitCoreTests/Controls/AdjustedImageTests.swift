import OpenUIKit
import Testing

/// That images grow with the sizes for accessibility alone is Apple's rule. The factor is that of `body`: its lines are 22 points high in
/// the usual size, and 34 in the first one for accessibility.
@MainActor
@Suite("Images that grow with the sizes for accessibility")
struct AdjustedImageTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 11)).image { $0.fill($0.format.bounds) }
  }

  private func isClose(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) < 0.1 && abs(size.height - height) < 0.1
  }

  @Test("An image view grows in the sizes for accessibility, and not in others or without being asked")
  func imageView() {
    let view = UIImageView(image: image())
    window.addSubview(view)
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 11))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(isClose(view.intrinsicContentSize, 34, 17))
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 11))
  }

  @Test("A button grows with its image")
  func button() throws {
    let button = UIButton(type: .custom)
    button.setImage(image(), for: .normal)
    window.addSubview(button)
    let width = button.intrinsicContentSize.width
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize.width == width)
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    button.sizeToFit()
    window.layoutIfNeeded()
    let picture = try #require(button.imageView)
    #expect(isClose(picture.bounds.size, 34, 17))
    button.adjustsImageSizeForAccessibilityContentSizeCategory = false
    window.layoutIfNeeded()
    #expect(picture.bounds.size == CGSize(width: 22, height: 11))
  }

  @Test("A configuration's symbol gets the preferred size, unless it has its own")
  func symbol() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    var configuration = UIButton.Configuration.plain()
    configuration.image = symbol
    let usual = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = large
    let enlarged = UIButton(configuration: configuration).intrinsicContentSize
    let expected = try #require(symbol.applyingSymbolConfiguration(large)).size
    let insets = configuration.contentInsets
    #expect(enlarged.width > usual.width)
    #expect(abs(enlarged.width - expected.width - insets.leading - insets.trailing) < 1)
    #expect(configuration.macIdiomStyle == .automatic)
  }
}
