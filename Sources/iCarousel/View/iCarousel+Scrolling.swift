/// Scrolling by code, and the delegate's calls about scrolling.
extension iCarousel {
  /// The duration of `scrollToItem(at:animated:)`, in seconds.
  public static var defaultScrollDuration: TimeInterval { ScrollConstants.scrollDuration }

  /// The place in the middle, in items. Setting it moves there at once, within the ends and the bounce
  /// distance.
  public var scrollOffset: CGFloat {
    get { machine.offset }
    set {
      guard newValue.isFinite, !postpone(newValue) else { return }
      becomeOrigin()
      apply(machine.setOffset(newValue, at: now))
    }
  }

  /// The index of the item nearest to the middle; -1 without items. Setting it moves there at once.
  public var currentItemIndex: Int {
    get { machine.currentIndex }
    set { scrollOffset = CGFloat(newValue) }
  }

  /// Whether a finger drags the carousel.
  public var isDragging: Bool { machine.isDragging }

  /// Whether the carousel moves by itself after a drag.
  public var isDecelerating: Bool { machine.isDecelerating }

  /// Whether an animated scroll is in progress.
  public var isScrolling: Bool { machine.isScrolling }

  /// How far the current item of a `coverFlow2` still has to turn over, from -1 to 1.
  public var toggle: CGFloat { machine.toggle.value }

  /// Scrolls by a number of items, which may be a fraction, within `duration` seconds; at once for 0. An
  /// animated scroll ends at the first or last item unless the carousel wraps.
  public func scroll(byOffset offset: CGFloat, duration: TimeInterval) {
    guard duration.isFinite else { return }
    applyPendingOffset()
    becomeOrigin()
    apply(machine.scroll(by: offset, duration: duration, at: now))
  }

  /// Scrolls to a place within `duration` seconds, or at once for 0; the shorter way if the carousel wraps.
  public func scroll(toOffset offset: CGFloat, duration: TimeInterval) {
    guard offset.isFinite, duration.isFinite, !postpone(offset) else { return }
    becomeOrigin()
    apply(machine.scroll(to: offset, duration: duration, at: now))
  }

  /// Scrolls by a number of whole items within `duration` seconds, or at once for 0.
  ///
  /// From between two items, the first step of an animated scroll leads to the next one: from 3.7, 1 leads to
  /// 4.
  public func scroll(byNumberOfItems itemCount: Int, duration: TimeInterval) {
    guard duration.isFinite else { return }
    applyPendingOffset()
    becomeOrigin()
    apply(machine.scroll(byItems: itemCount, duration: duration, at: now))
  }

  /// Scrolls to an item, or to the page of an item, within `duration` seconds, or at once for 0; the shorter way if
  /// the carousel wraps.
  public func scrollToItem(at index: Int, duration: TimeInterval) {
    scroll(toOffset: machine.rules.place(ofItemAt: CGFloat(index)), duration: duration)
  }

  /// Scrolls to an item, animated or at once. The animation takes 0.4 seconds, or the time that follows from
  /// `animatedScrollSpeed`.
  public func scrollToItem(at index: Int, animated: Bool) {
    scrollToItem(at: index, duration: animated ? animatedScrollDuration(to: CGFloat(index)) : 0)
  }

  /// The duration of an animated scroll to an offset, in seconds, at least 0.4.
  func animatedScrollDuration(to offset: CGFloat) -> TimeInterval {
    guard animatedScrollSpeed > 0 else { return ScrollConstants.scrollDuration }
    let distance = abs(machine.rules.ring.distance(from: scrollOffset, to: offset))
    return max(ScrollConstants.scrollDuration, TimeInterval(distance / animatedScrollSpeed))
  }

  /// Stores a place while there are no items, and ends a scroll. The first scroll or layout with items moves there.
  private func postpone(_ offset: CGFloat) -> Bool {
    guard numberOfItems == 0 else {
      applyPendingOffset()
      return false
    }
    activity.pendingOffset = Double(offset)
    // A long scroll would otherwise have begun and not end, although the place is another one.
    apply(machine.endMotion())
    return true
  }

  // MARK: Time

  /// The current time, in seconds; without a window that of the last frame.
  var now: TimeInterval { Platform.now(for: self) ?? machine.lastTime }

  /// Handles a new frame.
  func frameDidBegin() {
    let offset = machine.offset
    if machine.isDrifting { driftDidBegin() }
    var events = machine.advance(to: now)
    // While only the toggle runs, items that do not follow it stay in place.
    if machine.offset == offset && !followsToggle { events.needsPlacement = false }
    apply(events)
    if autoplay.isRunning { playFrame() }
    notifyObserversOfFrame()
  }

  /// Whether the positions of items depend on the toggle, or may do so.
  private var followsToggle: Bool { type == .coverFlow2 || type == .custom }

  func setAutoscroll(_ speed: CGFloat) {
    machine.rules.autoscroll = speed
    if speed != 0 { becomeOrigin() }
    updateFrameLink()
  }

  /// Starts or stops the frame link, depending on whether anything moves.
  func updateFrameLink() {
    let isMoving = machine.isRunning || activity.isWaiting || (autoplay.isRunning && !isMotionReduced)
    let mustRun = window != nil && (isMoving || liveObservers.contains { $0.needsFrames })
    if mustRun && !frameLink.isRunning { machine.lastTime = now }
    if mustRun != frameLink.isRunning { frameLink.setRunning(mustRun, for: self) }
  }

  // MARK: Events

  /// Carries out the results of a step of scrolling: places the items, calls the delegate, and aligns a
  /// carousel that has come to rest.
  func apply(_ events: ScrollEvents) {
    activity.append(events)
    checkWaitingScroll()
    activity.needsPlacement && !activity.isInPass ? placeItems() : settle()
  }

  /// Calls the delegate's method for an event.
  func deliver(_ event: ScrollEvent) {
    notifyDelegate(event)
    guard event == .didEndScrollingAnimation else { return }
    updateAccessibility()
    updateFocusAfterScrolling()
  }

  private func notifyDelegate(_ event: ScrollEvent) {
    guard let delegate else { return }
    switch event {
    case .didScroll: delegate.carouselDidScroll(self)
    case .currentItemIndexDidChange: delegate.carouselCurrentItemIndexDidChange(self)
    case .willBeginScrollingAnimation: delegate.carouselWillBeginScrollingAnimation(self)
    case .didEndScrollingAnimation: delegate.carouselDidEndScrollingAnimation(self)
    case .willBeginDragging: delegate.carouselWillBeginDragging(self)
    case .didEndDragging: delegate.carouselDidEndDragging(self, willDecelerate: false)
    case .didEndDraggingAndWillDecelerate: delegate.carouselDidEndDragging(self, willDecelerate: true)
    case .willBeginDecelerating: delegate.carouselWillBeginDecelerating(self)
    case .didEndDecelerating: delegate.carouselDidEndDecelerating(self)
    }
  }
}
