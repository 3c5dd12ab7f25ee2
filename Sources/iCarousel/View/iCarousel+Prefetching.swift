/// Announcing upcoming items to the prefetcher.
extension iCarousel {
  /// Announces the items beyond the visible ones in the direction of movement, if the current item has
  /// changed.
  func updatePrefetching() {
    guard let prefetcher = prefetchDataSource, prefetching.lastIndex != currentItemIndex else { return }
    let loaded = appItems(indexesForVisibleItems.filter { !isPlaceholder($0) })
    let coming = appItems(itemsAhead()).filter { !loaded.contains($0) }
    prefetching.lastIndex = currentItemIndex
    let new = coming.filter { !prefetching.announced.contains($0) }
    let dropped = prefetching.announced.filter { !coming.contains($0) && !loaded.contains($0) }
    prefetching.announced = coming
    if !dropped.isEmpty { prefetcher.carousel(self, cancelPrefetchingForItemsAt: dropped) }
    if !new.isEmpty { prefetcher.carousel(self, prefetchItemsAt: new) }
  }

  /// The app's items for the carousel's.
  private func appItems(_ indexes: [Int]) -> [Int] { itemMap?.items(in: indexes) ?? indexes }

  /// The next items without a view, the nearest first.
  private func itemsAhead() -> [Int] {
    let window = itemWindow
    let ring = machine.rules.ring
    let step = ring.distance(from: CGFloat(prefetching.lastIndex ?? 0), to: CGFloat(currentItemIndex))
    var coming: [Int] = []
    for distance in 0..<min(max(prefetchDistance, 0), Int(VisibleItems.limit), numberOfItems) {
      let place = step < 0 ? window.start - 1 - distance : window.start + window.count + distance
      guard ring.wraps || (place >= 0 && place < numberOfItems) else { break }
      let index = ring.clamped(place)
      if !coming.contains(index) && items[index] == nil { coming.append(index) }
    }
    return coming
  }
}

/// The announcements to the prefetcher.
struct PrefetchState {
  /// The current item at the last announcement.
  var lastIndex: Int?
  /// The app's items that were announced, and neither loaded nor cancelled since.
  var announced: [Int] = []
}
