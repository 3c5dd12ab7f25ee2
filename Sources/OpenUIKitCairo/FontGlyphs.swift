import OpenUIKitGraphics

/// A font as a key for what its glyphs alone determine. Text styles of one size and weight are equal.
struct FontGlyphs: Hashable {
  let font: UIFont

  static func == (first: FontGlyphs, second: FontGlyphs) -> Bool {
    first.font.hasSameGlyphs(as: second.font)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(font.pointSize)
    hasher.combine(font.weight)
  }
}
