#if canImport(AppKit) && !canImport(UIKit)
  /// The mouse, the trackpad, the wheel and the keys of a carousel (docs/carousel.md, 5). Every method returns whether the
  /// carousel uses the event.
  @MainActor
  final class CarouselInput {
    @Weak private var carousel: iCarousel?
    /// The state of the mouse or the trackpad.
    private var state = State.none
    /// The movement since the button was pressed, or since the fingers began to scroll, in points.
    private(set) var translation = CGPoint.zero
    private var tracker = VelocityTracker()
    /// Where the button was pressed, in points of the carousel.
    private var start = CGPoint.zero
    private var wheel = WheelSteps()

    private enum State {
      case none
      /// The button is pressed, or fingers are on the trackpad, without a movement that counts.
      case waiting
      case dragging
      /// The movement is left to other views.
      case refused
    }

    init(_ carousel: iCarousel) {
      self.carousel = carousel
    }

    /// The shortest movement of the mouse that is no click, in points.
    private static let slop: CGFloat = 3

    // MARK: Mouse

    func mouseDown(_ event: NSEvent) -> Bool {
      guard let carousel else { return false }
      cancel()
      carousel.window?.makeFirstResponder(carousel)
      start = carousel.convert(event.locationInWindow, from: nil)
      begin(.waiting)
      return true
    }

    func mouseDragged(_ event: NSEvent) -> Bool {
      guard let carousel, state != .none else { return false }
      let place = carousel.convert(event.locationInWindow, from: nil)
      let moved = CGPoint(x: place.x - start.x, y: place.y - start.y)
      if state == .waiting && max(abs(moved.x), abs(moved.y)) < Self.slop { return true }
      move(to: moved, at: event.timestamp)
      return true
    }

    func mouseUp(_ event: NSEvent) -> Bool {
      guard let carousel, state != .none else { return false }
      let isClick = state == .waiting && !carousel.gestures.hasStoppedMotion
      let place = carousel.contentView.convert(event.locationInWindow, from: nil)
      if state == .dragging { endDrag(at: event.timestamp, isCancelled: false) }
      if isClick { carousel.tapWasRecognized(at: place) }
      end()
      return true
    }

    // MARK: Trackpad and wheel

    func scrollWheel(_ event: NSEvent) -> Bool {
      guard let carousel, carousel.isScrollEnabled, carousel.numberOfItems > 0 else { return false }
      // The carousel slows down by itself.
      guard event.momentumPhase.isEmpty else { return state != .refused }
      guard !event.phase.isEmpty else { return turnWheel(by: event) }
      return scroll(by: event)
    }

    private func scroll(by event: NSEvent) -> Bool {
      if event.phase.contains(.mayBegin) || (event.phase.contains(.began) && state != .waiting) {
        cancel()
        begin(.waiting)
      }
      if state == .none || state == .refused { return false }
      let delta = CGPoint(x: event.scrollingDeltaX, y: event.scrollingDeltaY)
      if delta != .zero {
        let moved = CGPoint(x: translation.x + delta.x, y: translation.y + delta.y)
        move(to: moved, at: event.timestamp)
      }
      guard event.phase.contains(.ended) || event.phase.contains(.cancelled) else { return state != .refused }
      let wasRefused = state == .refused
      if state == .dragging {
        endDrag(at: event.timestamp, isCancelled: event.phase.contains(.cancelled))
      }
      end()
      if wasRefused { state = .refused }
      return !wasRefused
    }

    /// A wheel without phases steps from item to item.
    private func turnWheel(by event: NSEvent) -> Bool {
      guard let carousel else { return false }
      let delta = CGPoint(x: event.scrollingDeltaX, y: event.scrollingDeltaY)
      guard delta != .zero, carousel.isAlongRow(delta) else { return false }
      let steps = wheel.steps(
        for: carousel.along(delta), isPrecise: event.hasPreciseScrollingDeltas, at: event.timestamp)
      if steps != 0 { carousel.stepByKey(-steps) }
      return true
    }

    // MARK: Drags

    private func begin(_ newState: State) {
      (state, translation) = (newState, .zero)
      tracker = VelocityTracker()
      carousel?.touchDidBegin()
    }

    private func move(to moved: CGPoint, at time: TimeInterval) {
      guard let carousel else { return }
      translation = moved
      tracker.add(moved, at: time)
      if state == .waiting {
        guard carousel.isScrollEnabled, carousel.isAlongRow(moved) else { return refuse() }
        state = .dragging
        carousel.dragDidBegin(after: 0, isWheel: false)
      }
      guard state == .dragging else { return }
      let velocity = carousel.along(tracker.velocity(at: time))
      carousel.dragDidMove(to: carousel.along(moved), velocity: velocity)
    }

    /// Leaves the movement to other views.
    private func refuse() {
      end()
      state = .refused
    }

    private func endDrag(at time: TimeInterval, isCancelled: Bool) {
      guard let carousel else { return }
      carousel.dragDidEnd(velocity: carousel.along(tracker.velocity(at: time)), isCancelled: isCancelled)
    }

    private func end() {
      let wasTouched = carousel?.gestures.isTouched == true
      state = .none
      if wasTouched { carousel?.touchesDidEnd() }
    }

    /// Ends a drag without a fling, as when the carousel moves to another window.
    func cancel() {
      if state == .dragging { endDrag(at: 0, isCancelled: true) }
      if state != .none { end() }
    }

    // MARK: Keys and accessibility

    func keyDown(_ event: NSEvent) -> Bool {
      guard let carousel, let key = CarouselKey(event) else { return false }
      return carousel.perform(key)
    }

    /// The word for a carousel.
    var roleDescription: String? { carousel?.accessibilityNames.carousel }

    /// The adjustable element, then the visible items by ascending index; nil without items.
    var accessibilityChildren: [Any]? {
      guard let carousel, carousel.numberOfItems > 0 else { return nil }
      let position = carousel.accessibilityState.element.map { [$0 as Any] } ?? []
      return position + carousel.containersInOrder.map { $0 as Any }
    }

    /// Ends animated scrolls and flings. Returns false if there is none.
    func cancelMotion() -> Bool { carousel?.escapeForAccessibility() ?? false }
  }
#endif
