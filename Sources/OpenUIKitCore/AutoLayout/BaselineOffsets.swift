/// The baselines of a view with text. In a view without text they are at its edges, in points.
@_spi(Overrides) public struct BaselineOffsets {
  /// The distance from the top to the first baseline.
  package var first: CGFloat = 0
  /// The distance from the last baseline to the bottom.
  package var last: CGFloat = 0

  package init(first: CGFloat = 0, last: CGFloat = 0) {
    (self.first, self.last) = (first, last)
  }
}
