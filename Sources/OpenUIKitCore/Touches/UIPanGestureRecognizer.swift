/// Recognises a drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  // A finger that taps moves by a few points. Less than this, in points, is no drag, as in UIKit.
  private static let hysteresis: CGFloat = 10

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of wheels and trackpads that drag too; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The location of the pointer while a wheel drags, in points of the window.
  private var wheelLocation: CGPoint?
  private var wheelEnd: ScheduledEvent?

  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var travelled = CGPoint.zero
  private var tracker = VelocityTracker()
  private var liftTime: TimeInterval?

  /// The movement of the fingers since the drag began, in the coordinates of `view`, in points. While it is
  /// undecided whether the drag may begin, the movement since they went down.
  open func translation(in view: UIView?) -> CGPoint {
    inCoordinates(of: view, state == .possible ? pull : travelled)
  }

  /// Sets the movement of the fingers, in the coordinates of `view`, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window else { return travelled = translation }
    // A translation is a vector, so the position of the view's origin is subtracted.
    let (from, to) = (view.convert(CGPoint.zero, to: window), view.convert(translation, to: window))
    travelled = CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// The velocity of the fingers, in points per second in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    let time = liftTime ?? self.view?.window?.clock.now ?? 0
    return inCoordinates(of: view, tracker.velocity(at: time))
  }

  /// A vector of the window in the coordinates of `view`.
  private func inCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (from, to) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// The movement of the fingers since they went down, in points of the window.
  package final var pull: CGPoint { CGPoint(x: last.x - start.x, y: last.y - start.y) }

  /// The centre of the touches, or the pointer while a wheel drags, in the coordinates of `view`, in points.
  open override func location(in view: UIView?) -> CGPoint {
    guard let wheelLocation else { return super.location(in: view) }
    guard let view, let window = view.window else { return wheelLocation }
    return view.convert(wheelLocation, from: window)
  }

  /// Drags by the distance of a wheel. The drag ends when the wheel pauses. Returns whether it drags.
  override func dragByWheel(
    _ delta: CGVector, _ type: UIScrollTypeMask, at location: CGPoint, time: TimeInterval
  ) -> Bool {
    guard isEnabled, numberOfTouches == 0, !allowedScrollTypesMask.isDisjoint(with: type) else {
      return false
    }
    if wheelLocation == nil {
      wheelLocation = location
      start = .zero
      tracker.reset()
      tracker.add(.zero, at: time)
      last = CGPoint(x: -delta.dx, y: -delta.dy)
      state = .began
      // The delegate or another recogniser has prevented the drag.
      guard state == .began else {
        returnToPossible()
        return false
      }
    }
    wheelLocation = location
    travelled.x -= delta.dx
    travelled.y -= delta.dy
    tracker.add(travelled, at: time)
    state = .changed
    // An action may have disabled the recogniser, which resets it.
    guard wheelLocation != nil else { return true }
    wheelEnd?.cancel()
    // `schedule` calls the closure only while the recogniser exists.
    wheelEnd = schedule(after: Self.longestWheelPause) { [unowned(unsafe) self] in endWheelDrag() }
    return true
  }

  private func endWheelDrag() {
    liftTime = view?.window?.clock.now
    state = .ended
    returnToPossible()
  }

  // Wheels send no end. A pause of this length in seconds ends the drag.
  private static let longestWheelPause = 0.1

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible && numberOfTouches > maximumNumberOfTouches { return state = .failed }
    continuePan(from: location(in: nil))
    guard state == .possible else { return }
    // A finger that is added before the drag begins starts its distance again.
    start = last
    tracker.reset()
    tracker.add(pull, at: event.timestamp)
  }

  /// Continues from a location without movement. With a finger more or less, the centre is elsewhere.
  private func continuePan(from place: CGPoint) {
    start.x += place.x - last.x
    start.y += place.y - last.y
    last = place
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let (place, before) = (location(in: nil), last)
    last = place
    tracker.add(pull, at: event.timestamp)
    if state == .possible {
      guard numberOfTouches >= minimumNumberOfTouches, isBeyondHysteresis else { return }
      return state = .began
    }
    travelled.x += place.x - before.x
    travelled.y += place.y - before.y
    state = .changed
  }

  private var isBeyondHysteresis: Bool {
    let pull = pull
    return (pull.x * pull.x + pull.y * pull.y).squareRoot() >= Self.hysteresis
  }

  /// Touches were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = self.touches.filter { !touches.contains($0) }
    // The drag continues with the other fingers, from their centre, which is elsewhere.
    guard others.count < minimumNumberOfTouches else { return continuePan(from: middle(of: others, in: nil)) }
    liftTime = event.timestamp
    state = state == .possible ? .failed : .ended
  }

  /// A drag that is too short so far follows as well, if it may begin.
  override func followsDrag() -> Bool {
    guard state == .possible else { return isUnderWay }
    return numberOfTouches >= minimumNumberOfTouches && numberOfTouches <= maximumNumberOfTouches
      && pull != .zero
      && isAllowedToBegin
  }

  /// A control that follows drags handles a drag on it.
  override func yields(toControlUnder touch: UITouch) -> Bool {
    touch.isOnControlThatFollowsDrags(inside: view)
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    travelled = .zero
    (start, last) = (.zero, .zero)
    liftTime = nil
    tracker.reset()
    wheelEnd?.cancel()
    (wheelEnd, wheelLocation) = (nil, nil)
  }
}
