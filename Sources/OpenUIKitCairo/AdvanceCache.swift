import OpenUIKitGraphics
import OpenUIKitSupport

/// The widths of the characters of texts, kept until there are too many of them.
///
/// The configurations of a screen show the same texts in the same fonts, and shaping a text takes longer than the layout of its view.
struct AdvanceCache {
  private struct Key: Hashable {
    let text: ExactString
    let font: FontGlyphs
  }

  /// The characters of all texts in the cache: 8 bytes each.
  private static let mostCharacters = 250_000
  private var advances: [Key: [CGFloat]] = [:]
  private var characters = 0

  /// The width of each character of a text, in points; nil if the text is not in the cache.
  func advances(of text: String, in font: UIFont) -> [CGFloat]? {
    advances[Key(text: ExactString(text), font: FontGlyphs(font: font))]
  }

  /// Adds the widths of a text that is not in the cache.
  mutating func insert(_ measured: [CGFloat], of text: String, in font: UIFont) {
    guard measured.count <= Self.mostCharacters else { return }
    // An order of use would cost more on each call than the rare measuring again.
    if characters + measured.count > Self.mostCharacters { removeAll() }
    advances[Key(text: ExactString(text), font: FontGlyphs(font: font))] = measured
    characters += measured.count
  }

  /// Removes all texts: there are other fonts.
  mutating func removeAll() {
    advances.removeAll()
    characters = 0
  }
}
