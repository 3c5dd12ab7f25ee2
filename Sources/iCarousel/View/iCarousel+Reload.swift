/// Loading anew (docs/carousel.md, 3.2).
extension iCarousel {
  /// Takes all views away and asks the data source for everything again: for the numbers at once, for the
  /// views in the next layout. Independent of the number of items.
  public func reloadData() {
    guard !activity.isInPass else { return activity.postponeReload() }
    performPass {
      activity.needsReload = false
      activity.needsComparison = false
      activity.generation += 1
      takeAllOff()
      if let dataSource { reload(from: dataSource) }
      // Views come with the layout.
      activity.needsPlacement = false
    }
  }

  private func reload(from dataSource: any iCarouselDataSource) {
    let itemCount = dataSource.numberOfItems(in: self)
    // The number is that after the changes that have been asked for until now.
    for change in activity.supersededChanges() { tellCompletion(change.completion, false) }
    (numberOfItems, numberOfPlaceholders) = counts((itemCount, dataSource.numberOfPlaceholders(in: self)))
    measuredWidth = nil
    hasOwnWidths = false
    prefetching = PrefetchState()
    placedIndex = nil
    activity.needsMeasuring = true
    setNeedsLayout()
    if numberOfItems == 0 { return activity.tell(machine.endAll(at: now)) }
    guard machine.offset < 0 else { return }
    if activity.pendingOffset == nil {
      scrollToItem(at: 0, animated: numberOfPlaceholders > 0)
    } else {
      activity.tell(machine.setOffset(0, at: now))
    }
  }

  /// Reloads if the data source has other numbers than those that are known.
  func compareNumbers() {
    performPass {
      activity.needsComparison = false
      guard let dataSource else { return }
      let numbers = (dataSource.numberOfItems(in: self), dataSource.numberOfPlaceholders(in: self))
      if counts(numbers) != (numberOfItems, numberOfPlaceholders) { activity.needsReload = true }
    }
  }

  /// The numbers of items and placeholders that a data source's numbers mean.
  private func counts(_ numbers: (items: Int, placeholders: Int)) -> (Int, Int) {
    (
      min(max(numbers.items, 0), ItemRing.mostItems),
      min(max(numbers.placeholders, 0), ItemRing.mostItems / 2)
    )
  }

  /// Takes all views off the screen, not to be used again.
  private func takeAllOff() {
    let waiting = pool.removeAll()
    for slot in items.slots { takeOff(slot) }
    withExtendedLifetime(waiting) {}
  }
}
