/// A key of a keyboard with its current meaning.
open class UIKey: NSObject, ViewTreeConfined {
  /// The characters of the key with the current modifiers; empty for keys without characters.
  public let characters: String
  /// The characters of the key without modifiers other than shift.
  public let charactersIgnoringModifiers: String
  /// The modifiers held.
  public let modifierFlags: UIKeyModifierFlags
  /// The physical key.
  public let keyCode: UIKeyboardHIDUsage

  /// Creates a key, for hosts and tests that send it to a window.
  ///
  /// - Parameters:
  ///   - keyCode: The key.
  ///   - characters: Its characters.
  ///   - charactersIgnoringModifiers: Its characters without modifiers; by default the same.
  ///   - modifierFlags: The current modifiers.
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
