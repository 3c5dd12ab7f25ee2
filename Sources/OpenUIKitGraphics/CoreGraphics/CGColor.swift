/// A colour in the sRGB colour space with an opacity. Immutable, compared by its components.
///
/// Components are usually in 0...1. Other values are kept, as Core Graphics does for extended-range colours;
/// hosts clamp when they draw.
public final class CGColor: Sendable {
  /// The red component, not multiplied by alpha.
  public let red: CGFloat
  /// The green component, not multiplied by alpha.
  public let green: CGFloat
  /// The blue component, not multiplied by alpha.
  public let blue: CGFloat
  /// The opacity, from 0 for invisible to 1 for opaque.
  public let alpha: CGFloat

  /// Creates a colour from sRGB components in 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The same colour with another opacity. Never nil; the optional is Core Graphics' signature.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue and alpha in this order.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components of a colour, including alpha: 4.
  public var numberOfComponents: Int { 4 }
}

extension CGColor: Hashable {
  /// Whether both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

#if !hasFeature(Embedded)
  extension CGColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a `#colorLiteral` from sRGB components in 0...1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }
#endif
