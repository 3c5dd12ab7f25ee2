import OpenUIKitCore

/// Measures text as all hosts do, by the table of the system's typeface, and other fonts and characters with the browser.
/// The page draws every line as wide as it was measured.
final class PageTextMeasurer: TextMeasurer {
  /// The fonts with which the page draws.
  let fonts = PageFontMeasurer()

  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    guard let measure = SystemFontMeasure(font) else {
      return fonts.appendAdvances(of: text, in: font, to: &advances)
    }
    measure.appendAdvances(of: text, to: &advances) { fonts.appendAdvances(of: text, in: font, to: &$0) }
  }

  func lineMetrics(of font: UIFont) -> LineMetrics {
    font.face == nil ? LineMetrics(font) : fonts.lineMetrics(of: font)
  }

  /// Discards all measurements, after the page's fonts have changed.
  func removeAll() { fonts.removeAll() }
}
