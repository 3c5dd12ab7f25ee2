// The relations of a recogniser to others that share its touches.
extension UIGestureRecognizer {
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    // The histories, not the current touches: a tap of two fingers competes with recognisers of a finger that
    // is lifted already.
    history.contains { touch in other.history.contains { $0 === touch } }
  }

  func allowsBoth(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Calls `action` after `delay` seconds of the window's clock, and then decides between recognisers again.
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> ScheduledEvent? {
    guard let clock = view?.window?.clock else { return nil }
    return clock.schedule(at: clock.now + delay) { [reference = Weak(wrappedValue: self)] in
      guard let self = reference.wrappedValue else { return }
      action()
      // A timer fires outside an event, so no later step lets waiting recognisers act.
      self.dispatcher?.settle()
    }
  }
}
