/// Measures text by a table and rules instead of a font file, so that frames are the same on every machine.
///
/// - **Width.** The system's typeface has its own advances, kerning and tracking, which all hosts use. A label `Layout` in the
///   17 point system font is 51⅓ × 20⅓ points at three pixels per point.
/// - **Other fonts.** Fonts with names or serifs, and characters that the table lacks, have fixed advances: half an em at
///   18 points and above. Smaller text is wider in proportion: `max(0.5, 0.62 - 0.007 × pointSize)` em. East Asian wide
///   characters and emoji advance twice as much; control and zero-width characters do not advance.
/// - **Height.** A line has the font's own `ascender` and `descender`.
public final class DeterministicTextMeasurer: TextMeasurer, Sendable {
  /// The measurer of views without a window.
  package static let shared = DeterministicTextMeasurer()

  /// Creates a measurer. All of them measure alike.
  public nonisolated init() {}

  /// The advance of an ordinary character of a font without a table, in points.
  public static func advance(in font: UIFont) -> CGFloat {
    max(0.5, 0.62 - 0.007 * font.pointSize) * font.pointSize
  }

  /// Appends the advance of every character: see the type.
  public func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    guard let measure = SystemFontMeasure(font) else {
      return appendFixedAdvances(of: text, in: font, to: &advances)
    }
    measure.appendAdvances(of: text, to: &advances) { appendFixedAdvances(of: text, in: font, to: &$0) }
  }

  private func appendFixedAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    let advance = Self.advance(in: font)
    for character in text { advances.append(advance * character.columns) }
  }

  /// The font's own ascender and descender.
  public func lineMetrics(of font: UIFont) -> LineMetrics { LineMetrics(font) }
}

extension LineMetrics {
  /// The font's own ascender and descender.
  package init(_ font: UIFont) { self.init(ascent: font.ascender, descent: -font.descender) }
}

extension Character {
  /// The width of the character in normal characters: 0, 1 or 2.
  fileprivate var columns: CGFloat {
    let scalar = firstScalarValue
    switch scalar {
    case 0x20..<0x7F: return 1
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}
