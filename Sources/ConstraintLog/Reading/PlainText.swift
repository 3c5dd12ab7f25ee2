/// A log as it was printed, without the additions of forums, crash reporters and other programs: entities of HTML, escapes of
/// strings, typographic quotes, marks of quotation, colours of terminals, the coding of mails.
enum PlainText {
  static func bytes(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    if isCodedMail(bytes[...]) { bytes = mailDecoded(bytes) }
    // A report inside a report is escaped twice.
    for _ in 0..<2 {
      let isEscaped = bytes[...].firstIndex(of: "&lt;") != nil || bytes[...].firstIndex(of: "&amp;") != nil
      bytes = decoded(bytes)
      if !isEscaped { break }
    }
    return bytes
  }

  /// Whether a relation is coded as in a mail: `height =3D=3D 0`. An address such as `?q=3D` is none.
  private static func isCodedMail(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let sign = bytes.firstIndex(of: "=3D") else { return false }
    let rest = bytes[max(sign - 1, bytes.startIndex)...]
    return rest.firstIndex(of: "=3D=3D ") != nil || rest.firstIndex(of: ">=3D ") != nil
      || rest.firstIndex(of: "<=3D ") != nil
  }

  /// The text of a mail without the coding "quoted-printable" (RFC 2045, 6.7): `=3D` is a byte, and `=` at the end of a line joins it with the
  /// next one.
  private static func mailDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...].dropFirst().prefix(2)
      guard bytes[position] == UInt8(ascii: "=") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      if rest.first == 10 {
        position += 2
      } else if rest.elementsEqual([13, 10]) {
        position += 3
      } else if rest.count == 2, rest.allSatisfy({ $0.isHexDigit }), let byte = UInt8(rest.text, radix: 16) {
        result.append(byte)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    var isLineStart = true
    while position < bytes.count {
      let byte = bytes[position]
      if isLineStart, byte == UInt8(ascii: ">"), let count = quotationMark(bytes[position...]) {
        position += count
        continue
      }
      isLineStart = byte == 10 || isLineStart && byte.isSpace
      if isSpecial(byte), let (replacement, count) = replacement(at: bytes[position...]) {
        append(replacement, to: &result)
        position += count
      } else {
        result.append(byte)
        position += 1
      }
    }
    return result
  }

  /// Whether something else than the byte itself may be meant. Most bytes of a long text end here.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "~"), 13, 0x1B, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Appends a scalar in UTF-8; nothing for 0 and for what is no scalar.
  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    if value < 128 {
      if value != 0 { result.append(UInt8(value)) }
    } else if let scalar = Unicode.Scalar(value) {
      result += Array(String(Character(scalar)).utf8)
    }
  }

  /// The mark `> ` before a line of a mail or of Markdown.
  private static func quotationMark(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.starts(with: "> ") || bytes.starts(with: ">\t") ? 1 : nil
  }

  /// The scalar for an escape, 0 for none, and the length of the escape.
  private static func replacement(at bytes: ArraySlice<UInt8>) -> (UInt32, Int)? {
    switch bytes[bytes.startIndex] {
    case UInt8(ascii: "&"): entity(bytes)
    case UInt8(ascii: "\\"): escape(bytes)
    case 0x1B: (0, terminalCode(bytes))
    case 0xC2 where bytes.starts(with: "\u{A0}"): (32, 2)
    case 0xE2: sign(bytes)
    case 0xEF where bytes.starts(with: "\u{FEFF}"): (0, 3)
    // What JIRA makes of a minus sign.
    case UInt8(ascii: "~") where bytes.starts(with: "~~"): (UInt32(UInt8(ascii: "-")), 2)
    case 13: (10, bytes.dropFirst().first == 10 ? 2 : 1)
    default: nil
    }
  }

  private static func entity(_ bytes: ArraySlice<UInt8>) -> (UInt32, Int)? {
    for (name, value) in entities where bytes.starts(with: name) { return (value, name.utf8CodeUnitCount) }
    guard bytes.starts(with: "&#") else { return nil }
    let isHex = bytes.dropFirst(2).first.map { $0 | 32 == UInt8(ascii: "x") } ?? false
    let digits = bytes.dropFirst(isHex ? 3 : 2).prefix(7).prefix {
      isHex ? $0.isHexDigit : Number.isDigit($0)
    }
    let end = (isHex ? 3 : 2) + digits.count
    guard bytes.dropFirst(end).first == UInt8(ascii: ";"),
      let value = UInt32(digits.text, radix: isHex ? 16 : 10), value >= 9
    else { return nil }
    return (plain(value), end + 1)
  }

  private static let entities: [(StaticString, UInt32)] = [
    ("&lt;", 60), ("&gt;", 62), ("&amp;", 38), ("&quot;", 34), ("&apos;", 39), ("&nbsp;", 32),
    ("&lsquo;", 39), ("&rsquo;", 39), ("&ldquo;", 34), ("&rdquo;", 34), ("&ndash;", 45), ("&minus;", 45),
    ("&hellip;", 0x2026), ("&bull;", 0x2022),
  ]

  /// Quotes, spaces and dashes as the system prints them.
  private static func plain(_ value: UInt32) -> UInt32 {
    switch value {
    case 160: 32
    case 0x2018, 0x2019: 39
    case 0x201C, 0x201D: 34
    case 0x2013, 0x2212: 45
    case 0x200B, 0xFEFF: 0
    default: value
    }
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (UInt32, Int)? {
    guard let next = bytes.dropFirst().first else { return nil }
    switch next {
    case UInt8(ascii: "\\"): return (0, 1)
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return (10, 2)
    case UInt8(ascii: "t"): return (9, 2)
    case UInt8(ascii: "0") where bytes.starts(with: "\\033["):
      return (0, 3 + terminalCode(bytes.dropFirst(3)))
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return unicodeEscape(bytes)
    default:
      // Markdown and strings put the sign before marks.
      let isMark = next > 32 && next < 127 && (!next.isOfName || next == 95 || next == 46)
      return isMark ? (UInt32(next), 2) : nil
    }
  }

  /// `\u003c` of JSON and JavaScript, and `\U8bbe` of a property list, with which the system prints texts in a list. A character outside
  /// of the first plane has two of them.
  private static func unicodeEscape(_ bytes: ArraySlice<UInt8>) -> (UInt32, Int)? {
    guard let first = codeUnit(bytes) else { return nil }
    guard first & 0xFC00 == 0xD800 else { return (first, 6) }
    var rest = bytes.dropFirst(6)
    // In a string of JSON the backslash is doubled.
    let isDoubled = rest.starts(with: "\\\\")
    if isDoubled { rest = rest.dropFirst() }
    guard let second = codeUnit(rest), second & 0xFC00 == 0xDC00 else { return (0xFFFD, 6) }
    return (0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, isDoubled ? 13 : 12)
  }

  private static func codeUnit(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.starts(with: "\\u") || bytes.starts(with: "\\U") else { return nil }
    let digits = bytes.dropFirst(2).prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isHexDigit }) else { return nil }
    return UInt32(digits.text, radix: 16)
  }

  /// The length of a colour's code, such as `ESC[31m`.
  private static func terminalCode(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.dropFirst().first == UInt8(ascii: "[") else { return 1 }
    let parameters = bytes.dropFirst(2).prefix(16).prefix { Number.isDigit($0) || $0 == UInt8(ascii: ";") }
    return 3 + parameters.count <= bytes.count ? 3 + parameters.count : bytes.count
  }

  private static func sign(_ bytes: ArraySlice<UInt8>) -> (UInt32, Int)? {
    guard bytes.count >= 3 else { return nil }
    let third = bytes[bytes.startIndex + 2] & 0x3F
    let value = 0x2000 + UInt32(bytes[bytes.startIndex + 1] & 0x3F) << 6 + UInt32(third)
    let plain = plain(value)
    return plain == value ? nil : (plain, 3)
  }
}
