extension UIWindow {
  /// Shakes the device. Hosts and tests call it.
  ///
  /// The first responder receives `motionBegan(_:with:)` and `motionEnded(_:with:)`, or without one the top view controller. Responders
  /// that call super pass the event up the chain. If none of them keeps the end of the motion, the window offers to undo the last change:
  /// see `UIApplication.applicationSupportsShakeToEdit`.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether shaking lasts too long, so that responders receive `motionCancelled(_:with:)` at the end.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  public func sendShake(isCancelled: Bool = false, time: TimeInterval? = nil) {
    if let time, time > clock.now { clock.advance(to: time) }
    let responder = motionResponder
    dispatchMotion(.motionShake, .motion) { responder.motionBegan(.motionShake, with: $0) }
    dispatchMotion(.motionShake, .motion) { [self] event in
      if isCancelled { return responder.motionCancelled(.motionShake, with: event) }
      responder.motionEnded(.motionShake, with: event)
      if event.reachedTheEnd { offerUndo(of: responder) }
    }
  }

  /// Presses a button of headphones or of the system's player. Hosts and tests call it.
  ///
  /// The first responder receives `remoteControlReceived(with:)`, or without one the top view controller. Without a call of
  /// `UIApplication.beginReceivingRemoteControlEvents()` nothing happens.
  public func sendRemoteControl(_ subtype: UIEvent.EventSubtype, time: TimeInterval? = nil) {
    if let time, time > clock.now { clock.advance(to: time) }
    guard (windowScene?.application ?? .shared).services.receivesRemoteControl else { return }
    let responder = motionResponder
    dispatchMotion(subtype, .remoteControl) { responder.remoteControlReceived(with: $0) }
  }

  private var motionResponder: UIResponder { firstResponder ?? rootViewController?.topPresented ?? self }

  private func dispatchMotion(
    _ subtype: UIEvent.EventSubtype, _ type: UIEvent.EventType, _ deliver: @escaping (MotionEvent) -> Void
  ) {
    let event = MotionEvent(subtype, type: type, time: clock.now)
    dispatch(event) { [unowned event] in deliver(event) }
  }
}
