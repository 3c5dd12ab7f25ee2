/// Autoplay.
extension iCarousel {
  /// How long an item is shown before the carousel moves to the next by itself, in seconds. 0, the default,
  /// turns autoplay off.
  ///
  /// The wait starts again after every touch and movement, and pauses while a finger is on the carousel.
  /// After the last item, a carousel that does not wrap returns to the first. Autoplay pauses while motion is
  /// reduced.
  public var autoplayInterval: TimeInterval {
    get { autoplay.interval }
    set {
      guard newValue.isFinite else { return }
      autoplay.interval = max(newValue, 0)
      autoplay.restart()
      updateFrameLink()
    }
  }

  /// Moves to the next item when its time has come.
  func playFrame() {
    let isHeld =
      gestures.isTouched || machine.isDragging || machine.motion != .none || isMotionReduced
      || numberOfItems < 2
    guard autoplay.isDue(at: now, isHeld: isHeld) else { return }
    guard machine.rules.snaps.areItems else {
      if !scroll(byPages: 1) { scrollToPage(0, animated: true) }
      return
    }
    let isAtEnd = !isWrapEnabled && currentItemIndex == numberOfItems - 1
    if isAtEnd {
      scrollToItem(at: 0, animated: true)
    } else {
      scroll(byNumberOfItems: 1, duration: ScrollConstants.scrollDuration)
    }
  }
}
