/// What a host knows about its fonts and layout needs: how wide characters are and how high a line is.
///
/// A window owns one measurer. Line breaking, truncation and alignment are OpenUIKit's own (`TextLayout`), so every
/// host draws the lines that the engine laid out, and only the widths depend on the host's fonts.
///
/// As in UIKit, strings can be measured on any thread (`NSString.size(withAttributes:)` and its like), so a measurer is safe to
/// use from several at a time.
public protocol TextMeasurer: AnyObject, Sendable {
  /// Appends the advance in points of every character (`Character`) of `text`, set in one line, in logical order.
  ///
  /// The sum is the width of the line. A ligature's width may stand with its first character. Takes O(length).
  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat])

  /// How far a line in this font reaches above and below its baseline.
  func lineMetrics(of font: UIFont) -> LineMetrics
}

/// How far a line of text reaches above and below its baseline, in points.
public struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  public var descent: CGFloat

  /// Makes metrics from two distances, both positive for an ordinary font.
  public init(ascent: CGFloat, descent: CGFloat) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The distance from one baseline to the next.
  public var height: CGFloat { ascent + descent }
}
