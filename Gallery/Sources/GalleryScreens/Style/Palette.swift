import UIKitShim

/// The colours of the example screens that have no variants. Boxes and buttons have a ``Tint``.
enum Palette {
  /// Behind everything.
  static var paper: UIColor { UIColor(light: UIColor(hex: 0xFAFAF8), dark: UIColor(hex: 0x16181B)) }

  /// The colour of cards on the ``paper``.
  static var card: UIColor { UIColor(light: .white, dark: UIColor(hex: 0x24272C)) }

  /// Running text.
  static var ink: UIColor { UIColor(light: UIColor(hex: 0x22252B), dark: UIColor(hex: 0xECEAE4)) }

  /// Text that is less important than ``ink``.
  static var quietInk: UIColor { UIColor(light: UIColor(hex: 0x666C77), dark: UIColor(hex: 0x989DA7)) }

  #if os(tvOS)  // Which has no grey backgrounds.
    /// Behind groups of rows.
    static var grouped: UIColor { paper }
    /// A row of a group.
    static var groupedCard: UIColor { card }
    /// The dot of another page.
    static var quietDot: UIColor { .systemGray }
  #else
    /// Behind groups of rows.
    static var grouped: UIColor { .systemGroupedBackground }
    /// A row of a group.
    static var groupedCard: UIColor { .secondarySystemGroupedBackground }
    /// The dot of another page.
    static var quietDot: UIColor { .systemGray3 }
  #endif
}

extension UIColor {
  /// Creates a colour from its usual six hexadecimal digits.
  convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// Creates a colour for a light and one for a dark appearance.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The colour mixed with a fraction of 0...1 of another.
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    let (mine, theirs) = (components, other.components)
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * part }
    return UIColor(
      red: mix(mine.red, theirs.red), green: mix(mine.green, theirs.green), blue: mix(mine.blue, theirs.blue),
      alpha: 1)
  }

  /// The luminance, 0...1, as WCAG defines it. Black text is easier to read than white text on colours over 0.18.
  var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      // A square is close to the curve of sRGB.
      part * part
    }
    let (red, green, blue) = components
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }
}
