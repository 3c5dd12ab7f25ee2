extension Typesetter {
  /// Sets a short text of plain ASCII without separators in one line, if it fits. Returns false, with its advances at most, for others.
  ///
  /// Most labels show such a text. Each of its bytes is a character, so it needs no list of characters.
  mutating func setOneLine(_ text: String) -> Bool {
    let count = text.utf8.count
    guard count <= Self.mostInOneLine, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return false
    }
    measurer.appendAdvances(of: text, in: style.font, to: &advances)
    require(
      advances.count == count, "The text measurer gave \(advances.count) advances for \(count) characters")
    let textWidth = sum(0..<count)
    guard textWidth <= width else { return false }
    lines.append(
      Line(
        text: text, width: textWidth,
        isRightToLeft: style.isRightToLeft && !text.utf8.contains(where: Self.isLetter), isWrapped: false,
        head: 0..<count, tail: count..<count))
    return true
  }

  /// A longer text is hardly in one line.
  private static var mostInOneLine: Int { 64 }

  /// Whether a byte of ASCII is a letter, which runs from left to right. The others have no direction.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
