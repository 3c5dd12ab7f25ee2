/// The style in which a text is set.
public struct TextStyle {
  /// The typeface and size.
  public var font: UIFont
  /// The alignment of lines.
  public var alignment: NSTextAlignment
  /// The treatment of text that does not fit.
  public var lineBreakMode: NSLineBreakMode
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// Whether the layout direction is right to left. It determines natural alignment, and the direction of
  /// paragraphs without letters.
  public var isRightToLeft: Bool
  /// Whether each truncated or clipped paragraph has one line, as in strings, instead of truncating the last
  /// line of all.
  var limitsParagraphs = false
  /// Whether the line break modes of an attributed string's paragraphs override the style's.
  package var followsParagraphs = false
  /// The pixels of a point, on which baselines are; 0 for baselines anywhere.
  package var baselineScale: CGFloat = 0
  /// Whether a paragraph of several lines does not end with a line of one word, if another word can be moved to it. Attributed text
  /// needs the strategy of its first paragraph for that too.
  package var avoidsSingleWord = false
  /// Whether letters of a single line may stand closer before it is truncated.
  package var tightens = false
  /// Whether the distance of lines includes the leading of the font's text style.
  var usesFontLeading = true

  #if !hasFeature(Embedded)
    /// The areas that the lines do not enter; nil for none.
    package var exclusion: TextExclusion?
  #endif

  /// Creates a style, with the defaults of a new label.
  public init(
    font: UIFont, alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, isRightToLeft: Bool = false
  ) {
    self.font = font
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.isRightToLeft = isRightToLeft
  }
}
