extension UITouch {
  /// Whether the touch is on a control inside `view` that follows drags, such as a slider.
  func isOnControlThatFollowsDrags(inside view: UIView?) -> Bool {
    guard let control = self.view as? UIControl else { return false }
    return control.followsDrags && control.isEnabled && control !== view
  }

  /// Whether a control tracks the touch and follows drags.
  var isTrackedByControl: Bool {
    guard let control = view as? UIControl else { return false }
    return control.isTracking && !control.givesUpDrags
  }
}

/// The tracking of a touch by a control.
extension UIControl {
  /// The distance from the control up to which a touch that began on it still counts as inside, in points.
  private static let tolerance: CGFloat = 70

  func track(began touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func track(moved touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(touches) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func track(ended touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(touches) else { return }
    // Read before `endTracking`, which may move or resize the control.
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    // Before the events: an action may disable the control, which would cancel a touch that is still tracked.
    stopTracking()
    guard isInside else { return send(.touchUpOutside, with: event) }
    send(actsWhenTapped ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, with: event)
  }

  func track(cancelled touches: Set<UITouch>, _ event: UIEvent?) {
    if tracked(touches) != nil { breakOffTracking(event) }
  }

  /// Stops tracking the touch.
  func breakOffTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  /// The tracked touch, if it is one of the given touches.
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
