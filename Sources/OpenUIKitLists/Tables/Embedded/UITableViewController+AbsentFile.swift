extension UITableViewController {
  /// Nil: pages have no files of Interface Builder.
  var rowsOfFile: UITableViewController? { nil }
  /// Nil: no file has loaded the view.
  var tableOfView: UITableView? { nil }
}
