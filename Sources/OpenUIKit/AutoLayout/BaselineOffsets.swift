/// Where the baselines of a view with text are: at its edges in a view without, in points.
struct BaselineOffsets {
  /// The distance from the top to the first baseline.
  var first: CGFloat = 0
  /// The distance from the last baseline to the bottom.
  var last: CGFloat = 0
}
