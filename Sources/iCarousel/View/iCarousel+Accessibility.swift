/// The elements of assistive technology: an adjustable element for the whole carousel, "3 of 20", and the
/// views of visible items, in the order of the items.
extension iCarousel {
  /// The adjustable element, then the visible views by ascending index.
  var elementsInOrder: [UIResponder] {
    guard numberOfItems > 0 else { return [] }
    return [positionElement] + items.sorted.filter { isInSight($0) }.map { $0.container }
  }

  /// Whether a container is visible: it is not hidden, nearly transparent or outside the carousel.
  private func isInSight(_ slot: ItemSlot) -> Bool {
    guard !slot.isPlaceholder, !slot.isBehindViewer, !slot.container.isHidden, slot.container.alpha >= 0.01
    else { return false }
    return slot.container.frame.intersects(contentView.bounds)
  }

  /// The position of the carousel as text: "3 of 20".
  var positionText: String { itemPositionText(currentItemIndex + 1, numberOfItems) }

  /// The position element with its current text.
  private var positionElement: CarouselPositionElement {
    let element = accessibilityState.element ?? CarouselPositionElement(accessibilityContainer: self)
    if accessibilityState.element == nil {
      element.setUp(for: self)
      accessibilityState.element = element
    }
    element.accessibilityFrameInContainerSpace = bounds
    return element
  }

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
  func scrollForAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let forward = isForward(direction) else { return false }
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

  /// Whether a direction leads towards the end; nil for one across the row. A swipe to the left shows what is
  /// on the right.
  private func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
    switch direction {
    case .next: return true
    case .previous: return false
    case .left: return isVertical ? nil : !isMirrored
    case .right: return isVertical ? nil : isMirrored
    case .up: return isVertical ? true : nil
    case .down: return isVertical ? false : nil
    @unknown default: return nil
    }
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

/// The element of the whole carousel. Swipes up and down change the current item.
final class CarouselPositionElement: UIAccessibilityElement {
  fileprivate var owner: WeakCarousel?
  private var carousel: iCarousel? { owner?.carousel }

  fileprivate func setUp(for carousel: iCarousel) {
    owner = WeakCarousel(carousel)
    accessibilityTraits = .adjustable
    nameActions(carousel.accessibilityNames)
    Platform.describeRole(of: self) { [owner] in
      owner?.carousel.map { ($0.accessibilityNames.carousel, nil) }
    }
  }

  func nameActions(_ names: CarouselAccessibilityNames) {
    accessibilityCustomActions = [
      action(names.next) { $0.stepForAccessibility(1) },
      action(names.previous) { $0.stepForAccessibility(-1) },
      action(names.first) { $0.scrollToItem(at: 0, animated: true) },
      action(names.last) { $0.scrollToItem(at: $0.numberOfItems - 1, animated: true) },
    ]
  }

  private func action(_ name: String, _ body: @escaping (iCarousel) -> Void) -> UIAccessibilityCustomAction {
    let owner = owner
    return UIAccessibilityCustomAction(name: name) { _ in
      guard let carousel = owner?.carousel, carousel.numberOfItems > 0 else { return false }
      body(carousel)
      return true
    }
  }

  /// The carousel's label.
  override var accessibilityLabel: String? {
    get { carousel?.accessibilityLabel ?? carousel?.currentItemView?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The carousel's position as text.
  override var accessibilityValue: String? {
    get { carousel?.positionText }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() {
    carousel?.stepForAccessibility(1)
  }

  override func accessibilityDecrement() {
    carousel?.stepForAccessibility(-1)
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    carousel?.scrollForAccessibility(direction) ?? false
  }

  override func accessibilityPerformEscape() -> Bool { carousel?.escapeForAccessibility() ?? false }
}

/// The carousel's own element.
#if !ThreadConfined
  @MainActor
#endif
struct CarouselAccessibility {
  /// The element; nil before its first use.
  var element: CarouselPositionElement?
  /// Whether assistive technology has requested the current scroll.
  var isScrolling = false

  nonisolated init() {}
}
