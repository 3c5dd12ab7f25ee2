/// One line of a laid out text: its characters and position.
public struct TextLine: Hashable, Sendable {
  /// The characters of the line, in logical order, including an ellipsis if the text is truncated.
  public var text: String
  /// The left edge, from the left of the text's box, in points.
  public var x: CGFloat
  /// The baseline, from the top of the text's box, in points.
  public var baseline: CGFloat
  /// The width from the first to the last character, in points, including widened spaces.
  public var width: CGFloat
  /// The addition to each space of a justified line, in points; otherwise 0.
  public var spaceExpansion: CGFloat
  /// Whether the line's paragraph reads from right to left.
  public var isRightToLeft: Bool
  /// The addition to every letter of a line that is tightened instead of truncated, in points; otherwise 0.
  public var letterSpacing: CGFloat = 0

  /// Whether both have the same bytes and position.
  public static func == (first: TextLine, second: TextLine) -> Bool {
    first.x == second.x && first.baseline == second.baseline && first.width == second.width
      && first.spaceExpansion == second.spaceExpansion && first.letterSpacing == second.letterSpacing
      && first.isRightToLeft == second.isRightToLeft
      && first.text.hasSameBytes(as: second.text)
  }
}
