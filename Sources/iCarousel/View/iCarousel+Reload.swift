import UIKitShim

/// Loading anew (docs/carousel.md, 3.2).
extension iCarousel {
  /// Takes all views away and asks the data source for everything again: for the numbers at once, for the
  /// views in the next layout. Independent of the number of items.
  public func reloadData() {
    guard !activity.isLoading else { return activity.postponeReload() }
    guard let dataSource else { return removeAllViews() }
    removeAllViews()
    activity.generation += 1
    let (itemCount, placeholderCount) = calling {
      (dataSource.numberOfItems(in: self), dataSource.numberOfPlaceholders(in: self))
    }
    numberOfItems = itemCount
    numberOfPlaceholders = min(max(placeholderCount, 0), ItemRing.mostItems / 2)
    measuredWidth = nil
    hasOwnWidths = false
    prefetching = PrefetchState()
    setNeedsLayout()
    if numberOfItems > 0 && machine.offset < 0 {
      activity.pendingOffset == nil
        ? scrollToItem(at: 0, animated: numberOfPlaceholders > 0) : apply(machine.setOffset(0, at: now))
    }
    performPendingChanges()
  }

  private func removeAllViews() {
    let slots = items.slots
    items.removeAll()
    for slot in slots {
      focusWillLeave(slot)
      slot.container.removeFromSuperview()
      tellDidEndDisplaying(slot)
    }
    pool.removeAll()
  }
}
