/// A text with a caret and a selection, counted in characters.
struct TextLineEditor {
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// The end of the selection that does not move; the caret if nothing is selected.
  private(set) var anchor: Int

  #if !hasFeature(Embedded)
    /// The characters that an input method has not confirmed; nil for none. A change of the text confirms them.
    private(set) var marked: Range<Int>?
  #endif

  init(_ text: String) {
    characters = Array(text)
    caret = characters.count
    anchor = caret
  }

  /// The selected characters; empty at the caret for none.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The characters on a coloured ground: the selected ones or, without a selection, the marked ones.
  var highlight: Range<Int> {
    #if hasFeature(Embedded)
      selection
    #else
      selection.isEmpty ? marked ?? selection : selection
    #endif
  }

  /// The characters that inserted text replaces: the marked ones, or else the selection.
  var insertion: Range<Int> {
    #if hasFeature(Embedded)
      selection
    #else
      marked ?? selection
    #endif
  }

  var text: String { String(characters) }

  /// Moves the caret to a position, clamped to the text. The selection ends, or extends to the caret.
  mutating func moveCaret(to place: Int, extending: Bool = false) {
    caret = min(max(0, place), characters.count)
    if !extending { anchor = caret }
  }

  /// Selects a range, clamped to the text.
  mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: range.upperBound, extending: true)
  }

  /// The range of characters that a deletion before (-1) or after (1) the caret removes: the selection, if there is one.
  func deletion(_ direction: Int) -> Range<Int> {
    guard caret == anchor else { return selection }
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
    anchor = caret
    #if !hasFeature(Embedded)
      marked = nil
    #endif
  }

  #if !hasFeature(Embedded)
    /// Marks characters that an input method has not confirmed; nil for none.
    mutating func mark(_ range: Range<Int>?) { marked = range?.clamped(to: 0..<characters.count) }

    /// The same range in UTF-16 units, for delegates. Linear in the length of the text before its end.
    func unitRange(_ range: Range<Int>) -> NSRange {
      NSRange(
        location: String(characters[..<range.lowerBound]).utf16.count,
        length: String(characters[range]).utf16.count)
    }

    /// The characters of a range in UTF-16 units, clamped to the text. Characters that the range divides belong to it.
    func characterRange(_ range: NSRange) -> Range<Int> {
      let start = max(0, min(range.location, unitCount))
      let end = max(start, min(range.location.addingReportingOverflow(range.length).partialValue, unitCount))
      let lower = character(atUnit: start, roundedUp: false)
      return lower..<max(lower, range.length == 0 ? lower : character(atUnit: end, roundedUp: true))
    }

    /// The length of the text in UTF-16 units.
    var unitCount: Int { characters.reduce(0) { $0 + $1.utf16.count } }

    private func character(atUnit unit: Int, roundedUp: Bool) -> Int {
      var (units, index) = (0, 0)
      while index < characters.count, units < unit {
        let next = units + characters[index].utf16.count
        if next > unit, !roundedUp { break }
        units = next
        index += 1
      }
      return index
    }

    /// The word at a position, or the run of other characters there.
    func word(at place: Int) -> Range<Int> {
      guard !characters.isEmpty else { return 0..<0 }
      let place = min(max(0, place), characters.count - 1)
      let kind = characters[place].isWordPart
      let start = characters[..<place].lastIndex { $0.isWordPart != kind }.map { $0 + 1 } ?? 0
      let end = characters[place...].firstIndex { $0.isWordPart != kind } ?? characters.count
      return start..<end
    }
  #endif
}

#if !hasFeature(Embedded)
  extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" }
  }
#endif

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
