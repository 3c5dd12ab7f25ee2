/// How a text is to be set.
public struct TextStyle {
  /// The typeface and size.
  public var font: UIFont
  /// Where lines stand in the width.
  public var alignment: NSTextAlignment
  /// What becomes of text that does not fit.
  public var lineBreakMode: NSLineBreakMode
  /// The most lines there may be; 0 for any number.
  public var numberOfLines: Int
  /// Whether the surroundings read from right to left: decides natural alignment, and the direction of paragraphs
  /// that have no letter.
  public var isRightToLeft: Bool
  /// Whether each paragraph that is to be shortened or clipped gets one line, as in strings, rather than the last line of all.
  var limitsParagraphs = false
  /// Whether the line break modes of an attributed string's paragraphs hold, where they have any, rather than the style's.
  var followsParagraphs = false
  /// Whether lines stand as far apart as the font's style of text wants, rather than directly below each other.
  var usesFontLeading = true

  /// Makes a style; what is not given is as in a new label.
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
