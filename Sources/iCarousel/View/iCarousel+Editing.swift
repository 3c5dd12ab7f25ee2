/// Inserting, removing and reloading items (docs/carousel.md, 3.5 to 3.7). Change the data source before the
/// call, or at the latest before the next layout. Every completion is called exactly once: with false also if the carousel is
/// released.
extension iCarousel {
  /// The time in which items move to their new places, in seconds.
  public static var defaultEditingDuration: TimeInterval { 0.4 }
  /// The time in which a removed item fades out, in seconds.
  static var fadeDuration: TimeInterval { 0.1 }

  /// Makes room for one more item and asks the data source for its view, if it is visible. An index past the
  /// end means the end.
  ///
  /// `scrollOffset` stays, so that an item before the current one moves all that follow.
  /// - Parameters:
  ///   - index: the place of the new item.
  ///   - animated: whether the others move to their places in 0.4 seconds.
  ///   - completion: called when the others have moved, with whether they reached their places.
  public func insertItem(at index: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let completion = CarouselCompletion.once(completion)
    performChange(completion) { carousel in
      let place = min(max(index, 0), carousel.numberOfItems)
      guard let map = IndexMap(iCarouselChanges(insertions: [place]), count: carousel.numberOfItems) else {
        return carousel.callCompletion(completion, false)
      }
      let change = ItemChange(map: map, isAnimated: animated, fadesInsertions: false, completion: completion)
      carousel.perform(change)
      if carousel.machine.offset < 0 {
        carousel.scrollToItem(at: 0, animated: animated && carousel.numberOfPlaceholders > 0)
      }
    }
  }

  /// Removes an item and closes the gap. An index past the end means the last item. Does nothing without
  /// items.
  ///
  /// The carousel first comes to rest at its current item. Removing an item before it keeps the index, so
  /// that the next item becomes current.
  /// - Parameters:
  ///   - index: the item.
  ///   - animated: whether the item fades out and the others move to their places.
  ///   - completion: called when the others have moved, with whether they reached their places.
  public func removeItem(at index: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let completion = CarouselCompletion.once(completion)
    performChange(completion) { carousel in
      let place = carousel.machine.rules.ring.clamped(index)
      guard let map = IndexMap(iCarouselChanges(deletions: [place]), count: carousel.numberOfItems) else {
        return carousel.callCompletion(completion, false)
      }
      let ring = ItemRing(count: map.newCount, wraps: carousel.isWrapEnabled)
      let offset = CGFloat(ring.index(at: carousel.machine.offset))
      carousel.perform(
        ItemChange(
          map: map, isAnimated: animated, fadesInsertions: false, offset: offset, completion: completion))
    }
  }

  /// Asks the data source for another view of an item that has one.
  /// - Parameters:
  ///   - index: the item. The call does nothing if it has no view.
  ///   - animated: whether the new view fades in over the old one in 0.4 seconds.
  ///   - completion: called when the new view has replaced the old one, with true, or with false for an item without
  ///     a view.
  public func reloadItem(at index: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let completion = CarouselCompletion.once(completion)
    performChange(completion) { carousel in
      guard let slot = carousel.items[index] else { return carousel.callCompletion(completion, false) }
      carousel.replaceView(of: slot, animated: animated, completion: completion)
    }
  }

  /// Makes several changes at once. The item in the middle stays there unless it is removed.
  ///
  /// If the changes contradict each other, or do not lead to the data source's number of items, the carousel
  /// reloads and `completion` gets false.
  /// - Parameters:
  ///   - changes: insertions, deletions, moves and reloads.
  ///   - animated: whether the items move to their places in 0.4 seconds.
  ///   - completion: called when all items have moved, with whether they reached their places.
  public func performUpdates(
    _ changes: iCarouselChanges, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let completion = CarouselCompletion.once(completion)
    performChange(completion) { carousel in
      let count = carousel.dataSource?.numberOfItems(in: carousel) ?? 0
      guard let map = IndexMap(changes, count: carousel.numberOfItems), map.newCount == count else {
        carousel.activity.needsReload = true
        return carousel.callCompletion(completion, false)
      }
      let reloads = changes.reloads.compactMap { map.newIndex(of: $0) }
      let offset = carousel.offset(after: map)
      carousel.perform(
        ItemChange(
          map: map, isAnimated: animated, fadesInsertions: true, offset: offset, completion: completion))
      for index in reloads {
        guard let slot = carousel.items[index] else { continue }
        carousel.replaceView(of: slot, animated: animated, completion: nil)
      }
    }
  }

  /// The offset that keeps the item in the middle there; a whole number if it is removed.
  private func offset(after map: IndexMap) -> CGFloat {
    let index = currentItemIndex
    guard map.newCount > 0 else { return -1 }
    guard index >= 0 else { return 0 }
    guard let newIndex = map.newIndex(of: index) else { return CGFloat(min(index, max(map.newCount - 1, 0))) }
    return machine.offset + CGFloat(newIndex - index)
  }
}
