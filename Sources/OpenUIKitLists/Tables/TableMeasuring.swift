/// The questions for the heights of a table's rows. Until they are answered the rows have no heights, so no layout can show them.
struct TableMeasuring {
  /// The content to which the rows belong.
  let generation: Int
  /// Whether a layout has to be made up for.
  var hasSkippedLayout = false
}
