/// Touches, drags and taps (docs/carousel.md, 5).
extension iCarousel {
  func addGestures() {
    gestures.pan.delegate = self
    gestures.tap.delegate = self
    gestures.watcher.carousel = self
    // The recogniser only observes. With `cancelsTouchesInView` the views in items would lose their touches.
    gestures.watcher.cancelsTouchesInView = false
    gestures.watcher.delaysTouchesEnded = false
    let owner = WeakCarousel(self)
    gestures.targets = [
      GestureTarget(gestures.pan) { _ in owner.carousel?.panDidChange() },
      GestureTarget(gestures.tap) { _ in owner.carousel?.tapWasRecognized() },
    ]
    contentView.addGestureRecognizer(gestures.watcher)
    contentView.addGestureRecognizer(gestures.pan)
    contentView.addGestureRecognizer(gestures.tap)
  }

  // MARK: Touches

  /// A finger ends animated scrolls and flings. The touch is not a tap on an item then.
  func touchDidBegin() {
    gestures.isTouched = true
    gestures.hasStoppedMotion = isScrollEnabled && machine.motion != .none
    guard isScrollEnabled else { return }
    apply(machine.touch())
  }

  /// The last finger is lifted: aligns a carousel that the touch has stopped between two items.
  func touchesDidEnd() {
    gestures.isTouched = false
    machine.release()
    apply(ScrollEvents())
  }

  /// Cancels touches, because the carousel has moved to another window or to none.
  func breakOffTouches() {
    guard gestures.isTouched || machine.isDragging else { return }
    for recognizer in [gestures.pan, gestures.tap, gestures.watcher] where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    machine.rest()
    apply(machine.endDrag(at: now))
    touchesDidEnd()
  }

  // MARK: Drags

  /// Whether a recogniser may begin (docs/carousel.md, 5): a drag only along the row. One at 45 degrees is
  /// along both.
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === gestures.tap { return !gestures.hasStoppedMotion }
    guard recognizer === gestures.pan else { return true }
    // A wheel begins without a touch that the delegate method could refuse.
    guard isScrollEnabled else { return false }
    guard ignorePerpendicularSwipes else { return true }
    let translation = gestures.pan.translation(in: self)
    let (along, across) = isVertical ? (translation.y, translation.x) : (translation.x, translation.y)
    return abs(along) >= abs(across)
  }

  func panDidChange() {
    guard isScrollEnabled || machine.isDragging else { return }
    switch gestures.pan.state {
    case .began:
      gestures.translation = dragTranslation
      gestures.wheelStart = gestures.pan.numberOfTouches == 0 ? machine.offset : nil
      apply(machine.beginDrag())
    case .changed:
      let translation = dragTranslation
      let distance = translation - gestures.translation
      gestures.translation = translation
      apply(machine.drag(by: distance, velocity: dragVelocity, pitch: localPitch, at: now))
    case .ended, .cancelled, .failed:
      // Only a finger that is lifted starts a fling; a cancelled drag does not.
      if dragVelocity == 0 || gestures.pan.state != .ended { machine.rest() }
      // A step of a wheel leads to another item, however short it is.
      if let start = gestures.wheelStart { machine.alignmentDirection = machine.offset - start }
      let target = chosenTarget()
      apply(machine.endDrag(at: now, to: target))
    default: break
    }
  }

  /// The place to which the delegate redirects the release of a drag; nil for where it leads anyway.
  private func chosenTarget() -> CGFloat? {
    guard machine.isDragging, numberOfItems > 0, let delegate else { return nil }
    let proposed = machine.releaseTarget
    let index = machine.rules.ring.index(at: proposed)
    var chosen = index
    delegate.carousel(self, willEndDraggingWithVelocity: machine.velocity, targetIndex: &chosen)
    guard chosen != index, numberOfItems > 0 else { return nil }
    return machine.rules.place(ofItemAt: machine.rules.ring.clamped(chosen), near: proposed)
  }

  /// How far the finger has moved along the row, in points.
  var dragTranslation: CGFloat { along(gestures.pan.translation(in: self)) }
  private var dragVelocity: CGFloat { along(gestures.pan.velocity(in: self)) }

  /// The part of a movement along the row.
  func along(_ movement: CGPoint) -> CGFloat {
    isVertical ? movement.y : (isMirrored ? -movement.x : movement.x)
  }

  // MARK: Taps

  /// Handles a tap (docs/carousel.md, 5): on an item, centres and selects it; outside all items, aligns the
  /// current one.
  func tapWasRecognized() {
    guard numberOfItems > 0 else { return }
    guard let slot = slot(at: gestures.tap.location(in: contentView)) else {
      return scrollToItem(at: currentItemIndex, animated: true)
    }
    slot.isPlaceholder ? tapPlaceholder(at: slot.index) : selectItem(at: slot.index)
  }

  /// Moves to the item nearest to a placeholder. The delegate is not called.
  private func tapPlaceholder(at index: Int) {
    if centerItemWhenSelected {
      scrollToItem(at: min(max(index, 0), numberOfItems - 1), animated: true)
    }
  }

  /// Selects an item for the user, and centres it if necessary.
  func selectItem(at index: Int) {
    guard delegate?.carousel(self, shouldSelectItemAt: index) ?? true else {
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
    delegate?.carousel(self, didSelectItemAt: index)
    for observer in liveObservers where index < numberOfItems {
      observer.carousel(self, observedSelectionOfItemAt: index)
    }
  }

  // MARK: Recognisers

  /// Whether a recogniser receives a touch (docs/carousel.md, 5): controls and scroll views in items keep
  /// theirs.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    if gestureRecognizer === gestures.tap { return acceptsTap(touch) }
    if gestureRecognizer === gestures.pan { return isScrollEnabled && acceptsDrag(touch) }
    return true
  }

  private func acceptsTap(_ touch: UITouch) -> Bool {
    !viewsInItem(under: touch).contains { $0 is UIControl || $0 is UIScrollView }
  }

  private func acceptsDrag(_ touch: UITouch) -> Bool {
    for view in viewsInItem(under: touch) {
      if let scrollView = view as? UIScrollView { return !scrolls(scrollView) }
      if view is UIButton { return true }
      if view is UIControl { return false }
    }
    return true
  }

  /// Whether a scroll view handles drags along the row.
  private func scrolls(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    return isVertical
      ? scrollView.contentSize.height > scrollView.bounds.height
      : scrollView.contentSize.width > scrollView.bounds.width
  }

  /// The views from the touched one up to the carousel.
  private func viewsInItem(under touch: UITouch) -> [UIView] {
    var views: [UIView] = []
    var candidate = touch.view
    while let view = candidate, view !== contentView {
      views.append(view)
      candidate = view.superview
    }
    return views
  }
}

/// A weak reference to the carousel, for closures.
#if !ThreadConfined
  @MainActor
#endif
final class WeakCarousel {
  @Weak var carousel: iCarousel?

  init(_ carousel: iCarousel) {
    self.carousel = carousel
  }
}
