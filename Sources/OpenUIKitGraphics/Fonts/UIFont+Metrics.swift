// Vertical metrics of the system's typeface as proportions of the point size. They are UIKit's, for the system's typeface. UIKit
// reports for systemFont(ofSize: 17) an ascender of 16.186, a descender of -4.101, a line height of 20.287, a
// cap height of 11.978 and an x-height of 8.948. All of them are 17/2048 times the whole numbers below. So
// code that computes with a font's metrics gives the same frames everywhere. Inter, the font of the hosts,
// fits: its letters rise 0.73 em and fall 0.2 em.

extension UIFont {
  private static let unitsPerEm: CGFloat = 2048

  /// The height of capital letters of the system's typeface, as a part of the em.
  package static let capHeightPerEm: CGFloat = 1443 / 2048

  private func points(_ units: CGFloat) -> CGFloat { units / Self.unitsPerEm * pointSize }

  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { face.map { $0.metrics.ascender * pointSize } ?? points(1950) }

  /// The distance from the baseline to the bottom of a line, in points. Negative, because the bottom is below
  /// the baseline.
  public var descender: CGFloat { face.map { $0.metrics.descender * pointSize } ?? points(-494) }

  /// The height of one line: ascender minus descender, in points.
  public var lineHeight: CGFloat { ascender - descender }

  /// The space between two lines beyond their height, in points. That of a named font is in its file. The
  /// system's typeface has 0, except for fonts of a text style, whose line distance is that of the Human
  /// Interface Guidelines. Negative if the line distance is less than the height.
  public var leading: CGFloat {
    if let face { return face.metrics.lineGap * pointSize }
    return lineDistance.map { $0 - lineHeight } ?? 0
  }

  /// The height of a capital letter above the baseline, in points.
  public var capHeight: CGFloat { face.map { $0.metrics.capHeight * pointSize } ?? points(1443) }

  /// The height of the letter x above the baseline, in points.
  public var xHeight: CGFloat { face.map { $0.metrics.xHeight * pointSize } ?? points(1078) }
}
