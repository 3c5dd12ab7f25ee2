/// The widths of texts in the system's typeface, from a table instead of a font file.
///
/// Every host measures with it, so a text has one width and its lines end at the same words everywhere. Hosts draw
/// the letters of their own fonts, each at the place that the table gives it.
package struct SystemFontMeasure {
  private let law: SystemFontLaw
  private let letters = SystemFontLetters.shared
  private let hasMonospacedDigits: Bool
  /// The advance of every character, in points; nil for a design in which they differ.
  private let fixedAdvance: CGFloat?

  /// The advance of the design with characters of one width, as a part of the em. Source: PDF files of web pages printed on Macs.
  private static let monospacedAdvancePerEm: CGFloat = 0.61816

  /// Creates the measure of a font; nil for a font with a name or with serifs, whose widths the table lacks.
  package init?(_ font: UIFont) {
    guard Self.measures(font) else { return nil }
    law = SystemFontLaw(pointSize: font.pointSize, weight: font.weight)
    hasMonospacedDigits = font.hasMonospacedDigits
    fixedAdvance = font.design == .monospaced ? Self.monospacedAdvancePerEm * font.pointSize : nil
  }

  /// Whether the table has the widths of a font.
  package static func measures(_ font: UIFont) -> Bool { font.face == nil && font.design != .serif }

  /// Appends the advance of every character of a text, kerning and tracking included, in points. Characters that the table lacks
  /// get theirs from `others`, which appends the advances of the whole text.
  package func appendAdvances(
    of text: String, to advances: inout [CGFloat], others: (_ advances: inout [CGFloat]) -> Void
  ) {
    let start = advances.count
    if appendAllAdvances(of: text, to: &advances) { return }
    var whole: [CGFloat] = []
    others(&whole)
    for (index, advance) in whole.enumerated() where advances[start + index].isNaN {
      advances[start + index] = advance
    }
  }

  /// The width in points of a character by itself, without tracking; nil for a character that the table lacks.
  package func width(of character: Character) -> CGFloat? {
    letter(character).map { fixedAdvance ?? law.points($0.advance) }
  }

  /// Appends the advances, NaN for a character that the table lacks. Returns whether it has all of them.
  private func appendAllAdvances(of text: String, to advances: inout [CGFloat]) -> Bool {
    var text = text
    let isPlain = text.withUTF8 { appendPlainAdvances(of: $0, to: &advances) }
    if isPlain { return true }
    var isComplete = true
    var before: SystemFontLetters.Letter?
    for character in text {
      let letter = letter(character)
      isComplete = isComplete && letter != nil
      append(letter, after: before, to: &advances)
      before = letter
    }
    return isComplete
  }

  /// Appends the advances of a text of printable ASCII characters; returns false for another one. Most texts are such, and
  /// finding the characters of others takes longer than measuring them.
  private func appendPlainAdvances(
    of bytes: UnsafeBufferPointer<UInt8>, to advances: inout [CGFloat]
  ) -> Bool {
    for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
    // Only a new list: a longer one would be copied for each text that is appended to it.
    if advances.isEmpty { advances.reserveCapacity(bytes.count) }
    var before: SystemFontLetters.Letter?
    for byte in bytes {
      let letter = letter(UInt32(byte))
      append(letter, after: before, to: &advances)
      before = letter
    }
    return true
  }

  private func append(
    _ letter: SystemFontLetters.Letter?, after before: SystemFontLetters.Letter?,
    to advances: inout [CGFloat]
  ) {
    guard let letter else { return advances.append(.nan) }
    if let fixedAdvance { return advances.append(fixedAdvance) }
    if let before, let kerning = letters.kerning(before, letter) {
      advances[advances.count - 1] += law.points(kerning)
    }
    advances.append(law.points(letter.advance) + law.tracking)
  }

  /// The letter of a character, whose accents do not change the width.
  private func letter(_ character: Character) -> SystemFontLetters.Letter? {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return nil }
    while let accent = scalars.next() {
      guard (0x300...0x36F).contains(accent.value) else { return nil }
    }
    return letter(first.value)
  }

  private func letter(_ scalar: UInt32) -> SystemFontLetters.Letter? {
    guard hasMonospacedDigits, (0x30...0x39).contains(scalar) else { return letters.letter(scalar) }
    var zero = letters.letter(0x30)
    zero?.kerningNumber = 0
    return zero
  }
}
