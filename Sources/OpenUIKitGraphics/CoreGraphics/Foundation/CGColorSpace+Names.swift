/// A text for functions of Core Graphics.
public typealias CFString = String

extension CGColorSpace {
  /// The usual space of screens and pictures.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The usual space with components below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The usual space with components that are proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The space of newer screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Greys with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Any colours of screens.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Inks.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// Creates the space with a name; nil for an unknown one. The spaces of one model do not differ: all colours are those of sRGB here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear: self.init()
    case Self.genericGrayGamma2_2: self.init(.monochrome)
    case Self.genericCMYK: self.init(.cmyk)
    default: return nil
    }
  }

  /// The name of the space, by its model.
  public var name: CFString? {
    switch model {
    case .monochrome: Self.genericGrayGamma2_2
    case .rgb: Self.sRGB
    case .cmyk: Self.genericCMYK
    }
  }
}
