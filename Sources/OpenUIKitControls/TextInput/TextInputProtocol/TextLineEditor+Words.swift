extension TextLineEditor {
  /// The word at a position, or the run of other characters there.
  func word(at place: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let place = min(max(0, place), characters.count - 1)
    let kind = characters[place].isWordPart
    let start = characters[..<place].lastIndex { $0.isWordPart != kind }.map { $0 + 1 } ?? 0
    let end = characters[place...].firstIndex { $0.isWordPart != kind } ?? characters.count
    return start..<end
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
