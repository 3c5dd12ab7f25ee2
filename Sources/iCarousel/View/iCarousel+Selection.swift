/// Taps and clicks (docs/carousel.md, 5).
extension iCarousel {
  /// Handles a tap at a point of `contentView`: on an item, centres and selects it; outside all items, aligns the
  /// current one.
  func tapWasRecognized(at point: CGPoint) {
    guard numberOfItems > 0 else { return }
    guard let slot = slot(at: point) else {
      return scrollToItem(at: currentItemIndex, animated: true)
    }
    if slot.isPlaceholder { return tapPlaceholder(at: slot.index) }
    let inner = slot.container.placedPoint(point, from: contentView)
    selectItem(at: slot.index, tappedAt: slot.view.convert(inner, from: slot.container))
  }

  /// Moves to the item nearest to a placeholder. The delegate is not called.
  private func tapPlaceholder(at index: Int) {
    if centerItemWhenSelected {
      scrollToItem(at: min(max(index, 0), numberOfItems - 1), animated: true)
    }
  }

  /// Selects an item for the user, and centres it if necessary. The point is that of a tap, in the item's view.
  func selectItem(at index: Int, tappedAt point: CGPoint? = nil) {
    let item = itemMap.map { $0.item(at: point, in: index) } ?? index
    guard item.map({ delegate?.carousel(self, shouldSelectItemAt: $0) ?? true }) ?? true else {
      if isScrollEnabled && scrollToItemBoundary && autoscroll != 0 {
        scrollToItem(at: currentItemIndex, animated: true)
      }
      return
    }
    // Each delegate call may change the list.
    guard index < numberOfItems else { return }
    let centers = index == currentItemIndex ? scrollToItemBoundary : centerItemWhenSelected
    if centers { scrollToItem(at: index, animated: true) }
    guard index < numberOfItems else { return }
    if let item { delegate?.carousel(self, didSelectItemAt: item) }
    for observer in liveObservers where index < numberOfItems {
      observer.carousel(self, observedSelectionOfItemAt: index)
    }
  }
}
