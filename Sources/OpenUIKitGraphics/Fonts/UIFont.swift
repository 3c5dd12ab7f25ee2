/// A typeface at a size, in points.
///
/// Immutable and safe to share between threads. Its vertical metrics are fixed proportions of the point size,
/// the same on every machine (see `UIFont+Metrics.swift`). The window's `TextMeasurer` measures widths.
open class UIFont: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// The size in points: the height of the em.
  public let pointSize: CGFloat
  /// The thickness of the strokes.
  public let weight: Weight
  /// Whether the letters are slanted.
  public let isItalic: Bool
  /// The design of the system's typeface.
  public let design: Design
  /// Whether digits all have the same width, so that changing numbers do not move the text after them.
  public let hasMonospacedDigits: Bool
  /// The text style whose size the font follows; nil for none.
  package let textStyle: TextStyle?
  /// The distance of the baselines of two lines, in points, if the text style determines it.
  package let lineDistance: CGFloat?
  /// The face of a font with a name; nil for the system's typeface.
  package let face: FontFace?
  /// The metrics that have scaled the font; nil for a font that none has scaled.
  package let scaling: FontScaling?

  package init(
    pointSize: CGFloat, weight: Weight, isItalic: Bool = false, design: Design = .proportional,
    hasMonospacedDigits: Bool = false, textStyle: TextStyle? = nil,
    lineDistance: CGFloat? = nil, face: FontFace? = nil, scaling: FontScaling? = nil
  ) {
    // Sizes are often computed, and a font has no way to report an error.
    self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.textStyle = textStyle
    self.lineDistance = lineDistance
    self.face = face
    self.scaling = scaling
    super.init()
  }

  /// The system's typeface at regular weight. A size that is negative or not finite counts as 0.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// The system's typeface at a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// The system's typeface in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// The system's typeface, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isItalic: true)
  }

  /// The system's typeface whose characters all have the same width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: .monospaced)
  }

  /// The system's typeface with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  /// The size of text in labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons: 18 points, UIKit's constant. A system button's title has 15.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of secondary text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the smallest text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns a font of the typeface at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      pointSize: fontSize, weight: weight, isItalic: isItalic, design: design,
      hasMonospacedDigits: hasMonospacedDigits, face: face)
  }

  #if !hasFeature(Embedded)
    /// A font without a size, as apps use it where there should be another one.
    public convenience override init() { self.init(pointSize: 0, weight: .regular) }

    /// Whether `object` is an equal font.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIFont).map(isEqualFont) ?? false
    }

    /// Whether the other font has the same typeface, size, style and scaling. Costs less than `isEqual(_:)`, which looks
    /// at the type of any object.
    package final func isEqualFont(_ other: UIFont) -> Bool {
      self === other || hasSameGlyphs(as: other) && textStyle == other.textStyle && scaling == other.scaling
    }

    /// Equal for equal objects.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(isItalic)
      return hasher.finalize()
    }

    /// A short text for logs.
    open override var description: String { "\(fontName) \(pointSize) pt" }
  #endif
}

extension UIFont {
  /// Whether the other font's text is measured and drawn as text of this font.
  package func hasSameGlyphs(as other: UIFont) -> Bool {
    self === other
      || pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
        && design == other.design && hasMonospacedDigits == other.hasMonospacedDigits && face == other.face
  }

  /// The designs of the system font.
  public enum Design: Sendable {
    /// The interface's typeface: San Francisco on Apple's platforms, Inter with OpenUIKit.
    case proportional
    /// The typeface with characters of one width.
    case monospaced
    /// A typeface with rounded ends of strokes, or the interface's typeface if the host has none.
    case rounded
    /// A typeface with serifs.
    case serif
  }

  /// The thickness of strokes, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headings.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)
  }
}
