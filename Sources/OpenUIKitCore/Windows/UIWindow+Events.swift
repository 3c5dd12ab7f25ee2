extension UIWindow {
  /// Sends an event to the application, if it has the window's scene, or else to the window. Then `delivery` is called, unless an override
  /// keeps the event.
  final func dispatch(_ event: UIEvent, delivery: @escaping () -> Void) {
    event.window = self
    event.send(by: send, delivery)
  }

  private func send(_ event: UIEvent) {
    if let application = windowScene?.application { application.sendEvent(event) } else { sendEvent(event) }
  }
}
