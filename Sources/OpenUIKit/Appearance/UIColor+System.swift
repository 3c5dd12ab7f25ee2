// Apple's published light values (Human Interface Guidelines, Color; UIKit header UIColor.h).

extension UIColor {
  private convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

// The colours of emphasis and status.
extension UIColor {
  /// Red for destructive and alarming things.
  public static let systemRed = UIColor(255, 59, 48)
  /// Orange.
  public static let systemOrange = UIColor(255, 149, 0)
  /// Yellow.
  public static let systemYellow = UIColor(255, 204, 0)
  /// Green.
  public static let systemGreen = UIColor(52, 199, 89)
  /// Mint.
  public static let systemMint = UIColor(0, 199, 190)
  /// Teal.
  public static let systemTeal = UIColor(48, 176, 199)
  /// Cyan.
  public static let systemCyan = UIColor(50, 173, 230)
  /// Blue, the colour of what can be tapped.
  public static let systemBlue = UIColor(0, 122, 255)
  /// Indigo.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// Purple.
  public static let systemPurple = UIColor(175, 82, 222)
  /// Pink.
  public static let systemPink = UIColor(255, 45, 85)
  /// Brown.
  public static let systemBrown = UIColor(162, 132, 94)
}

// Greys, from the strongest to the one nearest to the background.
extension UIColor {
  /// The base grey.
  public static let systemGray = UIColor(142, 142, 147)
  /// Grey, second of six.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// Grey, third of six.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// Grey, fourth of six.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// Grey, fifth of six.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// Grey, sixth of six.
  public static let systemGray6 = UIColor(242, 242, 247)
}

// Text.
extension UIColor {
  /// Text of the first rank.
  public static let label = UIColor(0, 0, 0)
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(60, 60, 67, 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(60, 60, 67, 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(60, 60, 67, 0.18)
  /// Text that stands in for a value.
  public static let placeholderText = UIColor(60, 60, 67, 0.3)
  /// A link.
  public static let link = UIColor(0, 122, 255)
  /// Text on a dark background.
  public static let lightText = UIColor(255, 255, 255, 0.6)
  /// Text on a light background.
  public static let darkText = UIColor(0, 0, 0)
  /// What can be tapped, unless a view sets its own tint.
  public static let tintColor = UIColor(0, 122, 255)
}

// Lines between things.
extension UIColor {
  /// A thin line that lets the content behind shine through.
  public static let separator = UIColor(60, 60, 67, 0.29)
  /// A thin line that covers.
  public static let opaqueSeparator = UIColor(198, 198, 200)
}

// Backgrounds.
extension UIColor {
  /// The background of a screen.
  public static let systemBackground = UIColor(255, 255, 255)
  /// A group on the background of a screen.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// A group in a group.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// The background of a screen of grouped rows.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// A group of rows.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// A group in a group of rows.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
}

// Fills of shapes on a background, thin ones strongest.
extension UIColor {
  /// The fill of a thin shape.
  public static let systemFill = UIColor(120, 120, 128, 0.2)
  /// The fill of a shape of middle size.
  public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)
  /// The fill of a large shape.
  public static let tertiarySystemFill = UIColor(118, 118, 128, 0.12)
  /// The fill of a large, complex area.
  public static let quaternarySystemFill = UIColor(116, 116, 128, 0.08)
}
