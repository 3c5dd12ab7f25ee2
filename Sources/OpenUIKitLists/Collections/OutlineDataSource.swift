/// A data source whose items can have others below them.
package protocol OutlineDataSource: AnyObject, ViewTreeConfined {
  /// Expands or collapses the item at an index path.
  func toggleItem(at path: IndexPath)
  /// Whether the item at an index path is expanded.
  func isExpanded(at path: IndexPath) -> Bool
}
