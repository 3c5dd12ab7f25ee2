/// Settings that few tables have, stored together so that the others stay small.
struct TableSettings {
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
  var allowsFocus = false
  var selectionFollowsFocus = false
  var remembersLastFocus = false
  /// The row whose cell had the focus last; nil for none.
  var lastFocused: IndexPath?
  /// The height of empty rows below the last one.
  var fillerHeight: CGFloat = 0
  var fillers: FillerRows?
}
