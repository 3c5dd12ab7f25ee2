/// A change of the touches on a window.
open class UIEvent: NSObject, ViewTreeConfined {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or a pointer's button.
    case touches = 0
    /// Motion of the device, such as shaking.
    case motion = 1
    /// Buttons of headphones and of the system's player.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
    /// A wheel or a trackpad.
    case scroll = 10
    /// A pointer over the views.
    case hover = 11
    /// Turning or scaling with a trackpad.
    case transform = 14
  }

  /// The meaning of an event among those of its type.
  public enum EventSubtype: Int, Sendable {
    /// Every event but those of motion and remote control.
    case none = 0
    /// The user has shaken the device.
    case motionShake = 1
    /// Plays.
    case remoteControlPlay = 100
    /// Pauses.
    case remoteControlPause = 101
    /// Stops.
    case remoteControlStop = 102
    /// Plays, or pauses what plays.
    case remoteControlTogglePlayPause = 103
    /// Plays the next track.
    case remoteControlNextTrack = 104
    /// Plays the previous track.
    case remoteControlPreviousTrack = 105
    /// Begins to move backwards in the track.
    case remoteControlBeginSeekingBackward = 106
    /// Ends moving backwards.
    case remoteControlEndSeekingBackward = 107
    /// Begins to move forwards in the track.
    case remoteControlBeginSeekingForward = 108
    /// Ends moving forwards.
    case remoteControlEndSeekingForward = 109
  }

  /// The type of the event.
  open var type: EventType { ownType }
  #if !hasFeature(Embedded)
    /// The meaning of the event among those of its type.
    open var subtype: EventSubtype { .none }
    /// The pointer and the keys of touches.
    final var pointer = PointerInput()
  #endif
  /// The modifier keys that were held.
  open var modifierFlags: UIKeyModifierFlags {
    #if hasFeature(Embedded)
      ownModifierFlags
    #else
      ownModifierFlags.union(pointer.modifierFlags)
    #endif
  }
  /// The time of the event, in seconds of the window's clock.
  open var timestamp: TimeInterval { ownTimestamp }
  private let ownType: EventType
  private let ownModifierFlags: UIKeyModifierFlags
  private let ownTimestamp: TimeInterval
  private let touches: [UITouch]
  /// The window that the event is sent to.
  @Weak final var window: UIWindow?
  /// Delivers the event; nil before it is sent and after it was delivered.
  private var delivery: (() -> Void)?

  /// Creates an event without touches, for tests of an app.
  public override init() {
    (ownType, ownModifierFlags, ownTimestamp, touches) = (.touches, [], 0, [])
    super.init()
  }

  init(
    timestamp: TimeInterval, touches: [UITouch], type: EventType = .touches,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    ownTimestamp = timestamp
    self.touches = touches
    ownType = type
    ownModifierFlags = modifierFlags
    super.init()
  }

  /// Delivers the event, unless that has happened before.
  final func deliver() {
    let delivery = delivery
    self.delivery = nil
    delivery?()
  }

  /// Sends the event, so that an override of `sendEvent` can keep it from what `delivery` would notify. Afterwards the event delivers
  /// nothing, also if the override has stored it.
  final func send(by send: (UIEvent) -> Void, _ delivery: @escaping () -> Void) {
    self.delivery = delivery
    send(self)
    self.delivery = nil
  }

  /// All touches on the window, including those that have just been lifted.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches that began on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let own = touches.filter { $0.view === view }
    return own.isEmpty ? nil : Set(own)
  }

  /// The touches that `gesture` follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let own = touches.filter { $0.recognizers.contains { $0 === gesture } }
    return own.isEmpty ? nil : Set(own)
  }
}
