// Inlined, so that a page has no code for them.
extension UITableViewController {
  /// Nil: pages have no files of Interface Builder.
  @inline(__always) var rowsOfFile: UITableViewController? { nil }
  /// Nil: no file has loaded the view.
  @inline(__always) var tableOfView: UITableView? { nil }
}
