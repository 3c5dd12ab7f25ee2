extension TextLineEditor {
  /// The one change that makes another text of this one; nil if both are the same.
  ///
  /// - Parameter caret: The place in the other text up to which it was changed. It decides which of several equal characters
  ///   are new.
  package func difference(from other: TextLineEditor, caret: Int) -> (range: Range<Int>, text: String)? {
    let (old, new) = (characters, other.characters)
    let count = min(old.count, new.count)
    var end = 0
    while end < min(count, new.count - caret),
      old[old.count - 1 - end].hasSameScalars(as: new[new.count - 1 - end])
    { end += 1 }
    var start = 0
    while start < count - end, old[start].hasSameScalars(as: new[start]) { start += 1 }
    let (range, text) = (start..<old.count - end, new[start..<new.count - end])
    return range.isEmpty && text.isEmpty ? nil : (range, String(text))
  }
}

extension Character {
  /// `==` would add Unicode's tables to a page.
  fileprivate func hasSameScalars(as other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
