extension Character {
  /// The direction that a character gives to its paragraph: the first character with a strong direction
  /// decides (UAX 9, rules P2 and P3).
  enum StrongDirection {
    case leftToRight
    case rightToLeft
  }

  /// The character's own direction; nil for digits, punctuation, spaces and symbols.
  var strongDirection: StrongDirection? {
    switch firstScalarValue {
    case 0x41...0x5A, 0x61...0x7A: return .leftToRight
    case 0..<0xC0: return nil
    case 0x0660...0x066C, 0x06F0...0x06F9, 0x0600...0x0607, 0x060C: return nil
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
      return .rightToLeft
    case 0xD7, 0xF7, 0x2000...0x200D, 0x2010...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0xFE00...0xFE6F,
      0xFEFF, 0x1F000...0x1FAFF:
      return nil
    default: return .leftToRight
    }
  }
}
