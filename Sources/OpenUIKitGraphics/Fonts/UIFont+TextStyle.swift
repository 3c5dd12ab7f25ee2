extension UIFont {
  /// The role of a text in a page, which determines its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String
    /// The style's row in the tables of sizes; nil for a name that UIKit does not have. Found once, because a
    /// layout asks for the sizes of its styles again and again.
    fileprivate let row: Int?

    /// Creates a style by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
      row = Self.names.firstIndex { rawValue.hasSameBytes(as: $0) }
    }

    /// Whether both have the same name.
    public static func == (first: TextStyle, second: TextStyle) -> Bool {
      first.row == second.row && (first.row != nil || first.rawValue.hasSameBytes(as: second.rawValue))
    }

    /// Equal for equal names.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// A page's large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A heading of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A heading of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A heading of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading as large as body text, and bolder.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading smaller than running text.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Remarks.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system's typeface for a text style, at the content size of ``UITraitCollection/current``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's typeface for a text style, at the content size of `traitCollection`. If that is nil or has
  /// no content size, at the current one. Unknown styles have the size of body text.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = UITraitCollection.current.preferredContentSizeCategory }
    let (pointSize, lineDistance) = style.metrics(for: category)
    return UIFont(
      pointSize: pointSize, weight: style == .headline ? .semibold : .regular, textStyle: style,
      lineDistance: lineDistance)
  }
}

extension UIFont.TextStyle {
  /// The size and the distance of the baselines of two lines, in points. Source: Human Interface Guidelines, Typography, iOS Dynamic
  /// Type sizes and larger accessibility type sizes; the distance is the leading of these tables.
  package func metrics(for category: UIContentSizeCategory) -> (pointSize: CGFloat, lineDistance: CGFloat) {
    let index = index(of: category)
    return (CGFloat(Self.sizes[index]), CGFloat(Self.lineDistances[index]))
  }

  private func index(of category: UIContentSizeCategory) -> Int {
    let step = category.step ?? UIContentSizeCategory.usualStep
    return (row ?? Self.usual) * UIContentSizeCategory.stepCount + step
  }

  private static let usual = 7

  fileprivate static let names = [
    "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
    "UICTFontTextStyleTitle3",
    "UICTFontTextStyleSubhead", "UICTFontTextStyleCallout", "UICTFontTextStyleFootnote",
    "UICTFontTextStyleBody",
    "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2", "UICTFontTextStyleHeadline",
  ]

  /// A row for each name, with the sizes from extra small to the largest accessibility size.
  private static let sizes: [UInt8] = [
    31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,
    25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,
    19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,
    17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,
    12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,
    13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,
    12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
    11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,
    11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
  ]

  private static let lineDistances: [UInt8] = [
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,
    31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,
    16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,
    13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,
    13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,
  ]
}
