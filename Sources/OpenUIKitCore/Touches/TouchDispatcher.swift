/// Delivers the touches on a window to views and gesture recognisers, and decides between recognisers.
final class TouchDispatcher: NSObject, ViewTreeConfined {
  // Between the taps of a double tap, in seconds, as in UIKit.
  private static let multipleTapInterval = 0.35

  /// The touches with the host's identifiers, in the order in which they began.
  private nonisolated(unsafe) var touches: [(identifier: Int, touch: UITouch)] = []
  /// Touches with phases that are not delivered to their views yet, because recognisers delay them.
  private nonisolated(unsafe) var withheld: [UITouch] = []
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// Recognisers that have received a touch and were not reset since.
  private nonisolated(unsafe) var engaged: [UIGestureRecognizer] = []

  /// The event that is being delivered.
  private(set) var event: UIEvent?
  #if !hasFeature(Embedded)
    /// The pointer and the keys of the touch that is being sent.
    var pointer = PointerInput()
  #endif
  /// Whether views have left the window during the delivery of an event.
  private var mustDropWhatHasLeft = false

  nonisolated override init() {}

  deinit {
    // Touches and recognisers reference each other. Without this, a window that goes in the middle of a
    // gesture would leak them.
    for (_, touch) in touches { touch.recognizers = [] }
    for touch in withheld { touch.recognizers = [] }
    for recognizer in engaged { recognizer.removeTouches() }
  }

  func send(_ phase: UITouch.Phase, _ identifier: Int, at location: CGPoint, in window: UIWindow) {
    let isPlace = location.x.isFinite && location.y.isFinite
    // Converting NaN between views would spread it to every location that an app reads.
    guard let location = isPlace ? location : touch(identifier)?.windowLocation else { return }
    if phase == .began {
      // The host has missed the end of a touch with the same identifier. Two touches with one identifier
      // could not be distinguished later.
      if touch(identifier) != nil { send(.cancelled, identifier, at: location, in: window) }
      begin(identifier, at: location, in: window)
    } else {
      touch(identifier)?.update(phase, at: location, time: window.clock.now)
    }
    guard let touch = touch(identifier) else { return }
    deliver(touch, in: window)
    // After the delivery, so that recognisers and views still find the touch among `allTouches`.
    if phase == .ended || phase == .cancelled { end(identifier, touch) }
    settle()
    event = nil
    if mustDropWhatHasLeft { dropWhatHasLeft(window) }
  }

  /// Cancels touches and gestures on views that have left the window, after the current event.
  ///
  /// A gesture of an ancestor that is still there continues. Otherwise a list would stop scrolling when the
  /// touched row is reused.
  func dropWhatHasLeft(_ window: UIWindow) {
    mustDropWhatHasLeft = event != nil
    // Most calls come from ordinary changes of the view tree, without any touch.
    guard event == nil, !(touches.isEmpty && withheld.isEmpty && engaged.isEmpty) else { return }
    for touch in touches.map({ $0.touch }) + withheld where touch.view?.window !== window {
      touch.claim(with: nil)
    }
    for recognizer in engaged where recognizer.view?.window !== window { recognizer.breakOff() }
    settle()
  }

  private func touch(_ identifier: Int) -> UITouch? {
    touches.first { $0.identifier == identifier }?.touch
  }

  private func begin(_ identifier: Int, at location: CGPoint, in window: UIWindow) {
    let event = UIEvent(timestamp: window.clock.now, touches: touches.map { $0.touch })
    let view = window.hitTest(location, with: event)
    if let view, isExcluded(view) { return }
    let touch = UITouch(
      on: view, in: window, at: location, time: window.clock.now,
      tapCount: tapCount(at: location, window.clock.now))
    #if !hasFeature(Embedded)
      touch.pointerType = pointer.type
    #endif
    if let view, !view.isMultipleTouchEnabled, touches.contains(where: { $0.touch.view === view }) {
      touch.withholdFromView()
    }
    if view?.stopsForTouch == true { touch.stopContent() }
    touches.append((identifier, touch))
    // From the innermost view outwards: of two recognisers that succeed with the same event, the inner one
    // wins.
    var ancestor = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizerStorage where recognizer.accepts(touch) {
        touch.recognizers.append(recognizer)
        engage(recognizer)
      }
      ancestor = current.superview
    }
  }

  /// Whether a new touch on a view is dropped: the view, or another one with a touch, shares no touches.
  private func isExcluded(_ view: UIView) -> Bool {
    touches.contains { _, touch in
      guard let other = touch.view, other !== view else { return false }
      return view.isExclusiveTouch || other.isExclusiveTouch
    }
  }

  private func deliver(_ touch: UITouch, in window: UIWindow) {
    for (_, other) in touches where other !== touch { other.phase = .stationary }
    let event = UIEvent(timestamp: window.clock.now, touches: touches.map { $0.touch })
    #if !hasFeature(Embedded)
      event.pointer = pointer
    #endif
    self.event = event
    window.dispatch(event) { [self] in deliver(touch, with: event) }
  }

  private func deliver(_ touch: UITouch, with event: UIEvent) {
    if touch.phase == .began, !scrollViewsAllow(touch, event) { touch.withholdFromView() }
    for recognizer in touch.recognizers { recognizer.receive(touch, with: event) }
    // Recognisers act before the view receives the touch, so that a recognised gesture can still cancel it
    // there.
    settle()
    touch.deliverToView(with: event)
    if touch.isWithheld, !withheld.contains(where: { $0 === touch }) { withheld.append(touch) }
  }

  /// Whether the scroll views around the touched view let it receive a new touch.
  private func scrollViewsAllow(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let view = touch.view else { return true }
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView,
        !scrollView.touchesShouldBegin([touch], with: event, in: view)
      {
        return false
      }
      ancestor = current.superview
    }
    return true
  }

  private func end(_ identifier: Int, _ touch: UITouch) {
    if touch.phase == .ended {
      // A drag ends a series of taps.
      lastTap = touch.isTap ? (touch.timestamp, touch.windowLocation, touch.tapCount) : nil
    }
    _ = touches.extract { $0.identifier == identifier }
    for recognizer in touch.recognizers { recognizer.release(touch) }
  }

  private func tapCount(at location: CGPoint, _ time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.multipleTapInterval,
      max(abs(location.x - lastTap.location.x), abs(location.y - lastTap.location.y)) <= UITouch.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// Whether a recogniser or a control follows the movement of a touch, or would if it continued.
  var followsDrag: Bool {
    engaged.contains { $0.followsDrag() } || touches.contains { $0.touch.isTrackedByControl }
  }

  // MARK: Recognisers

  private func engage(_ recognizer: UIGestureRecognizer) {
    guard !engaged.contains(where: { $0 === recognizer }) else { return }
    engaged.append(recognizer)
    recognizer.dispatcher = self
  }

  /// The recognisers that must fail before `recognizer` may act and have not failed yet.
  func obstacles(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    engaged.filter { $0 !== recognizer && $0.state == .possible && recognizer.waits(for: $0) }
  }

  /// Whether a recogniser that has recognised its gesture prevents `recognizer` from acting.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      other !== recognizer && other.hasRecognized && other.sharesTouch(with: recognizer)
        && !other.allowsBoth(recognizer) && other.canPrevent(recognizer)
        && recognizer.canBePrevented(by: other)
    }
  }

  /// Makes the recognisers fail that `recognizer`, which has just recognised its gesture, prevents.
  func preventOthers(than recognizer: UIGestureRecognizer) {
    for other in engaged where other !== recognizer && other.state == .possible {
      let isRequirement = other.waits(for: recognizer)
      let isPrevented =
        other.sharesTouch(with: recognizer) && !recognizer.allowsBoth(other) && recognizer.canPrevent(other)
        && other.canBePrevented(by: recognizer)
      if isRequirement || isPrevented { other.state = .failed }
    }
  }

  /// Lets waiting recognisers act if they no longer have to wait, and resets those that have finished.
  func settle() {
    // One recogniser's action may release or fail others, so the search repeats until nothing changes.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for recognizer in engaged where recognizer.isHeld && obstacles(of: recognizer).isEmpty {
        recognizer.releaseHeldState()
        isSettled = false
      }
    }
    // Only now: a recogniser that has failed must keep its state until others that wait for it have seen it.
    for recognizer in engaged where recognizer.isThrough { recognizer.returnToPossible() }
    _ = engaged.extract { $0.dispatcher == nil }
    deliverWithheld()
  }

  /// Delivers touches that no recogniser delays any more.
  private func deliverWithheld() {
    guard !withheld.isEmpty else { return }
    for touch in withheld { touch.deliverWithheld(at: touch.window?.clock.now ?? touch.timestamp) }
    _ = withheld.extract { !$0.isWithheld }
  }
}
