/// A part of a line whose characters look the same.
struct TextPiece: Hashable, Sendable {
  /// The number of the line.
  let line: Int
  let text: String
  /// The left edge, from the left of the text's box, in points.
  let x: CGFloat
  let width: CGFloat
  let look: TextLook
}

/// How characters look that do not look as the label says.
struct TextLook: Hashable, @unchecked Sendable {
  var font: UIFont
  /// nil for the colour of the text around.
  var color: UIColor?
  var background: UIColor?
  /// The width of the line below the characters, in parts of the usual one; 0 for none.
  var underline = 0
  /// The same for a line through the characters.
  var strikethrough = 0
  /// What is added to the advance of each character, in points.
  var kern: CGFloat = 0
  /// How far the characters stand above the line's baseline, in points.
  var baselineOffset: CGFloat = 0
}
