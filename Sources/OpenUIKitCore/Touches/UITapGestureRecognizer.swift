/// Recognises one or more taps in a row.
open class UITapGestureRecognizer: UIGestureRecognizer {
  // In seconds. A longer touch, or one after a longer pause, is not part of the taps.
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  /// How many taps make up the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap.
  open var numberOfTouchesRequired = 1
  #if !hasFeature(Embedded)
    /// The buttons that a pointer has to hold, and no others; the main one by default. Fingers have none, and need none.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
  #endif

  private var taps = 0
  private var fingers = 0
  /// The location of the first tap, in points of the window.
  private var place: CGPoint?
  private var deadline: ScheduledEvent? { didSet { releaseAfterAssignment(oldValue) } }

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    #if !hasFeature(Embedded)
      if event.buttonMask != buttonMaskRequired, touches.contains(where: { $0.type == .indirectPointer }) {
        return state = .failed
      }
    #endif
    if fingers == 0 {
      if let place, let touch = touches.first, !touch.isNear(place) { return state = .failed }
      place = place ?? location(in: nil)
      failUnlessDone(within: Self.longestTap)
    }
    // Fingers go down one after the other, and count together if all are down at one time.
    fingers = max(fingers, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { !$0.isTap }) { state = .failed }
  }

  /// Touches were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The other fingers may be lifted by later events.
    let areAllLifted = self.touches.allSatisfy { $0.phase == .ended || touches.contains($0) }
    guard areAllLifted else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    fingers = 0
    taps += 1
    deadline?.cancel()
    if taps == numberOfTapsRequired { state = .ended } else { failUnlessDone(within: Self.longestPause) }
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    deadline?.cancel()
    deadline = nil
    (taps, fingers, place) = (0, 0, nil)
  }

  override var isPress: Bool { true }

  /// A control, or a text view that can be edited, handles a single tap on it, instead of an ancestor's recogniser.
  override func yields(toControlUnder touch: UITouch) -> Bool {
    // UIKit leaves only single taps with one finger to controls. A double tap on a button still reaches an
    // ancestor's recogniser.
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1, let target = touch.view, target !== view
    else {
      return false
    }
    if let control = target as? UIControl { return control.isEnabled }
    return target is UIScrollView && target.keyInput != nil && target.canBecomeFirstResponder
  }

  private func failUnlessDone(within seconds: TimeInterval) {
    deadline?.cancel()
    deadline = schedule(after: seconds) { [unowned(unsafe) self] in state = .failed }
  }
}
