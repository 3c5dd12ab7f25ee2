/// Going on by itself, item by item.
extension iCarousel {
  /// How long an item is shown before the carousel goes on to the next by itself, in seconds; 0, the default,
  /// for ever.
  ///
  /// The wait begins anew after every touch and movement, and stands still while a finger is on the carousel.
  /// At its end a carousel that does not wrap goes back to the first item. It stands still as well while the
  /// user wants less motion.
  public var autoplayInterval: TimeInterval {
    get { autoplay.interval }
    set {
      guard newValue.isFinite else { return }
      autoplay.interval = max(newValue, 0)
      autoplay.restart()
      updateFrameLink()
    }
  }

  /// Goes on to the next item when it is time.
  func playFrame() {
    let isHeld =
      gestures.isTouched || machine.isDragging || machine.motion != .none || isMotionReduced
      || numberOfItems < 2
    guard autoplay.isDue(at: now, isHeld: isHeld) else { return }
    let isAtEnd = !isWrapEnabled && currentItemIndex == numberOfItems - 1
    if isAtEnd {
      scrollToItem(at: 0, animated: true)
    } else {
      scroll(byNumberOfItems: 1, duration: ScrollConstants.scrollDuration)
    }
  }
}
