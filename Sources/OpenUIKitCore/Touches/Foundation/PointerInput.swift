/// The source of a touch, and the buttons and keys that are held meanwhile.
struct PointerInput: ViewTreeConfined {
  var type = UITouch.TouchType.direct
  var buttonMask: UIEvent.ButtonMask = []
  var modifierFlags: UIKeyModifierFlags = []
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button, mostly the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus, mostly the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number, 1 for the main one; empty for other numbers than those from 1 to 63.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The buttons of a pointer that were held; empty for fingers.
  public final var buttonMask: ButtonMask { pointer.buttonMask }
}

extension UIGestureRecognizer {
  /// The buttons of a pointer that were held at the last touch; empty for fingers.
  public final var buttonMask: UIEvent.ButtonMask { pointer.buttonMask }

  /// The modifier keys that were held at the last touch.
  public final var modifierFlags: UIKeyModifierFlags { pointer.modifierFlags }

  /// The raw values of the `UITouch.TouchType` that the recogniser follows; all of them by default.
  public final var allowedTouchTypes: [NSNumber] {
    get { touchTypes.map { NSNumber(value: $0) } }
    set { touchTypes = newValue.map(\.intValue) }
  }
}

extension UIWindow {
  /// Sends a touch of a kind to the window, with the buttons and the modifier keys that are held. Hosts and tests call it. Without a
  /// kind, `sendTouch(_:identifier:at:time:)` sends a finger.
  ///
  /// - Parameters:
  ///   - phase: `began` for a new touch; later phases of an unknown touch are ignored.
  ///   - identifier: The touch, for hosts with several.
  ///   - location: The location, in points of the window. If it is not finite, the touch stays where it was,
  ///     and a new touch is ignored.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  ///   - type: What touches.
  ///   - buttonMask: The buttons of a pointer that are held.
  ///   - modifierFlags: The modifier keys that are held.
  public final func sendTouch(
    _ phase: UITouch.Phase, identifier: Int = 0, at location: CGPoint, time: TimeInterval? = nil,
    type: UITouch.TouchType, buttonMask: UIEvent.ButtonMask = [], modifierFlags: UIKeyModifierFlags = []
  ) {
    touchDispatcher.pointer = PointerInput(type: type, buttonMask: buttonMask, modifierFlags: modifierFlags)
    sendTouch(phase, identifier: identifier, at: location, time: time)
    touchDispatcher.pointer = PointerInput()
  }
}
