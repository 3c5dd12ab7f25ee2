import OpenUIKitCore

/// X's table of key symbols, as far as a window needs it.
enum KeySymbols {
  /// The character of a symbol; nil for keys without one.
  static func scalar(of symbol: UInt32) -> Unicode.Scalar? {
    switch symbol {
    // Latin 1 has its own numbers, and later characters have Unicode's behind a bit.
    case 0x20...0x7E, 0xA0...0xFF: Unicode.Scalar(symbol)
    case 0x0100_0100...0x0110_FFFF: Unicode.Scalar(symbol - 0x0100_0000)
    case 0xFFAA...0xFFAF, 0xFFB0...0xFFB9, 0xFFBD: Unicode.Scalar(symbol - 0xFF80)
    case 0xFF80: " "
    case 0xFF09: "\t"
    case 0xFF0D, 0xFF8D: "\r"
    default: nil
    }
  }

  /// The usage of a symbol that determines it: keys without characters, Latin letters and digits.
  static func usage(of symbol: UInt32) -> UIKeyboardHIDUsage? {
    switch symbol {
    case 0x61...0x7A: UIKeyboardHIDUsage(rawValue: Int(symbol - 0x61) + 4)
    case 0x41...0x5A: UIKeyboardHIDUsage(rawValue: Int(symbol - 0x41) + 4)
    case 0x31...0x39: UIKeyboardHIDUsage(rawValue: Int(symbol - 0x31) + 30)
    case 0xFFBE...0xFFC9: UIKeyboardHIDUsage(rawValue: Int(symbol - 0xFFBE) + 58)
    case 0xFFB1...0xFFB9: UIKeyboardHIDUsage(rawValue: Int(symbol - 0xFFB1) + 89)
    default: named[symbol]
    }
  }

  private static let named: [UInt32: UIKeyboardHIDUsage] = [
    0x30: .keyboard0, 0x20: .keyboardSpacebar,
    0xFF08: .keyboardDeleteOrBackspace, 0xFF09: .keyboardTab, 0xFE20: .keyboardTab,
    0xFF0D: .keyboardReturnOrEnter, 0xFF8D: .keypadEnter, 0xFF1B: .keyboardEscape,
    0xFF13: .keyboardPause, 0xFF14: .keyboardScrollLock, 0xFF61: .keyboardPrintScreen,
    0xFF50: .keyboardHome, 0xFF51: .keyboardLeftArrow, 0xFF52: .keyboardUpArrow,
    0xFF53: .keyboardRightArrow, 0xFF54: .keyboardDownArrow, 0xFF55: .keyboardPageUp,
    0xFF56: .keyboardPageDown, 0xFF57: .keyboardEnd, 0xFF63: .keyboardInsert,
    0xFFFF: .keyboardDeleteForward, 0xFF67: .keyboardApplication, 0xFF7F: .keypadNumLock,
    // The numeric pad without its numbers.
    0xFF95: .keyboardHome, 0xFF96: .keyboardLeftArrow, 0xFF97: .keyboardUpArrow,
    0xFF98: .keyboardRightArrow, 0xFF99: .keyboardDownArrow, 0xFF9A: .keyboardPageUp,
    0xFF9B: .keyboardPageDown, 0xFF9C: .keyboardEnd, 0xFF9E: .keyboardInsert,
    0xFF9F: .keyboardDeleteForward,
    0xFFAA: .keypadAsterisk, 0xFFAB: .keypadPlus, 0xFFAD: .keypadHyphen, 0xFFAE: .keypadPeriod,
    0xFFAF: .keypadSlash, 0xFFB0: .keypad0,
    0xFFE1: .keyboardLeftShift, 0xFFE2: .keyboardRightShift, 0xFFE3: .keyboardLeftControl,
    0xFFE4: .keyboardRightControl, 0xFFE5: .keyboardCapsLock, 0xFFE9: .keyboardLeftAlt,
    0xFFEA: .keyboardRightAlt, 0xFFEB: .keyboardLeftGUI, 0xFFEC: .keyboardRightGUI,
    0xFE03: .keyboardRightAlt,
  ]
}
