import OpenUIKitLists

/// The source of drags in a table. All methods but the first are optional.
public protocol UITableViewDragDelegate: AnyObject, ViewTreeConfined {
  /// Returns the items of a drag that would begin on a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  )
    -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved, and not only copied.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Called after the drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// True.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}
