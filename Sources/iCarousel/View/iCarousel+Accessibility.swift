/// The elements of assistive technology: an adjustable element for the whole carousel, "3 of 20", and the
/// views of visible items, in the order of the items.
extension iCarousel {
  /// The containers of the visible items, by ascending index.
  var containersInOrder: [ItemContainer] { items.sorted.filter { isInSight($0) }.map { $0.container } }

  /// Whether a container is visible: it is not hidden, nearly transparent or outside the carousel.
  private func isInSight(_ slot: ItemSlot) -> Bool {
    guard !slot.isPlaceholder, !slot.isBehindViewer, !slot.container.isHidden,
      slot.container.placedAlpha >= 0.01
    else { return false }
    return slot.container.placedFrame.intersects(contentView.bounds)
  }

  /// The position of the carousel as text: "3 of 20".
  var positionText: String { itemPositionText(currentItemIndex + 1, numberOfItems) }

  /// Announces the position after a scroll by assistive technology. After other scrolls, moves the focus of
  /// assistive technology to the current item, but only if the focused item is no longer visible.
  func updateAccessibility() {
    guard machine.motion == .none else { return }
    if accessibilityState.isScrolling {
      accessibilityState.isScrolling = false
      Platform.pageDidScroll(in: self, to: positionText)
    } else if hasLostSightOfFocus {
      Platform.layoutDidChange(in: self, to: currentItemView)
    }
  }

  /// Whether the focus of assistive technology is in an item that is no longer visible.
  private var hasLostSightOfFocus: Bool {
    var candidate = Platform.focusedElement(for: self)
    while let view = candidate {
      if let slot = (view as? ItemContainer)?.slot, slot.carousel === self {
        return !slot.isShown || !isInSight(slot)
      }
      candidate = view.superview
    }
    return false
  }

  /// Moves by a page. Returns false at the end.
  func scrollForAccessibility(isForward forward: Bool) -> Bool {
    guard machine.rules.snaps.areItems else { return scrollPageForAccessibility(forward) }
    let step = forward ? fittingItems : -fittingItems
    guard machine.rules.ring.clamped(currentItemIndex + step) != currentItemIndex else { return false }
    accessibilityState.isScrolling = true
    scroll(byNumberOfItems: step, duration: ScrollConstants.scrollDuration)
    return true
  }

  /// Moves to the next place at which the carousel rests. Returns false at the end.
  private func scrollPageForAccessibility(_ forward: Bool) -> Bool {
    // Before the scroll, which may end at once.
    accessibilityState.isScrolling = true
    let moves = scroll(byPages: forward ? 1 : -1)
    if !moves { accessibilityState.isScrolling = false }
    return moves
  }

  /// Steps by an item, or by a page if pages have more.
  func stepForAccessibility(_ count: Int) {
    guard machine.rules.snaps.areItems else { return _ = scroll(byPages: count) }
    scroll(byNumberOfItems: count, duration: ScrollConstants.scrollDuration)
  }

  /// Ends animated scrolls and flings. Returns false if there is none, so that a superview handles the
  /// gesture.
  func escapeForAccessibility() -> Bool {
    guard autoscroll != 0 || autoplayInterval > 0 || machine.motion != .none else { return false }
    autoscroll = 0
    autoplayInterval = 0
    apply(machine.touch())
    machine.release()
    apply(ScrollEvents())
    return true
  }
}

/// The carousel's own element.
struct CarouselAccessibility: ViewTreeConfined {
  /// The element; nil before its first use.
  var element: CarouselPositionElement?
  /// Whether assistive technology has requested the current scroll.
  var isScrolling = false

  nonisolated init() {}
}
