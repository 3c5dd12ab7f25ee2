/// The modifier keys that were held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, or the Windows key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a keyboard with what it means at the moment.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIKey: NSObject {
  /// What the key types with the modifiers held; empty for keys that type nothing.
  public let characters: String
  /// What the key types without modifiers other than shift.
  public let charactersIgnoringModifiers: String
  /// The modifiers held.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is.
  public let keyCode: UIKeyboardHIDUsage

  /// Makes a key, as hosts and tests do to send it to a window.
  ///
  /// - Parameters:
  ///   - keyCode: Which key.
  ///   - characters: What it types.
  ///   - charactersIgnoringModifiers: What it types without modifiers; the same unless given.
  ///   - modifierFlags: The modifiers held.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}
