import CCairo
import OpenUIKitGraphics

/// Measures text with the fonts of `CairoRenderer`, so that text is drawn as it was measured.
///
/// Widths are fractional and independent of the scale. The height of a line is as in browsers: ascent and
/// descent, each rounded to a whole point.
///
/// Use it on any thread. Calls from several threads wait for each other, because Pango's contexts must be
/// used by one at a time.
public final class PangoTextMeasurer: TextMeasurer, @unchecked Sendable {
  private let lock = NSLock()
  /// Used only under the lock.
  private let fonts = FontContext()

  /// Creates a measurer with its own font map of the machine's fonts.
  public init() { CairoImageCoder.install() }

  /// The font's ascent and descent, each rounded to a whole point.
  public func lineMetrics(of font: UIFont) -> LineMetrics {
    lock.withLock { fonts.lineMetrics(of: font) }
  }

  /// The machine's fonts.
  public var fontSource: (any FontSource)? { MachineFonts.shared }

  /// Appends the width of every character as shaped by Pango, in points.
  public func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    guard !text.isEmpty else { return }
    let widths = lock.withLock { widthsByByte(of: text, in: font) }
    var byte = 0
    for character in text {
      var advance: CGFloat = 0
      for _ in 0..<character.utf8.count {
        advance += widths[byte]
        byte += 1
      }
      advances.append(advance)
    }
  }

  /// The width of each scalar, at the index of its first byte.
  private func widthsByByte(of text: String, in font: UIFont) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: text.utf8.count)
    let layout = fonts.layout(of: text, in: font, isRightToLeft: false)
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_char_extents(iterator, &extents)
      let byte = Int(pango_layout_iter_get_index(iterator))
      if byte < widths.count { widths[byte] = abs(points(extents.width)) }
    } while pango_layout_iter_next_char(iterator) != 0
    return widths
  }
}
