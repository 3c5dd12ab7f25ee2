/// A change of the touches on a window.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or a pointer's button.
    case touches = 0
    /// Keys and buttons.
    case presses = 3
    /// A wheel or a trackpad.
    case scroll = 10
  }

  /// The type of the event.
  public let type: EventType
  /// The modifier keys that were held.
  public let modifierFlags: UIKeyModifierFlags
  /// The time of the event, in seconds of the window's clock.
  public let timestamp: TimeInterval
  private let touches: [UITouch]

  init(
    timestamp: TimeInterval, touches: [UITouch], type: EventType = .touches,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.timestamp = timestamp
    self.touches = touches
    self.type = type
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// All touches on the window, including those that have just been lifted.
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
