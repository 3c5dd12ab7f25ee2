/// The object that prepares the content of items before they become visible.
public protocol UICollectionViewDataSourcePrefetching: AnyObject, ViewTreeConfined {
  /// Called with items that may become visible soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that are no longer likely to become visible.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Announces the items of about one screen around the visible ones.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isVertical = contentSize.height - bounds.height > contentSize.width - bounds.width
    let near = elements(
      in: bounds.insetBy(dx: isVertical ? 0 : -bounds.width, dy: isVertical ? -bounds.height : 0)
    ).filter { $0.representedElementCategory == .cell }.map { $0.indexPath }
    let wanted = Set(near.filter { shown[.cell($0)] == nil })
    let new = wanted.filter { !prefetched.contains($0) }
    let old = prefetched.filter { !wanted.contains($0) && shown[.cell($0)] == nil }
    prefetched = wanted
    if !new.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted { $0.comes(before: $1) })
    }
    if !old.isEmpty {
      prefetchDataSource.collectionView(
        self, cancelPrefetchingForItemsAt: old.sorted { $0.comes(before: $1) })
    }
  }
}
