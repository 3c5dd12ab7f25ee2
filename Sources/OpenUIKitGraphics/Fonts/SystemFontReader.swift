/// Reads the numbers of `SystemFontTable`; scripts/make-system-font describes their form.
struct SystemFontReader {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ table: StaticString) {
    rest = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a mark. Returns false, without a change, if the next character is another one.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of one character, from 0 to 90.
  mutating func digit() -> Int {
    guard let byte = rest.popFirst() else { return 0 }
    return Int(byte) - (byte < UInt8(ascii: "\\") ? 35 : 36)
  }

  /// A number of two characters, from 0.
  mutating func large() -> Int { digit() * Self.base + digit() }

  /// A number with one character within ±41, and two otherwise.
  mutating func signed() -> Int { signed(digit()) }

  /// The right character of a pair, after `before`.
  mutating func character(after before: Int) -> Int {
    let first = digit()
    return first == Self.base - 1 ? large() : before + signed(first)
  }

  /// Four numbers, each the difference to what the ones before make likely.
  mutating func designs(from text: Int, times step: Int) -> (Int, Int, Int, Int) {
    let (display, textBold) = (text + signed() * step, text + signed() * step)
    return (text, display, textBold, display + textBold - text + signed() * step)
  }

  private mutating func signed(_ first: Int) -> Int {
    guard first > 82 else { return first - 41 }
    let size = (first - 83) * Self.base + digit()
    return size % 2 == 0 ? size / 2 + 42 : -(size / 2) - 42
  }

  private static let base = 91
}
