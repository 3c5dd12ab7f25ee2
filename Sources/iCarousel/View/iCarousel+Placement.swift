/// Placing the containers: transform, opacity and order.
extension iCarousel {
  /// Loads and places the items for the current offset. Linear in the number of visible items.
  func placeItems() {
    performPass {
      activity.needsPlacement = false
      updateLoadedItems()
      placeLoadedItems()
      if !observers.isEmpty { activity.hasPlaced = true }
      // In each frame: pages change at other places than items.
      updatePageControl()
      guard placedIndex != machine.currentIndex else { return }
      placedIndex = machine.currentIndex
      updatePrefetching()
    }
  }

  /// Places the items that have views.
  func placeLoadedItems() {
    geometry.toggle = machine.isSelfMoving ? nil : machine.toggle.value
    let geometry = geometry
    let delegate = geometry.type == .custom ? delegate : nil
    if hasOwnWidths && type.isRow {
      placeItemsByWidth(geometry)
    } else {
      let (ring, scrollOffset, slots) = (machine.rules.ring, machine.offset, items.slots)
      slots.forEachUncounted { slot in
        place(slot, at: ring.offset(of: slot.index, from: scrollOffset), geometry, delegate)
      }
    }
    sortItems()
  }

  /// Places one item.
  @inline(__always)
  func place(
    _ slot: ItemSlot, at offset: CGFloat, _ geometry: CarouselGeometry, _ delegate: (any iCarouselDelegate)?
  ) {
    if geometry.type == .custom, let custom = arrangement.transform {
      return place(slot, at: offset, custom)
    }
    var transform = geometry.transform(at: offset)
    if geometry.type == .custom { transform = customTransform(at: offset, transform, delegate) }
    slot.place(
      transform, opacity: geometry.opacity(at: offset), isHidden: geometry.hidesBack(of: transform),
      at: offset)
  }

  private func customTransform(
    at offset: CGFloat, _ transform: CATransform3D, _ delegate: (any iCarouselDelegate)?
  ) -> CATransform3D {
    guard let delegate else { return transform }
    let offset = geometry.isMirrored ? -offset : offset
    let custom = delegate.carousel(self, itemTransformForOffset: offset, baseTransform: transform)
    return custom.isUsable ? custom : transform
  }

  /// Sorts the containers by depth.
  func sortItems() {
    let contentView = contentView
    let areAlone = contentView.subviews.count == items.backToFront.count
    var sorted = 1
    while let move = items.moveNextBackwards(sorted: &sorted) {
      if areAlone && move.from == move.to + 1 {
        contentView.exchangeSubview(at: move.to, withSubviewAt: move.from)
      } else {
        put(items.backToFront[move.to].container, below: items.backToFront[move.to + 1].container)
      }
    }
  }

  private func put(_ container: ItemContainer, below next: ItemContainer) {
    // An app may have removed the container.
    guard next.superview === contentView else { return }
    contentView.insertSubview(container, belowSubview: next)
  }

  /// Whether the row runs from right to left.
  var isMirrored: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Interaction

  /// Whether an item receives touches: only the current one if taps centre the others (docs/carousel.md, 5).
  func allowsInteraction(at index: Int) -> Bool {
    !centerItemWhenSelected || index == machine.currentIndex
  }
}
