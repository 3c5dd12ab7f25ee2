/// A run of a line with equal attributes.
struct TextPiece: Hashable, Sendable {
  /// The number of the line.
  let line: Int
  let text: String
  /// The left edge, from the left of the text's box, in points.
  let x: CGFloat
  let width: CGFloat
  let look: TextLook
}

/// The attributes of characters that differ from the label's.
struct TextLook: Hashable, @unchecked Sendable {
  var font: UIFont
  /// nil for the colour of the text around.
  var color: UIColor?
  var background: UIColor?
  /// The width of the line below the characters, as a multiple of the normal one; 0 for none.
  var underline = 0
  /// The width of the line through the characters, as a multiple of the normal one; 0 for none.
  var strikethrough = 0
  /// An addition to the advance of each character, in points.
  var kern: CGFloat = 0
  /// The distance of the characters above the line's baseline, in points.
  var baselineOffset: CGFloat = 0
  #if !hasFeature(Embedded)
    /// The colour of the line below the characters; nil for theirs.
    var underlineColor: UIColor?
    /// The colour of the line through the characters; nil for theirs.
    var strikethroughColor: UIColor?
    var shadow: TextShadow?
    /// The attachment that is drawn instead of a character.
    var attachment: NSTextAttachment?
  #endif
}
