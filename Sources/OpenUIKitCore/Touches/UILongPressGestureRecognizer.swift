/// Recognises a touch that does not move for a while. The gesture continues when it moves afterwards.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the touch, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement until then, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers have to press.
  open var numberOfTouchesRequired = 1
  #if !hasFeature(Embedded)
    /// How many taps have to precede the press; 0 by default.
    open var numberOfTapsRequired = 0

    private var taps = 0
    private var fingers = 0
  #endif

  override var isPress: Bool { true }

  private var start = CGPoint.zero
  private var deadline: ScheduledEvent? { didSet { releaseAfterAssignment(oldValue) } }

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    #if !hasFeature(Embedded)
      if taps < numberOfTapsRequired { return beginTap() }
    #endif
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    start = location(in: nil)
    deadline?.cancel()
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
    #if !hasFeature(Embedded)
      if state == .possible, taps < numberOfTapsRequired { return endTap(touches) }
    #endif
    state = state == .possible ? .failed : .ended
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    deadline?.cancel()
    deadline = nil
    #if !hasFeature(Embedded)
      (taps, fingers) = (0, 0)
    #endif
  }

  #if !hasFeature(Embedded)
    /// A finger of a tap before the press went down.
    private func beginTap() {
      fingers = max(fingers, numberOfTouches)
      if numberOfTouches > numberOfTouchesRequired { return state = .failed }
      start = location(in: nil)
      fail(after: Self.longestTap)
    }

    /// Fingers of a tap before the press were lifted.
    private func endTap(_ lifted: Set<UITouch>) {
      // The other fingers may be lifted by later events.
      guard touches.allSatisfy({ $0.phase == .ended || lifted.contains($0) }) else { return }
      guard fingers == numberOfTouchesRequired else { return state = .failed }
      fingers = 0
      taps += 1
      fail(after: Self.longestPause)
    }

    private func fail(after seconds: TimeInterval) {
      deadline?.cancel()
      deadline = schedule(after: seconds) { [unowned(unsafe) self] in state = .failed }
    }

    // In seconds. A longer touch, or one after a longer pause, is not part of the taps, as for taps alone.
    private static let longestTap = 0.75
    private static let longestPause = 0.35
  #endif
}
