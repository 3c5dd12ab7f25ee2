import CCairo
import OpenUIKit

/// Measures text with the fonts that `CairoRenderer` draws with, so that drawn text fits where it was laid out.
///
/// Widths are fractional and do not depend on the scale. A line is as high as in a browser: ascent and descent, each
/// rounded to a whole point.
///
/// It can be used from any thread; calls from several wait for each other, since Pango's contexts belong to one at a time.
public final class PangoTextMeasurer: TextMeasurer, @unchecked Sendable {
  private let lock = NSLock()
  /// Used only under the lock.
  private let fonts = FontContext()

  /// Makes a measurer with a view of the machine's fonts of its own.
  public init() {}

  /// The font's ascent and descent, each rounded to a whole point.
  public func lineMetrics(of font: UIFont) -> LineMetrics {
    lock.withLock { fonts.lineMetrics(of: font) }
  }

  /// Appends the width of every character as Pango shapes the line, in points.
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
