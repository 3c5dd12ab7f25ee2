/// The resistance of a scroll view that is dragged past the end of its content.
struct RubberBand {
  /// The visible fraction of a small pull beyond the end.
  private static let stiffness: CGFloat = 0.55

  /// The offsets that show content only, in points.
  let range: ClosedRange<CGFloat>
  /// The length of the scroll view along the axis, which the overscroll approaches but never reaches.
  let length: CGFloat

  /// The visible offset after a drag to `offset`.
  func resisted(_ offset: CGFloat) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound - shown(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound) }
    return offset
  }

  /// The offset of a drag for which `offset` is visible.
  func unresisted(_ offset: CGFloat) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound - pulled(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + pulled(offset - range.upperBound) }
    return offset
  }

  private func shown(_ pull: CGFloat) -> CGFloat {
    length > 0 ? (1 - 1 / (pull * Self.stiffness / length + 1)) * length : 0
  }

  private func pulled(_ shown: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = min(shown / length, 0.999)
    return (1 / (1 - share) - 1) * length / Self.stiffness
  }
}
