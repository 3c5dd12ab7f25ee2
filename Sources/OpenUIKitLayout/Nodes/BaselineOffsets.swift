/// The baselines of a view with text. In a view without text they are at its edges, in points.
@_spi(Overrides) public struct BaselineOffsets {
  /// The distance from the top to the first baseline.
  package var first: CGFloat = 0
  /// The distance from the last baseline to the bottom.
  package var last: CGFloat = 0
  /// Whether both distances are measured at the vertical centre instead: text in the middle of a view keeps its distance from the
  /// centre, whatever the view's height is. Measured from the edges it would change with the height that follows from it, and a
  /// view that is aligned at its centre and its baseline would grow with each layout.
  package private(set) var isFromCenter = false

  package init(first: CGFloat = 0, last: CGFloat = 0) {
    (self.first, self.last) = (first, last)
  }

  /// Returns the baselines in a view of a height, measured from its centre.
  package func fromCenter(ofHeight height: CGFloat) -> BaselineOffsets {
    var offsets = BaselineOffsets(first: first - height / 2, last: last - height / 2)
    offsets.isFromCenter = true
    return offsets
  }
}
