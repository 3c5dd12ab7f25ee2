import UIKitShim

/// The layout pass (docs/carousel.md, 3.3): options are asked for, items measured, loaded and placed.
extension iCarousel {
  /// Asks the delegate for all options again and lays out at once.
  ///
  /// The original asks for every option of every item in every frame. Here they are kept from one layout to
  /// the next, so a delegate that changes its mind has to say so.
  public func reloadOptions() {
    layOutItems()
  }

  /// The length of the carousel along the row, in points.
  var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The number of placeholders that are shown: none while the carousel wraps.
  var shownPlaceholders: Int { machine.rules.ring.wraps ? 0 : numberOfPlaceholders }

  /// Items and shown placeholders together.
  var totalCount: Int { numberOfItems + shownPlaceholders }

  /// Brings everything up to date with properties, delegate and size.
  func layOutItems() {
    guard dataSource != nil else { return }
    guard !activity.isLoading else { return activity.needsLayout = true }
    let generation = activity.generation
    let isFirst = items.isEmpty
    machine.rules.ring.wraps = option(.wrap, type.isCircular ? 1 : 0) != 0
    measureItems()
    resolveGeometry()
    applyPendingOffset()
    machine.acceptOffset()
    var events = machine.alignForLayout(at: now)
    events.append(machine.didScroll(at: now))
    // Nobody has seen the item that was current before, so that nothing turns over.
    if isFirst { machine.toggle.value = 0 }
    resizeContainers()
    apply(events)
    updateInteraction()
    updatePageControl()
    if generation == activity.generation { activity.reloadsInARow = 0 }
  }

  /// The item width: the delegate's, or that of a view, which is loaded if there is none.
  func measureItems() {
    let given = delegate?.carouselItemWidth(self) ?? 0
    if given != 0 && given.isUsable { return itemWidth = max(given, 0) }
    if measuredWidth == nil { measuredWidth = widthOfFirstView() }
    itemWidth = measuredWidth ?? itemWidth
  }

  private func widthOfFirstView() -> CGFloat? {
    if items.isEmpty && totalCount > 0 {
      loadItem(at: numberOfItems > 0 ? max(machine.currentIndex, 0) : -1)
    }
    guard let view = items.slots.first?.view else { return nil }
    return isVertical ? view.bounds.height : view.bounds.width
  }

  /// Puts the containers into the middle and gives them their sizes.
  private func resizeContainers() {
    for slot in items.slots {
      let mayDiffer = slot.kind != .placeholder && (hasOwnWidths || measuresEveryItem)
      slot.ownWidth = mayDiffer ? ownWidth(ofItemAt: slot.index, slot.view) : slot.ownWidth
      if slot.ownWidth != nil { hasOwnWidths = true }
      prepare(slot)
    }
  }

  /// Gives a container its place and size before its transform.
  func prepare(_ slot: ItemSlot) {
    slot.resize(along: slot.ownWidth ?? itemWidth, isVertical: isVertical)
    slot.container.center = CGPoint(
      x: bounds.width / 2 + contentOffset.width, y: bounds.height / 2 + contentOffset.height)
  }

  /// Measures anew along the other axis.
  func axisDidChange() {
    measuredWidth = nil
    // A drag that is under way goes on along the other axis.
    gestures.translation = dragTranslation
    layOutItems()
  }

  /// Gives the items their widths anew.
  func widthsDidChange() {
    hasOwnWidths = false
    for slot in items.slots { slot.ownWidth = nil }
    layOutItems()
  }

  /// Goes to the place that was asked for before there were items.
  func applyPendingOffset() {
    guard let offset = activity.pendingOffset, numberOfItems > 0 else { return }
    activity.pendingOffset = nil
    machine.offset = machine.rules.ring.clamped(CGFloat(offset))
  }
}
