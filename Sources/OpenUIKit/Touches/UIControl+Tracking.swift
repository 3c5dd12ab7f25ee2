extension UITouch {
  /// Whether the touch is on a control inside `view` that follows drags, such as a slider.
  func isOnControlThatFollowsDrags(inside view: UIView?) -> Bool {
    guard let control = self.view as? UIControl else { return false }
    return control.followsDrags && control.isEnabled && control !== view
  }
}

/// How a control follows the touch that began on it.
extension UIControl {
  /// How far beside the control a touch still counts as on it, once it has begun there, in points.
  private static let tolerance: CGFloat = 70

  func track(began touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func track(moved touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(touches) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  func track(ended touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(touches) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    guard isInside else { return send(.touchUpOutside) }
    send(actsWhenTapped ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
  }

  func track(cancelled touches: Set<UITouch>, _ event: UIEvent?) {
    if tracked(touches) != nil { breakOffTracking(event) }
  }

  /// Forgets the touch that the control follows.
  func breakOffTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel)
  }

  /// The touch among those given that the control follows, nil if it is none of them.
  private func tracked(_ touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func stopTracking() {
    isTracking = false
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(touch.location(in: self))
  }
}
