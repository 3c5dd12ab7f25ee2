extension NSLayoutConstraint {
  /// Alignment, direction and spacing of a visual format that are not part of its text.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits; an alignment's is `1 << attribute`.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Align left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Align right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Align top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Align bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Align trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Align horizontal centres.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Align vertical centres.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Align last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Align first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacing is between edges: the default.
    public static let spacingEdgeToEdge = FormatOptions(rawValue: 0 << 19)
    /// Vertical spacing between views is measured between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ alignment: Attribute) {
      rawValue = 1 << UInt(alignment.rawValue)
    }

    /// The attributes to align, in the order of their bits.
    var alignments: [Attribute] {
      (1...12).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }

  /// Returns the constraints of a format in the visual format language, such as
  /// `H:|-[title]-(>=8)-[button(44)]-|`.
  ///
  /// A hyphen alone means 8 points between views, and the layout margin at the superview's edge. Syntax
  /// errors and unknown names stop the program with a message that points at the character.
  ///
  /// - Parameters:
  ///   - format: The format. Its grammar is that of Apple's Auto Layout Guide.
  ///   - opts: Alignment, direction and spacing.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: VisualFormatMetric]?,
    views: [String: AnyLayoutItem]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var builder = VisualFormatBuilder(
        try VisualFormatParser.parse(format), opts, metrics: metrics ?? [:], views: views)
      return try builder.build()
    } catch {
      fatalError(error.message(for: format))
    }
  }
}
