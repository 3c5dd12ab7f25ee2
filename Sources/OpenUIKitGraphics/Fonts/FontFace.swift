/// One style of a font family that has a name of its own: a font of the app, or one of the host's.
///
/// A host measures and draws a face by its family, weight and slant.
public final class FontFace: Sendable {
  /// The distances of a face, as parts of the em.
  public struct Metrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    public var ascender: CGFloat
    /// From the baseline to the bottom of a line; negative below the baseline.
    public var descender: CGFloat
    /// The additional space between two lines.
    public var lineGap: CGFloat
    /// The height of a capital letter.
    public var capHeight: CGFloat
    /// The height of the letter x.
    public var xHeight: CGFloat

    /// Creates metrics. The default values are those of the system's typeface.
    public init(
      ascender: CGFloat = 1950 / 2048, descender: CGFloat = -494 / 2048, lineGap: CGFloat = 0,
      capHeight: CGFloat = 1443 / 2048, xHeight: CGFloat = 1078 / 2048
    ) {
      (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
      (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }
  }

  /// The name for ``UIFont/init(name:size:)``: the PostScript name, such as `Lato-BoldItalic`.
  public let name: String
  /// The family, such as `Lato`.
  public let familyName: String
  /// The style within the family, such as `Bold Italic`.
  public let styleName: String
  /// The thickness of the strokes.
  public let weight: UIFont.Weight
  /// Whether the letters are slanted.
  public let isItalic: Bool
  /// Whether all characters have the same width.
  public let isMonospaced: Bool
  /// The vertical metrics.
  public let metrics: Metrics
  /// The design that a host uses if it does not have the family.
  public let replacement: UIFont.Design
  #if hasFeature(Embedded)
    /// The page's number for the family; 0 for none.
    package nonisolated(unsafe) internal(set) var pageNumber: Int32 = 0
  #endif

  /// Creates a face.
  public init(
    name: String, familyName: String, styleName: String, weight: UIFont.Weight, isItalic: Bool,
    isMonospaced: Bool = false, metrics: Metrics = Metrics(), replacement: UIFont.Design = .proportional
  ) {
    (self.name, self.familyName, self.styleName) = (name, familyName, styleName)
    (self.weight, self.isItalic, self.isMonospaced) = (weight, isItalic, isMonospaced)
    (self.metrics, self.replacement) = (metrics, replacement)
  }
}

extension FontFace: Hashable {
  /// Whether both have the same name and family.
  public static func == (first: FontFace, second: FontFace) -> Bool {
    first === second
      || (first.name.hasSameBytes(as: second.name) && first.familyName.hasSameBytes(as: second.familyName))
  }

  /// Hashes the style. Faces of different families may have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}

extension UIFont {
  /// Adds faces to those that ``init(name:size:)`` finds. For hosts that can draw them by their families, such as
  /// the families of a page's style sheet. Belongs to the process; may be called on any thread.
  public class func register(_ faces: [FontFace]) { FontCatalog.process.register(faces) }

  /// The size and style from which ``UIFontMetrics`` computes the size of a font again.
  package struct FontScaling: Hashable, Sendable {
    package let style: TextStyle
    package let unscaledSize: CGFloat
    package let maximumSize: CGFloat
  }
}
