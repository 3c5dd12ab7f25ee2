// Positions in UTF-16 units, in which delegates and hosts count.

extension TextLineEditor {
  /// Returns a range of characters in UTF-16 units. Linear in the length of the text before its end.
  func units(_ range: Range<Int>) -> Range<Int> {
    let start = Self.length(characters[..<range.lowerBound])
    return start..<start + Self.length(characters[range])
  }

  /// Returns a range of characters in UTF-16 units, for delegates.
  package func unitRange(_ range: Range<Int>) -> NSRange {
    let units = units(range)
    return NSRange(location: units.lowerBound, length: units.count)
  }

  /// The characters of a range in UTF-16 units, clamped to the text. Characters that the range divides belong to it.
  package func characterRange(_ range: NSRange) -> Range<Int> {
    let start = max(0, min(range.location, unitCount))
    let end = max(start, min(range.location.addingReportingOverflow(range.length).partialValue, unitCount))
    let lower = character(atUnit: start, roundedUp: false)
    return lower..<max(lower, range.length == 0 ? lower : character(atUnit: end, roundedUp: true))
  }

  /// The characters of a range in UTF-16 units, as a host counts.
  package func characters(inUnits range: Range<Int>) -> Range<Int> {
    characterRange(NSRange(location: range.lowerBound, length: range.count))
  }

  /// The length of the text in UTF-16 units.
  package var unitCount: Int { Self.length(characters[...]) }

  private static func length(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + $1.unitCount }
  }

  private func character(atUnit unit: Int, roundedUp: Bool) -> Int {
    var (units, index) = (0, 0)
    while index < characters.count, units < unit {
      let next = units + characters[index].unitCount
      if next > unit, !roundedUp { break }
      units = next
      index += 1
    }
    return index
  }
}

extension Character {
  /// The length in UTF-16 units.
  fileprivate var unitCount: Int { unicodeScalars.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) } }
}
