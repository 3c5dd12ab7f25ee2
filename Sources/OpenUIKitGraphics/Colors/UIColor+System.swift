// Apple's published values for light and dark appearance (Human Interface Guidelines, Color; UIKit header
// UIColor.h).

extension UIColor {
  private convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(cgColor: rgb(red, green, blue, alpha))
  }

  /// Creates a colour for light appearance and another for dark appearance.
  package convenience init(inLight light: CGColor, inDark dark: CGColor) {
    self.init(.adaptive(light: light, dark: dark))
  }
}

// The colours of emphasis and status.
extension UIColor {
  /// Red for destructive and alarming things.
  public static let systemRed = UIColor(inLight: rgb(255, 59, 48), inDark: rgb(255, 69, 58))
  /// Orange.
  public static let systemOrange = UIColor(inLight: rgb(255, 149, 0), inDark: rgb(255, 159, 10))
  /// Yellow.
  public static let systemYellow = UIColor(inLight: rgb(255, 204, 0), inDark: rgb(255, 214, 10))
  /// Green.
  public static let systemGreen = UIColor(inLight: rgb(52, 199, 89), inDark: rgb(48, 209, 88))
  /// Mint.
  public static let systemMint = UIColor(inLight: rgb(0, 199, 190), inDark: rgb(99, 230, 226))
  /// Teal.
  public static let systemTeal = UIColor(inLight: rgb(48, 176, 199), inDark: rgb(64, 200, 224))
  /// Cyan.
  public static let systemCyan = UIColor(inLight: rgb(50, 173, 230), inDark: rgb(100, 210, 255))
  /// Blue, the colour of controls.
  public static let systemBlue = UIColor(inLight: rgb(0, 122, 255), inDark: rgb(10, 132, 255))
  /// Indigo.
  public static let systemIndigo = UIColor(inLight: rgb(88, 86, 214), inDark: rgb(94, 92, 230))
  /// Purple.
  public static let systemPurple = UIColor(inLight: rgb(175, 82, 222), inDark: rgb(191, 90, 242))
  /// Pink.
  public static let systemPink = UIColor(inLight: rgb(255, 45, 85), inDark: rgb(255, 55, 95))
  /// Brown.
  public static let systemBrown = UIColor(inLight: rgb(162, 132, 94), inDark: rgb(172, 142, 104))
}

// Greys, from the strongest to the one most similar to the background.
extension UIColor {
  /// The base grey.
  public static let systemGray = UIColor(142, 142, 147)
  /// Grey, second of six.
  public static let systemGray2 = UIColor(inLight: rgb(174, 174, 178), inDark: rgb(99, 99, 102))
  /// Grey, third of six.
  public static let systemGray3 = UIColor(inLight: rgb(199, 199, 204), inDark: rgb(72, 72, 74))
  /// Grey, fourth of six.
  public static let systemGray4 = UIColor(inLight: rgb(209, 209, 214), inDark: rgb(58, 58, 60))
  /// Grey, fifth of six.
  public static let systemGray5 = UIColor(inLight: rgb(229, 229, 234), inDark: rgb(44, 44, 46))
  /// Grey, sixth of six.
  public static let systemGray6 = UIColor(inLight: rgb(242, 242, 247), inDark: rgb(28, 28, 30))
}

// Text.
extension UIColor {
  /// Text of the first rank.
  public static let label = UIColor(inLight: rgb(0, 0, 0), inDark: rgb(255, 255, 255))
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(inLight: rgb(60, 60, 67, 0.6), inDark: rgb(235, 235, 245, 0.6))
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(inLight: rgb(60, 60, 67, 0.3), inDark: rgb(235, 235, 245, 0.3))
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(
    inLight: rgb(60, 60, 67, 0.18), inDark: rgb(235, 235, 245, 0.18))
  /// Placeholder text.
  public static let placeholderText = UIColor(inLight: rgb(60, 60, 67, 0.3), inDark: rgb(235, 235, 245, 0.3))
  /// A link.
  public static let link = UIColor(inLight: rgb(0, 122, 255), inDark: rgb(10, 132, 255))
  /// Text on a dark background.
  public static let lightText = UIColor(255, 255, 255, 0.6)
  /// Text on a light background.
  public static let darkText = UIColor(0, 0, 0)
  /// The default tint of controls.
  public static let tintColor = UIColor(inLight: rgb(0, 122, 255), inDark: rgb(10, 132, 255))
}

// Lines between things.
extension UIColor {
  /// A thin translucent line.
  public static let separator = UIColor(inLight: rgb(60, 60, 67, 0.29), inDark: rgb(84, 84, 88, 0.6))
  /// A thin opaque line.
  public static let opaqueSeparator = UIColor(inLight: rgb(198, 198, 200), inDark: rgb(56, 56, 58))
}

// Backgrounds. In dark appearance they are lighter at elevated level.
extension UIColor {
  private convenience init(light: CGColor, dark: CGColor, elevated: CGColor) {
    self.init(.layered(light: light, dark: dark, elevated: elevated))
  }

  /// The background of a screen.
  public static let systemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30))
  /// A group on the background of a screen.
  public static let secondarySystemBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46))
  /// A group in a group.
  public static let tertiarySystemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60))
  /// The background of a screen of grouped rows.
  public static let systemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30))
  /// A group of rows.
  public static let secondarySystemGroupedBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46))
  /// A group in a group of rows.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60))
}

// Fills of shapes on a background. Thin shapes have the strongest fill.
extension UIColor {
  /// The fill of a thin shape.
  public static let systemFill = UIColor(inLight: rgb(120, 120, 128, 0.2), inDark: rgb(120, 120, 128, 0.36))
  /// The fill of a shape of middle size.
  public static let secondarySystemFill = UIColor(
    inLight: rgb(120, 120, 128, 0.16), inDark: rgb(120, 120, 128, 0.32))
  /// The fill of a large shape.
  public static let tertiarySystemFill = UIColor(
    inLight: rgb(118, 118, 128, 0.12), inDark: rgb(118, 118, 128, 0.24))
  /// The fill of a large, complex area.
  public static let quaternarySystemFill = UIColor(
    inLight: rgb(116, 116, 128, 0.08), inDark: rgb(118, 118, 128, 0.18))
}

private func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
}
