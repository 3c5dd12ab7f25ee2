/// Measures text with a host's fonts: the widths of characters and the height of a line.
///
/// A window owns one measurer. Line breaking, truncation and alignment are OpenUIKit's own (`TextLayout`). So
/// every host draws the lines that the engine laid out, and only the widths depend on the host's fonts.
///
/// As in UIKit, strings can be measured on any thread (for example with `NSString.size(withAttributes:)`). So
/// a measurer must be safe to use from several threads at a time.
public protocol TextMeasurer: AnyObject, Sendable {
  /// Appends the advance in points of every character (`Character`) of `text`, laid out in one line, in
  /// logical order.
  ///
  /// The sum is the width of the line. The width of a ligature may be assigned to its first character. Takes
  /// O(length).
  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat])

  /// The ascent and descent of a line in this font.
  func lineMetrics(of font: UIFont) -> LineMetrics

  /// The host's fonts, which ``UIFont/init(name:size:)`` finds by their names; nil, the default, for none.
  var fontSource: (any FontSource)? { get }
}

extension TextMeasurer {
  /// None.
  public var fontSource: (any FontSource)? { nil }
}

/// The ascent and descent of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  public var descent: CGFloat

  /// Creates metrics from two distances, both positive for a normal font.
  public init(ascent: CGFloat, descent: CGFloat) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The distance from one baseline to the next.
  public var height: CGFloat { ascent + descent }
}
