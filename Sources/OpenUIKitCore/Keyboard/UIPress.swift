/// A key or button from the moment when it goes down until it is released.
open class UIPress: NSObject, ViewTreeConfined {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The press began.
    case began = 0
    /// It changed: a key repeats.
    case changed = 1
    /// It did not change while another press did.
    case stationary = 2
    /// It was released.
    case ended = 3
    /// Cancelled by the system.
    case cancelled = 4
  }

  /// The phase of the press.
  open internal(set) var phase: Phase
  /// The time of the last change, in seconds of the window's clock.
  open internal(set) var timestamp: TimeInterval
  /// The key, for a press on a keyboard.
  open internal(set) var key: UIKey?
  /// The window that the press is in.
  @Weak public private(set) var window: UIWindow?
  /// The responder that receives the press first, until it ends.
  @Weak public private(set) var responder: UIResponder?

  init(_ key: UIKey, phase: Phase, time: TimeInterval, window: UIWindow, responder: UIResponder) {
    self.key = key
    self.phase = phase
    self.window = window
    self.responder = responder
    timestamp = time
    super.init()
  }
}

/// An event of keys and buttons.
open class UIPressesEvent: UIEvent {
  /// All pressed keys, including those that have just been released.
  public let allPresses: Set<UIPress>

  /// Whether no responder has handled the event.
  var reachedTheEnd = false

  init(timestamp: TimeInterval, presses: [UIPress], modifierFlags: UIKeyModifierFlags) {
    allPresses = Set(presses)
    super.init(timestamp: timestamp, touches: [], type: .presses, modifierFlags: modifierFlags)
  }
}
