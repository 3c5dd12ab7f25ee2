/// A text with a caret and a selection, counted in characters.
package struct TextLineEditor {
  package private(set) var characters: [Character]
  /// The number of characters before the caret.
  package private(set) var caret: Int
  /// The end of the selection that does not move; the caret if nothing is selected.
  package private(set) var anchor: Int

  /// The characters that an input method has not confirmed; nil for none. A change of the text confirms them.
  package private(set) var marked: Range<Int>?

  package init(_ text: String) {
    characters = Array(text)
    caret = characters.count
    anchor = caret
  }

  /// The selected characters; empty at the caret for none.
  package var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The characters on a coloured ground: the selected ones or, without a selection, the marked ones.
  package var highlight: Range<Int> { selection.isEmpty ? marked ?? selection : selection }

  /// The characters that inserted text replaces: the marked ones, or else the selection.
  package var insertion: Range<Int> { marked ?? selection }

  package var text: String { String(characters) }

  /// Moves the caret to a position, clamped to the text. The selection ends, or extends to the caret.
  package mutating func moveCaret(to place: Int, extending: Bool = false) {
    caret = min(max(0, place), characters.count)
    if !extending { anchor = caret }
  }

  /// Selects a range, clamped to the text.
  package mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: range.upperBound, extending: true)
  }

  /// The range of characters that a deletion before (-1) or after (1) the caret removes: the selection, if there is one.
  package func deletion(_ direction: Int) -> Range<Int> {
    guard caret == anchor else { return selection }
    let other = min(max(0, caret + direction), characters.count)
    return min(caret, other)..<max(caret, other)
  }

  /// Replaces a range of characters, clamped to the text, and moves the caret behind the new text. Adjacent
  /// scalars may combine into one character, such as a letter and its accent; the caret is behind that
  /// character then. O(characters).
  package mutating func replace(_ range: Range<Int>, with text: String) {
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
    anchor = caret
    marked = nil
  }

  /// Marks characters that an input method has not confirmed; nil for none.
  package mutating func mark(_ range: Range<Int>?) { marked = range?.clamped(to: 0..<characters.count) }
}

extension UIKey {
  /// The text that the key types; nil for commands and keys that move the caret.
  package var typedText: String? {
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
