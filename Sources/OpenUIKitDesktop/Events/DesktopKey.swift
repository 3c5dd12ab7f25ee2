import OpenUIKitCore

/// A key event of a Linux desktop: what X11, Wayland and GTK report alike.
public struct DesktopKey: Equatable, Sendable {
  /// The number of the key in Linux's input events.
  public var code: Int
  /// The symbol that the keyboard's layout gives to the key, in X's table.
  public var symbol: UInt32
  /// X's bits of the held modifiers.
  public var state: UInt32

  /// Creates a key event.
  public init(code: Int, symbol: UInt32, state: UInt32) {
    (self.code, self.symbol, self.state) = (code, symbol, state)
  }

  /// The modifiers. Control stands for `command`, because the shortcuts of apps are those of the Mac with that key in its place.
  /// The key with the system's symbol stands for `control`.
  public var modifiers: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    for (bit, flag) in Self.flags where state & bit != 0 { flags.insert(flag) }
    if (0xFF80...0xFFBD).contains(symbol) { flags.insert(.numericPad) }
    return flags
  }

  private static let flags: [(UInt32, UIKeyModifierFlags)] = [
    (1 << 0, .shift), (1 << 1, .alphaShift), (1 << 2, .command), (1 << 3, .alternate), (1 << 26, .control),
  ]

  /// The characters of the symbol; empty for keys without characters.
  public var characters: String {
    guard let scalar = KeySymbols.scalar(of: symbol) else { return "" }
    return String(Character(scalar))
  }

  /// The key's usage in USB's tables; nil for an unknown key.
  ///
  /// Keys without characters have that of their symbol, so that remapped ones do what they are labelled with. Latin letters and
  /// digits have it too: on a French keyboard the shortcut of A is where A is printed. Others have that of their place.
  public var usage: UIKeyboardHIDUsage? {
    KeySymbols.usage(of: symbol) ?? KeyCodes.usage(ofLinux: code)
  }

  /// Whether the key types a character without an input method, and with no modifier that makes it a shortcut.
  public var isTyped: Bool {
    modifiers.isDisjoint(with: [.command, .control]) && !characters.isEmpty
      && !characters.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension UIKey {
  /// Creates the key of a desktop's key event, with the characters that it typed. Returns nil for an unknown key.
  public convenience init?(_ key: DesktopKey, typing text: String? = nil) {
    guard let usage = key.usage else { return nil }
    self.init(
      usage, characters: text ?? key.characters, charactersIgnoringModifiers: key.characters.lowercased(),
      modifierFlags: key.modifiers)
  }
}

extension UIKey {
  /// Whether the key shakes the device: Z with control and the key with the system's symbol, as Control-Command-Z in Apple's simulator.
  var isShake: Bool { keyCode == .keyboardZ && modifierFlags.isSuperset(of: [.command, .control]) }
}
