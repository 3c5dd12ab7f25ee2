// Line breaks, after the Unicode line breaking algorithm (UAX 14), restricted to the common cases: spaces,
// hyphens and slashes, and scripts that are written without spaces.

extension Character {
  /// The value of the first scalar, which determines the character's properties.
  package var firstScalarValue: UInt32 { unicodeScalars.first!.value }

  /// Whether a paragraph ends here.
  var endsParagraph: Bool {
    switch firstScalarValue {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Whether the character is a space at which a line may end. False for no-break spaces.
  var isBreakingSpace: Bool {
    switch firstScalarValue {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Whether a word may be divided here, with a hyphen that is visible only there.
  var isSoftHyphen: Bool { firstScalarValue == 0xAD }

  /// Whether a line may end between this character and the next one.
  func allowsBreak(before next: Character) -> Bool {
    if next.isBreakingSpace { return false }
    if isBreakingSpace { return true }
    let (left, right) = (firstScalarValue, next.firstScalarValue)
    if endsWordPart(left) { return startsWordPart(right) }
    guard isUnspacedScript(left) || isUnspacedScript(right) else { return false }
    return !mustNotEndLine(left) && !mustNotBeginLine(right)
  }
}

/// Whether the character is a hyphen, a dash or a slash, after which a word may be divided.
private func endsWordPart(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x2D, 0x2F, 0xAD, 0x2010, 0x2012...0x2014: return true
  default: return false
  }
}

/// Whether the character is a letter. The hyphen of a range or a negative number does not divide.
private func startsWordPart(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x41...0x5A, 0x61...0x7A: return true
  default: return scalar >= 0xC0 && !(0x2000...0x2BFF).contains(scalar)
  }
}

/// Whether the character is an ideograph, kana or Hangul, or their punctuation.
private func isUnspacedScript(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x2E80...0x2FFF, 0x3001...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFD:
    return true
  default: return false
  }
}

/// Opening brackets and quotation marks.
private func mustNotEndLine(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B,
    0xFF5B:
    return true
  default: return false
  }
}

/// Whether the character is a closing bracket, a full stop or comma, the prolonged sound mark or a small
/// kana.
private func mustNotBeginLine(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xA0, 0x2019, 0x201D, 0x2026, 0x202F, 0x2060,
    0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC,
    0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
    0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
    0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
    return true
  default: return false
  }
}
