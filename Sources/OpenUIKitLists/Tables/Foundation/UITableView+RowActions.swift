extension UITableView {
  /// The actions of a row that the delegate returns by the older method; nil for none.
  final func rowActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true,
      let actions = tableDelegate?.tableView(self, editActionsForRowAt: path)
    else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
