/// A text with a caret, counted in characters.
struct TextLineEditor {
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int

  init(_ text: String) {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }

  /// Moves the caret to a position, clamped to the text.
  mutating func moveCaret(to place: Int) {
    caret = min(max(0, place), characters.count)
  }

  /// The range of characters that a deletion before (-1) or after (1) the caret removes.
  func deletion(_ direction: Int) -> Range<Int> {
    let other = min(max(0, caret + direction), characters.count)
    return min(caret, other)..<max(caret, other)
  }

  /// Replaces a range of characters, clamped to the text, and moves the caret behind the new text. Adjacent
  /// scalars may combine into one character, such as a letter and its accent; the caret is behind that
  /// character then. O(characters).
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<characters.count)
    let before = String(characters[..<range.lowerBound]) + text
    characters = Array(before + String(characters[range.upperBound...]))
    // Counted in bytes: characters at the seam may have combined, so the number of characters before the
    // caret is not the sum of both parts.
    var (units, wanted) = (0, before.utf8.count)
    caret = 0
    while units < wanted {
      units += characters[caret].utf8.count
      caret += 1
    }
  }

  #if !hasFeature(Embedded)
    /// The same range in UTF-16 units, for delegates. Linear in the length of the text before its end.
    func unitRange(_ range: Range<Int>) -> NSRange {
      NSRange(
        location: String(characters[..<range.lowerBound]).utf16.count,
        length: String(characters[range]).utf16.count)
    }
  #endif
}

extension UIKey {
  /// The text that the key types; nil for commands and keys that move the caret.
  var typedText: String? {
    guard modifierFlags.isDisjoint(with: [.command, .control]), let first = characters.unicodeScalars.first
    else {
      return nil
    }
    // Control characters, and the private characters that some systems send for keys without characters.
    guard first.value >= 0x20, first.value != 0x7F, !(0xF700...0xF8FF).contains(first.value) else {
      return nil
    }
    return characters
  }
}
