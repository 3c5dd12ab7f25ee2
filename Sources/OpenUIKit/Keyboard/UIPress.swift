/// A key or button that is pressed, from when it goes down until it is released.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIPress: NSObject {
  /// What a press is doing.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It changed: a key repeats.
    case changed = 1
    /// It stayed as it was while another did something.
    case stationary = 2
    /// It was released.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// What the press is doing.
  open internal(set) var phase: Phase
  /// When the press last did something, in seconds of the window's clock.
  open internal(set) var timestamp: TimeInterval
  /// The key, for a press on a keyboard.
  open internal(set) var key: UIKey?
  /// The window that the press is in.
  @Weak public private(set) var window: UIWindow?
  /// The responder that hears of the press first, until it ends.
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

/// What happened to keys and buttons.
open class UIPressesEvent: UIEvent {
  /// All keys that are down, also those that have just been released.
  public let allPresses: Set<UIPress>

  /// Whether no responder has done anything about the event.
  var reachedTheEnd = false

  init(timestamp: TimeInterval, presses: [UIPress], modifierFlags: UIKeyModifierFlags) {
    allPresses = Set(presses)
    super.init(timestamp: timestamp, touches: [], type: .presses, modifierFlags: modifierFlags)
  }
}
