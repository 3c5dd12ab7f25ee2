import OpenUIKitGraphics
import Testing

@Suite("Fonts")
struct UIFontTests {
  @Test("The metrics of the 17 point system font are those that UIKit reports")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.186) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(abs(font.xHeight - 8.948) < 0.001)
    #expect(font.leading == 0)
  }

  @Test("Fonts are equal when all that makes them up is")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
  }

  @Test("A font with digits of one width stays one at another size, and is another font than the plain one")
  func monospacedDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    #expect(font.hasMonospacedDigits && font.withSize(20).hasMonospacedDigits)
    #expect(
      font != .systemFont(ofSize: 17, weight: .medium) && font.pointSize == 17 && font.weight == .medium)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test("A font's name contains family, weight and slant")
  func names() {
    #expect(UIFont.systemFont(ofSize: 1).fontName == "Inter-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 1).fontName == "Inter-Bold")
    #expect(UIFont.italicSystemFont(ofSize: 1).fontName == "Inter-Italic")
    #expect(UIFont.monospacedSystemFont(ofSize: 1, weight: .bold).fontName == "DejaVuSansMono-Bold")
  }

  @Test("Every weight has its place on the scale of CSS")
  func weights() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.cssWeight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test(
    "A size that no font has counts as nothing",
    arguments: [-17, -CGFloat.greatestFiniteMagnitude, .infinity, .nan])
  func sizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 0)
    #expect(UIFont.boldSystemFont(ofSize: 17).withSize(size).pointSize == 0)
  }
}
