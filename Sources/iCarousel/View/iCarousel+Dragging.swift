/// Drags by fingers, mice and wheels (docs/carousel.md, 5).
extension iCarousel {
  /// Whether a touch, or a click, stops a movement. It is no tap then, and what lies under it receives nothing.
  var isStoppedByTouch: Bool { isScrollEnabled && machine.motion != .none }

  /// A finger ends animated scrolls and flings. The touch is not a tap on an item then.
  func touchDidBegin() {
    // A second finger finds a carousel at rest, and is no tap either.
    if !gestures.isTouched { gestures.hasStoppedMotion = isStoppedByTouch }
    gestures.isTouched = true
    guard isScrollEnabled else { return }
    machine.isHeld = true
    becomeOrigin()
    apply(machine.touch())
  }

  /// The last finger is lifted: aligns a carousel that the touch has stopped between two items.
  func touchesDidEnd() {
    gestures.isTouched = false
    machine.isHeld = false
    machine.release()
    apply(ScrollEvents())
  }

  /// Whether a movement may begin a drag: only along the row. One at 45 degrees is along both.
  func isAlongRow(_ translation: CGPoint) -> Bool {
    guard ignorePerpendicularSwipes else { return true }
    let (along, across) = isVertical ? (translation.y, translation.x) : (translation.x, translation.y)
    return abs(along) >= abs(across)
  }

  /// A finger, or a wheel, begins to drag after a movement along the row, in points.
  func dragDidBegin(after translation: CGFloat, isWheel: Bool) {
    gestures.translation = translation
    gestures.wheelStart = isWheel ? machine.offset : nil
    becomeOrigin()
    apply(machine.beginDrag())
  }

  /// The finger has moved along the row, by so much since it began, in points.
  func dragDidMove(to translation: CGFloat, velocity: CGFloat) {
    let distance = translation - gestures.translation
    gestures.translation = translation
    if machine.isDragging { becomeOrigin() }
    apply(machine.drag(by: distance, velocity: velocity, pitch: localPitch, at: now))
  }

  /// The finger is lifted, or the drag is cancelled.
  func dragDidEnd(velocity: CGFloat, isCancelled: Bool) {
    // Only a finger that is lifted starts a fling; a cancelled drag does not.
    if velocity == 0 || isCancelled { machine.rest() }
    // A step of a wheel leads to another item, however short it is.
    if let start = gestures.wheelStart { machine.alignmentDirection = machine.offset - start }
    let target = chosenTarget()
    apply(machine.endDrag(at: now, to: target))
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

  /// The part of a movement along the row.
  func along(_ movement: CGPoint) -> CGFloat {
    isVertical ? movement.y : (isMirrored ? -movement.x : movement.x)
  }
}

/// A weak reference to the carousel, for closures.
final class WeakCarousel: ViewTreeConfined {
  @Weak var carousel: iCarousel?

  init(_ carousel: iCarousel) {
    self.carousel = carousel
  }
}
