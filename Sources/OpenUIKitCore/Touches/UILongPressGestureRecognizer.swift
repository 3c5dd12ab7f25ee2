/// Recognises a touch that does not move for a while. The gesture continues when it moves afterwards.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the touch, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement until then, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers have to press.
  open var numberOfTouchesRequired = 1

  override var isPress: Bool { true }

  private var start = CGPoint.zero
  private var deadline: ScheduledEvent? { didSet { releaseAfterAssignment(oldValue) } }

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    start = location(in: nil)
    deadline = schedule(after: minimumPressDuration) { [unowned(unsafe) self] in state = .began }
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    let place = location(in: nil)
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    if (dx * dx + dy * dy).squareRoot() > allowableMovement { state = .failed }
  }

  /// Touches were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    deadline?.cancel()
    deadline = nil
  }
}
