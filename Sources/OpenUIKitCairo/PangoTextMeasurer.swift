import CCairo
import OpenUIKitGraphics

/// Measures text as `CairoRenderer` draws it: the system's typeface by a table that all hosts use, and other fonts and
/// characters by the machine's fonts.
///
/// Widths are fractional and independent of the scale. The height of a line of a named font is as in browsers: ascent
/// and descent, each rounded to a whole point.
///
/// Use it on any thread. Calls from several threads wait for each other, because Pango's contexts must be
/// used by one at a time.
public final class PangoTextMeasurer: TextMeasurer, @unchecked Sendable {
  private let lock = NSLock()
  /// Used only under the lock.
  private let fonts = FontContext()

  /// Creates a measurer with its own font map of the machine's fonts.
  public init() { CairoImageCoder.install() }

  /// The ascender and descender of the system's typeface, or the ascent and descent of a named font, each rounded to a whole
  /// point.
  public func lineMetrics(of font: UIFont) -> LineMetrics {
    font.face == nil ? LineMetrics(font) : lock.withLock { fonts.lineMetrics(of: font) }
  }

  /// The machine's fonts.
  public var fontSource: (any FontSource)? { MachineFonts.shared }

  /// Appends the width of every character, in points: from the system typeface's table, or as shaped by Pango.
  public func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    guard !text.isEmpty else { return }
    guard let measure = SystemFontMeasure(font) else {
      return appendShapedAdvances(of: text, in: font, to: &advances)
    }
    measure.appendAdvances(of: text, to: &advances) { appendShapedAdvances(of: text, in: font, to: &$0) }
  }

  private func appendShapedAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    advances += lock.withLock { fonts.advances(of: text, in: font) }
  }
}
