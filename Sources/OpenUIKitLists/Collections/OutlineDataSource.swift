/// A data source whose items can have others below them.
#if !ThreadConfined
  @MainActor
#endif
package protocol OutlineDataSource: AnyObject {
  /// Expands or collapses the item at an index path.
  func toggleItem(at path: IndexPath)
  /// Whether the item at an index path is expanded.
  func isExpanded(at path: IndexPath) -> Bool
}
