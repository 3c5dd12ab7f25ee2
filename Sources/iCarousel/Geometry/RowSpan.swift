/// The part of a carousel along its row in which the current item is aligned.
struct RowSpan: Equatable {
  /// The inset at the leading edge, in points.
  var start: CGFloat = 0
  /// The length between the insets, in points.
  var length: CGFloat = 0
  /// The place of the current item between the edges: 0 at the leading one, 1 at the trailing one.
  var alignment: CGFloat = 0.5

  /// The distance of the centre of an item with a width from the carousel's leading edge, in points.
  func center(ofWidth width: CGFloat) -> CGFloat {
    // Without rounding errors: an item in the middle is where the original has it.
    guard alignment != 0.5 else { return start + length / 2 }
    return start + alignment * (length - width) + width / 2
  }

  /// The distance of the centre of such an item from the leading inset, in points.
  func room(before width: CGFloat) -> CGFloat { center(ofWidth: width) - start }
}
