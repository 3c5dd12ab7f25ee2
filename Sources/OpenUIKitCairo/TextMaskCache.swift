import OpenUIKitGraphics

/// The masks of lines of text, kept until there are too many of them.
///
/// A window shows a line in each frame at the same place, and a row of a list at whole pixels. Filling the outlines of letters takes longer
/// than all else on a screen of texts.
struct TextMaskCache {
  /// The state of a line in the cache.
  enum Line {
    /// It was drawn once. Most lines of a server's pictures are.
    case seen
    /// It has no mask: no letter is visible, or too many pixels are.
    case bare
    case masked(TextMask)
  }

  /// The bytes of all masks. A screen of text has a tenth at two pixels for each point.
  private static let mostBytes = 4_000_000
  /// The lines, with or without a mask.
  private static let mostLines = 4_096
  /// A text of more bytes is none that a screen shows again and again.
  static let longestText = 512

  private var lines: [TextMask.Key: Line] = [:]
  private var bytes = 0

  /// Returns the state of a line in the cache; nil for a new one, which is known from then on.
  mutating func line(_ key: TextMask.Key) -> Line? {
    if let known = lines[key] { return known }
    // An order of use would cost more on each call than the rare filling again.
    if lines.count >= Self.mostLines { removeAll() }
    lines[key] = .seen
    return nil
  }

  /// Keeps the mask of a line; nil if it has none.
  mutating func keep(_ mask: TextMask?, of key: TextMask.Key) {
    guard let mask else { return lines[key] = .bare }
    if bytes + mask.count > Self.mostBytes { removeAll() }
    bytes += mask.count
    lines[key] = .masked(mask)
  }

  /// Removes all lines: there are other fonts.
  mutating func removeAll() {
    lines.removeAll()
    bytes = 0
  }
}
