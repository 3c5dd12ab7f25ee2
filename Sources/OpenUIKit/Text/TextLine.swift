/// One line of a laid out text: what to draw and where.
public struct TextLine: Hashable, Sendable {
  /// The characters of the line, in logical order, an ellipsis included where the text was shortened.
  public var text: String
  /// The left edge, from the left of the text's box, in points.
  public var x: CGFloat
  /// The baseline, from the top of the text's box, in points.
  public var baseline: CGFloat
  /// The width from the first to the last character, in points; widened spaces included.
  public var width: CGFloat
  /// What a justified line adds to each of its spaces, in points; 0 otherwise.
  public var spaceExpansion: CGFloat
  /// Whether the line's paragraph reads from right to left.
  public var isRightToLeft: Bool

  /// Whether both are the same bytes at the same place.
  public static func == (first: TextLine, second: TextLine) -> Bool {
    first.x == second.x && first.baseline == second.baseline && first.width == second.width
      && first.spaceExpansion == second.spaceExpansion && first.isRightToLeft == second.isRightToLeft
      && first.text.hasSameBytes(as: second.text)
  }
}
