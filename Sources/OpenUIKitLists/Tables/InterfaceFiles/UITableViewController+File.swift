extension UITableViewController {
  /// The view, if it is a table.
  var tableOfView: UITableView? { viewIfLoaded as? UITableView }
}
