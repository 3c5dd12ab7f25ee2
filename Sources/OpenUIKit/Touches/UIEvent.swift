/// What happened to the touches on a window.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class UIEvent: NSObject {
  /// When it happened, in seconds of the window's clock.
  public let timestamp: TimeInterval
  private let touches: [UITouch]

  init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// All touches on the window, also those that have just been lifted.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches that began on `view`.
  public func touches(for view: UIView) -> Set<UITouch>? {
    let own = touches.filter { $0.view === view }
    return own.isEmpty ? nil : Set(own)
  }

  /// The touches that `gesture` follows.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let own = touches.filter { $0.recognizers.contains { $0 === gesture } }
    return own.isEmpty ? nil : Set(own)
  }
}
