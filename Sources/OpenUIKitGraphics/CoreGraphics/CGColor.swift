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
    #if !hasFeature(Embedded)
      pattern = nil
    #endif
  }

  #if !hasFeature(Embedded)
    /// The picture that fills an area instead of the colour; nil for none.
    package let pattern: ColorPattern?

    /// Creates a colour that fills areas with a picture. Texts and shapes have the mean colour of the picture.
    init(_ pattern: ColorPattern) {
      (red, green, blue) = pattern.mean
      alpha = 1
      self.pattern = pattern
    }
  #endif

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Returns the colour with another opacity. Never nil; the optional is Core Graphics' signature.
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
    if left === right { return true }
    if left.pattern !== right.pattern { return false }
    return left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
