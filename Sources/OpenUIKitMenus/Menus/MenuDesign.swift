import OpenUIKitCore

/// The measures of a menu in points, its fonts and colours, for some traits. The measures are those of iOS.
struct MenuDesign: ViewTreeConfined {
  let traits: UITraitCollection

  var width: CGFloat { traits.preferredContentSizeCategory.isAccessibilityCategory ? 340 : 250 }
  var radius: CGFloat { 13 }
  var rowHeight: CGFloat { 44 }
  var sideInset: CGFloat { 16 }
  /// The space above and below a title that needs more than the usual height.
  var rowInset: CGFloat { 11 }
  /// The width of the column of checkmarks.
  var markWidth: CGFloat { 20 }
  /// The side of the square for a picture at the end of a row.
  var imageSide: CGFloat { 24 }
  var titleGap: CGFloat { 8 }
  /// The height of the separator between two groups.
  var groupGap: CGFloat { 8 }
  /// The height of a line of pictures with titles below them.
  var mediumHeight: CGFloat { 64 }
  var hairline: CGFloat { 1 / max(1, traits.displayScale) }
  /// The distance of menus to the edges of the safe area, and to their anchors.
  var margin: CGFloat { 8 }
  var previewGap: CGFloat { 12 }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  var titleFont: UIFont { font(.body) }
  var subtitleFont: UIFont { font(.footnote) }
  var headerFont: UIFont { font(.footnote) }
  var captionFont: UIFont { font(.caption1) }
  var submenuTitleFont: UIFont { font(.headline) }

  static let background = UIColor(
    inLight: CGColor(gray: 0.965, alpha: 1), inDark: CGColor(gray: 0.15, alpha: 1))
  static let separator = UIColor(
    inLight: CGColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.25),
    inDark: CGColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4))
  static let groupSeparator = UIColor(
    inLight: CGColor(gray: 0, alpha: 0.08), inDark: CGColor(gray: 0, alpha: 0.3))
  static let pressed = UIColor(inLight: CGColor(gray: 0, alpha: 0.09), inDark: CGColor(gray: 1, alpha: 0.11))
  /// The material behind a lifted preview.
  static let backdrop = UIColor(
    inLight: CGColor(gray: 0.75, alpha: 0.6), inDark: CGColor(gray: 0.05, alpha: 0.6))
}
