import OpenUIKitGraphics
import Testing

@Suite("Font metrics")
struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("Values scale with the distance of lines, as recorded on iOS")
  func values() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) - 49.0 / 3) < 1e-9)
    #expect(metrics.scaledValue(for: 16, compatibleWith: traits(.extraSmall)) == 14)
    #expect(
      metrics.scaledValue(for: 17, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) == 48)
    #expect(
      UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        == 48)
  }

  @Test("A scaled font keeps typeface, weight and slant, and has no more than the greatest size")
  func fonts() throws {
    let font = try #require(UIFont(name: "AvenirNext-BoldItalic", size: 17))
    let metrics = UIFontMetrics(forTextStyle: .body)
    let category = traits(.accessibilityExtraExtraExtraLarge)
    let scaled = metrics.scaledFont(for: font, compatibleWith: category)
    #expect(scaled.pointSize == 48 && scaled.fontName == "AvenirNext-BoldItalic")
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: category).pointSize == 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 0, compatibleWith: category).pointSize == 48)
    #expect(metrics.scaledFont(for: font) == metrics.scaledFont(for: font))
  }

  @Test("A font that follows the category already is refused")
  func refusedFonts() async {
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(
        for: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12)))
    }
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
  }
}
