extension UIWindow {
  /// Sends the movement of a wheel or trackpad to the window. Hosts and tests call it.
  ///
  /// The innermost view under the pointer that can handle it receives it: a scroll view that can move, or a
  /// pan recogniser whose `allowedScrollTypesMask` contains the type. A recogniser's drag ends after 0.1
  /// seconds without movement.
  ///
  /// - Parameters:
  ///   - delta: The movement of the content towards its end, in points. Nothing moves if it is not finite.
  ///   - location: The location of the pointer, in points of the window.
  ///   - type: The kind of wheel.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  /// - Returns: Whether a view moved, or an override of `sendEvent` kept the event. A host leaves other movements to its surroundings.
  @discardableResult
  public func sendWheel(
    by delta: CGVector, at location: CGPoint, type: UIScrollTypeMask = .continuous, time: TimeInterval? = nil
  ) -> Bool {
    if let time, time > clock.now { clock.advance(to: time) }
    guard delta.dx.isFinite, delta.dy.isFinite else { return false }
    var hasMoved = true
    dispatch(UIEvent(timestamp: clock.now, touches: [], type: .scroll)) { [self] in
      hasMoved = moveByWheel(delta, at: location, type)
    }
    return hasMoved
  }

  private func moveByWheel(_ delta: CGVector, at location: CGPoint, _ type: UIScrollTypeMask) -> Bool {
    // Up the responder chain and not the view tree, so that a controller between two views does not end the
    // search.
    var responder: UIResponder? = hitTest(location, with: nil)
    while let current = responder {
      if let view = current as? UIView, view.takeWheel(delta, at: location, type, time: clock.now) {
        return true
      }
      responder = current.next
    }
    return false
  }
}

extension UIView {
  /// Scrolls or drags the view by the movement of a wheel. Returns whether it moved.
  fileprivate func takeWheel(
    _ delta: CGVector, at location: CGPoint, _ type: UIScrollTypeMask, time: TimeInterval
  ) -> Bool {
    scrollByWheel(delta)
      || gestureRecognizerStorage.contains { $0.dragByWheel(delta, type, at: location, time: time) }
  }
}
