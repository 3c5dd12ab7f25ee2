extension UITableView {
  /// Delegates in pages have no older method for the actions of rows.
  func rowActions(of path: IndexPath) -> UISwipeActionsConfiguration? { nil }
}
