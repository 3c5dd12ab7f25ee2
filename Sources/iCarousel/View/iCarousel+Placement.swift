import UIKitShim

/// Where the containers are: transform, opacity and order.
extension iCarousel {
  /// Loads and places the items for the present place. Linear in the number of visible items.
  func placeItems() {
    geometry.toggle = machine.isSelfMoving ? nil : machine.toggle.value
    updateLoadedItems()
    placeLoadedItems()
    guard interactiveIndex != machine.currentIndex else { return }
    updateInteraction()
    updatePrefetching()
    updatePageControl()
  }

  /// Places the items that have views.
  func placeLoadedItems() {
    let geometry = geometry
    let delegate = geometry.type == .custom ? delegate : nil
    if hasOwnWidths && type.isRow {
      placeItemsByWidth(geometry)
    } else {
      let (ring, scrollOffset) = (machine.rules.ring, machine.offset)
      for slot in items.slots {
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
    return custom.isFinite ? custom : transform
  }

  /// Brings the containers into the order of their depth.
  func sortItems() {
    let contentView = contentView
    let areAlone = contentView.subviews.count == items.backToFront.count
    items.sortByDepth { slot, next, from, to in
      if areAlone && from == to + 1 {
        contentView.exchangeSubview(at: to, withSubviewAt: from)
      } else if next.container.superview === contentView {
        contentView.insertSubview(slot.container, belowSubview: next.container)
      }
    }
  }

  /// Whether the row runs from right to left.
  var isMirrored: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Interaction

  /// Lets only the current container take touches if taps centre the others (docs/carousel.md, 5).
  func updateInteraction() {
    interactiveIndex = machine.currentIndex
    for slot in items.slots {
      slot.container.takesTouches = allowsInteraction(at: slot.index)
    }
  }

  func allowsInteraction(at index: Int) -> Bool {
    !centerItemWhenSelected || index == machine.currentIndex
  }
}

extension CATransform3D {
  /// Whether all entries are numbers.
  var isFinite: Bool {
    (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
  }
}
