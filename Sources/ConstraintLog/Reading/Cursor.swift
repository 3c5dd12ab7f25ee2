/// A place in the description of a constraint.
struct Cursor {
  var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var next: UInt8? { rest.first }
  var isAtEnd: Bool { rest.isEmpty }

  mutating func skipSpaces() {
    while let byte = rest.first, byte.isSpace { rest.removeFirst() }
  }

  mutating func skipWord() {
    skipSpaces()
    _ = take { !$0.isSpace }
  }

  /// Skips spaces and this mark. Returns whether it was there.
  mutating func take(_ mark: StaticString) -> Bool {
    skipSpaces()
    guard rest.starts(with: mark) else { return false }
    rest.removeFirst(mark.utf8CodeUnitCount)
    return true
  }

  /// Takes the bytes before the first that does not fit.
  mutating func take(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: fits)
    rest.removeFirst(taken.count)
    return taken
  }

  /// A number with an optional sign.
  mutating func takeNumber() -> Double? {
    let start = rest
    skipSpaces()
    var sign = 1.0
    while let mark = rest.first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") {
      if mark == UInt8(ascii: "-") { sign = -sign }
      rest.removeFirst()
      skipSpaces()
    }
    guard let number = Number.read(rest) else {
      rest = start
      return nil
    }
    rest.removeFirst(number.count)
    return sign * number.value
  }

  /// A distance that the system measures: `NSSpace(8)`, `NSSpace`, `NSLayoutAnchorConstraintSpace(8)`.
  mutating func takeSystemSpace() -> Double? {
    guard take("NSSpace") || take("NSLayoutAnchorConstraintSpace") else { return nil }
    guard take("(") else { return VisualFormat.standardSpace }
    let number = takeNumber()
    return take(")") ? number ?? VisualFormat.standardSpace : nil
  }

  /// A constant behind an item: a number with its sign, or a distance that the system measures.
  mutating func takeAddition() -> Double? {
    skipSpaces()
    let start = rest
    let sign = take("+") ? 1.0 : take("-") ? -1.0 : 0
    if let space = takeSystemSpace() { return sign < 0 ? -space : space }
    if sign != 0, let number = takeNumber() { return sign * number }
    rest = start
    return nil
  }

  /// Whether nothing of an equation or format follows. Something that is not understood would change its meaning.
  var isAtEndOfBody: Bool {
    var probe = self
    probe.skipSpaces()
    guard let next = probe.next else { return true }
    if next.isOfName { return Self.wordsBehindBody.contains { probe.rest.starts(with: $0) } }
    return !"+-*/=[|".utf8.contains(next) && next != NamesClause.referenceMark
  }

  private static let wordsBehindBody: [StaticString] = [
    "priority", "Hug", "Names", "names", "active", "inactive", "...", "\u{2026}",
  ]

  mutating func takeRelation() -> ConstraintLog.Relation? {
    if take("==") { return .equal }
    if take(">=") || take("\u{2265}") || take("=>") { return .greaterThanOrEqual }
    if take("<=") || take("\u{2264}") || take("=<") { return .lessThanOrEqual }
    return take("=") ? .equal : nil
  }

  /// A priority behind `@`, `^` or its name.
  mutating func takePriority() -> Double? {
    let start = rest
    guard take("@") || take("^") || take("priority:") || take("priority =") else { return nil }
    if let number = takeNumber() { return number }
    skipSpaces()
    if take("required") { return 1000 }
    if take("high") || take("defaultHigh") { return 750 }
    if take("medium") { return 500 }
    if take("low") || take("defaultLow") { return 250 }
    if take("fitting size") { return 50 }
    rest = start
    return nil
  }

  /// A text in quotes; nil without one.
  mutating func takeText() -> String? {
    guard rest.first == UInt8(ascii: "'"), let end = LoggedText.end(in: rest.dropFirst()) else { return nil }
    let text = rest[(rest.startIndex + 1)..<end].text
    rest = rest[(end + 1)...]
    return text
  }
}
