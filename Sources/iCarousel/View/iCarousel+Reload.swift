/// Reloading (docs/carousel.md, 3.2).
extension iCarousel {
  /// Removes all views and loads everything again: the numbers at once, the views in the next layout.
  /// Independent of the number of items.
  public func reloadData() {
    guard !activity.isInPass else { return activity.postponeReload() }
    performPass {
      activity.needsReload = false
      activity.needsComparison = false
      activity.generation += 1
      takeAllOff()
      if let dataSource { reload(from: dataSource) }
      // The next layout loads the views.
      activity.needsPlacement = false
    }
    // The layout of the views around needs to know the size before.
    if sizer != nil { layOutItems() }
  }

  private func reload(from dataSource: any iCarouselDataSource) {
    let itemCount = dataSource.numberOfItems(in: self)
    // The data source's number already includes all changes requested so far.
    for change in activity.supersededChanges() { callCompletion(change.completion, false) }
    (numberOfItems, numberOfPlaceholders) = counts((itemCount, dataSource.numberOfPlaceholders(in: self)))
    measuredWidth = nil
    hasOwnWidths = false
    prefetching = PrefetchState()
    placedIndex = nil
    activity.needsMeasuring = true
    setNeedsLayout()
    if numberOfItems == 0 { return activity.append(machine.endAll(at: now)) }
    guard machine.offset < 0 else { return }
    if activity.pendingOffset == nil {
      scrollToItem(at: 0, animated: numberOfPlaceholders > 0)
    } else {
      activity.append(machine.setOffset(0, at: now))
    }
  }

  /// Reloads if the data source has other numbers than the carousel.
  func compareNumbers() {
    performPass {
      activity.needsComparison = false
      guard let dataSource else { return }
      let numbers = (dataSource.numberOfItems(in: self), dataSource.numberOfPlaceholders(in: self))
      if counts(numbers) != (numberOfItems, numberOfPlaceholders) { activity.needsReload = true }
    }
  }

  /// The numbers of items and placeholders for a data source's values, which may be negative.
  private func counts(_ numbers: (items: Int, placeholders: Int)) -> (Int, Int) {
    (
      min(max(numbers.items, 0), ItemRing.mostItems),
      min(max(numbers.placeholders, 0), ItemRing.mostItems / 2)
    )
  }

  /// Removes all views without keeping them.
  private func takeAllOff() {
    let waiting = pool.removeAll()
    for slot in items.slots { takeOff(slot) }
    withExtendedLifetime(waiting) {}
  }
}
