/// The layout pass (docs/carousel.md, 3.3): asks for options, then measures, loads and places items.
extension iCarousel {
  /// Asks the delegate for all options again and lays out at once.
  ///
  /// The original asks for every option of every item in every frame. Here the values are kept from one
  /// layout to the next, so call this when the delegate would return other values. A call from within the
  /// delegate's method for options does nothing.
  public func reloadOptions() {
    if !activity.isAskingForOption { layOutItems() }
  }

  /// The length of the carousel along the row, in points.
  var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The least distance from one item to the next, in points.
  package var leastPitch: CGFloat { geometry.leastPitch }

  /// The number of visible placeholders: 0 while the carousel wraps.
  var shownPlaceholders: Int { machine.rules.ring.wraps ? 0 : numberOfPlaceholders }

  /// The number of items and visible placeholders.
  var totalCount: Int { numberOfItems + shownPlaceholders }

  /// Applies properties, delegate and size.
  func layOutItems() {
    guard dataSource != nil else { return }
    guard !activity.isInPass else { return activity.postponeLayout() }
    performPass {
      let isFirst = items.isEmpty
      resolveLayout()
      // After the options are known, because wrapping decides which offsets are valid.
      machine.acceptOffset()
      var events = machine.alignForLayout(at: now)
      events.append(machine.didScroll(at: now))
      // The former current item was never visible, so nothing turns over.
      if isFirst { machine.toggle.value = 0 }
      activity.append(events)
      placeItems()
      updatePageControl()
      activity.layoutDidEnd()
    }
  }

  /// Determines all sizes and the number of visible items, and moves to a place that was requested before
  /// there were items.
  func resolveLayout() {
    activity.needsMeasuring = false
    machine.rules.isMotionReduced = isMotionReduced
    machine.rules.ring.wraps = option(.wrap, type.isCircular ? 1 : 0) != 0
    applyPendingOffset()
    resolveSizing()
    measureItems()
    resolveGeometry()
    resolvePlaces()
    resolveBand()
    resizeContainers()
  }

  /// Determines the item width: the delegate's, or that of a view, which is loaded if there is none.
  private func measureItems() {
    let given = delegate?.carouselItemWidth(self) ?? 0
    if given != 0 && given.isUsable { return itemWidth = given.isUsableWidth ? given : 0 }
    // Loaded all the same: the first view decides whether its back is shown.
    if measuredWidth == nil { measuredWidth = widthOfFirstView() }
    itemWidth = sizedWidth ?? measuredWidth ?? itemWidth
  }

  private func widthOfFirstView() -> CGFloat? {
    if items.isEmpty && totalCount > 0 {
      // Without items the first leading placeholder has the index -1.
      loadItem(at: numberOfItems > 0 ? max(machine.currentIndex, 0) : -1)
    }
    guard let size = items.slots.first?.view.bounds.size.usable else { return nil }
    let width = isVertical ? size.height : size.width
    return width.isUsableWidth ? width : 0
  }

  /// Centres the containers and sets their sizes.
  private func resizeContainers() {
    for slot in items.slots {
      measure(slot)
      prepare(slot)
    }
  }

  /// Sets a container's centre and size. Its transform comes later and needs them.
  func prepare(_ slot: ItemSlot) {
    slot.resize(along: slot.ownWidth ?? itemWidth, isVertical: isVertical)
    slot.container.center = anchor(ofWidth: arrangement.isCentered ? itemWidth : widthAtPlace)
  }

  /// Measures again, along the other axis.
  func axisDidChange() {
    measuredWidth = nil
    // A current drag continues along the other axis.
    gestures.translation = dragTranslation
    layOutItems()
  }

  /// Arranges the items in another way. Only rows have items of different widths.
  func typeDidChange() {
    if !type.isRow { hasOwnWidths = false }
    layOutItems()
  }

  /// Sets the items' widths again.
  func widthsDidChange() {
    hasOwnWidths = false
    layOutItems()
  }

  /// Moves to the place that was requested before there were items.
  func applyPendingOffset() {
    guard let offset = activity.pendingOffset, numberOfItems > 0 else { return }
    activity.pendingOffset = nil
    machine.offset = machine.rules.clamped(machine.rules.place(ofItemAt: CGFloat(offset)))
  }
}
