/// The outcome of a key that a host has sent while a text element of its own had the focus.
public enum TextKeyOutcome: Int, Sendable {
  /// No responder has handled it.
  case unhandled = 0
  /// A responder has handled it.
  case handled = 1
  /// It edits the text, which is left to the host's element.
  case editsText = 2
}

extension UIWindow {
  /// Sends a key while a text element of the host has the focus, which edits the text of the first responder. Keys that type, delete
  /// or move the caret are left to that element; all others are sent as by ``sendKey(_:_:time:)``.
  public func sendKeyBesideText(_ phase: UIPress.Phase, _ key: UIKey, time: TimeInterval? = nil)
    -> TextKeyOutcome
  {
    textKeys = .leftToHost
    defer { textKeys = .performed }
    let isHandled = sendKey(phase, key, time: time)
    return textKeys == .found ? .editsText : isHandled ? .handled : .unhandled
  }

  /// Whether a key that edits text is left to the host. It counts as handled then.
  package func leavesKeyToHost() -> Bool {
    guard textKeys != .performed else { return false }
    textKeys = .found
    return true
  }

  /// The behaviour of text fields and text views at keys that edit their text.
  enum TextKeys {
    /// They edit it.
    case performed
    /// They leave it to the host.
    case leftToHost
    /// They have left the present key to the host.
    case found
  }
}
