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
