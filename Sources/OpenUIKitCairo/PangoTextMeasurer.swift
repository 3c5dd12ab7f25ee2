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
    advances += lock.withLock { fonts.advances(of: text, in: font) }
  }
}
