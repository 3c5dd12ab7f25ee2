/// The object that prepares the content of rows before they become visible.
public protocol UITableViewDataSourcePrefetching: AnyObject, ViewTreeConfined {
  /// Called with rows that may become visible soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that are no longer likely to become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Announces the rows of about one screen below the visible ones, and above them once the table is scrolled.
  func prefetch(beyond visible: Range<Int>) {
    guard isPrefetchingEnabled, let prefetchDataSource, !visible.isEmpty else { return }
    let count = max(visible.count, 1)
    let first = max(0, visible.lowerBound - count)
    let last = min(rows.items.count, visible.upperBound + count)
    let near = (Array(visible.upperBound..<last) + (first..<visible.lowerBound).reversed()).compactMap(
      rows.path)
    let shown = Set(visible.compactMap(rows.path))
    let wanted = Set(near)
    let new = near.filter { !prefetched.contains($0) }
    let old = prefetched.filter { !wanted.contains($0) && !shown.contains($0) }
    prefetched = wanted
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !old.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: old.sorted { ($0.section, $0.row) < ($1.section, $1.row) })
    }
  }
}
