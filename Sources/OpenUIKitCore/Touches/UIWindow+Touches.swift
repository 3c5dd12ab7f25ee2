extension UIWindow {
  /// Sends a touch or a pointer's button to the window. Hosts and tests call it.
  ///
  /// - Parameters:
  ///   - phase: `began` for a new touch; later phases of an unknown touch are ignored.
  ///   - identifier: The touch, for hosts with several.
  ///   - location: The location, in points of the window. If it is not finite, the touch stays where it was,
  ///     and a new touch is ignored.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  public func sendTouch(
    _ phase: UITouch.Phase, identifier: Int = 0, at location: CGPoint, time: TimeInterval? = nil
  ) {
    if let time, time > clock.now { clock.advance(to: time) }
    touchDispatcher.send(phase, identifier, at: location, in: self)
  }

  /// Whether something in the window moves with the current touches, or would if they moved further in the same direction.
  ///
  /// A host inside another scrolling area calls it after a touch has moved. If it is false, the touch may scroll that area instead,
  /// and the host then sends `cancelled`. Scroll views, recognisers and controls decide by what they do with drags. So
  /// `gestureRecognizerShouldBegin` of views and delegates is called as if a drag began.
  public var followsDrag: Bool { touchDispatcher.followsDrag }
}
