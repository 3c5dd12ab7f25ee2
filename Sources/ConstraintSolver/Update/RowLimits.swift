/// From which size on rows are avoided. Short ones cost less than what replaces them.
struct RowLimits: BitwiseCopyable {
  /// So many rows are made, whatever their length.
  var rowsInFull = 64
  /// The steps upstream of a constraint after which its row counts as long.
  var stepsUpstream = 128
  /// So many required constraints get long rows in one update, one after the other, before others are counted without rows.
  var longRequiredRows = 8
  /// So many optional constraints whose priorities are raised in one update may get long rows.
  var raisedRows = 8
  /// So many required constraints that may contradict bounds are looked at one by one.
  var contradictionsAtOnce = 32
  /// A conflict of more constraints may stand for many others, with constraints that are not violated yet.
  var largeConflict = 32
  /// So many required constraints that do not hold are resolved without the preferences, if there are more of these.
  var conflictsBesidePreferences = 8
  var preferencesBesideConflicts = 32
  /// Conflicts among at most so many pieces that no row shows are searched for.
  var piecesForSearch = 64
  /// The most entries of a row that stays after an update.
  var entries = 128
}
