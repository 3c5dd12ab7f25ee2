/// The baselines of a view with text. In a view without text they are at its edges, in points.
struct BaselineOffsets {
  /// The distance from the top to the first baseline.
  var first: CGFloat = 0
  /// The distance from the last baseline to the bottom.
  var last: CGFloat = 0
}
