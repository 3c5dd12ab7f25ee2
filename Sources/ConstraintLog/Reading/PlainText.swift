/// A log as it was printed, without the additions of forums, crash reporters and other programs: entities of HTML, escapes of
/// strings, typographic quotes, marks of quotation, colours of terminals.
enum PlainText {
  static func bytes(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    // A report inside a report is escaped twice.
    for _ in 0..<2 {
      let isEscaped = bytes[...].firstIndex(of: "&lt;") != nil || bytes[...].firstIndex(of: "&amp;") != nil
      bytes = decoded(bytes)
      if !isEscaped { break }
    }
    return bytes
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    var isLineStart = true
    while position < bytes.count {
      if isLineStart, let count = quotationMark(bytes[position...]) {
        position += count
        continue
      }
      let byte = bytes[position]
      isLineStart = byte == 10 || isLineStart && byte.isSpace
      if let (replacement, count) = replacement(at: bytes[position...]) {
        if replacement != 0 { result.append(replacement) }
        position += count
      } else {
        result.append(byte)
        position += 1
      }
    }
    return result
  }

  /// The mark `> ` before a line of a mail or of Markdown.
  private static func quotationMark(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.starts(with: "> ") || bytes.starts(with: ">\t") ? 1 : nil
  }

  /// The byte for an escape, 0 for none, and the length of the escape.
  private static func replacement(at bytes: ArraySlice<UInt8>) -> (UInt8, Int)? {
    switch bytes[bytes.startIndex] {
    case UInt8(ascii: "&"): entity(bytes)
    case UInt8(ascii: "\\"): escape(bytes)
    case 0x1B: (0, terminalCode(bytes))
    case 0xC2 where bytes.starts(with: "\u{A0}"): (32, 2)
    case 0xE2: sign(bytes)
    case 0xEF where bytes.starts(with: "\u{FEFF}"): (0, 3)
    // What JIRA makes of a minus sign.
    case UInt8(ascii: "~") where bytes.starts(with: "~~"): (UInt8(ascii: "-"), 2)
    case 13: (10, bytes.dropFirst().first == 10 ? 2 : 1)
    default: nil
    }
  }

  private static func entity(_ bytes: ArraySlice<UInt8>) -> (UInt8, Int)? {
    if bytes.starts(with: "&lt;") { return (UInt8(ascii: "<"), 4) }
    if bytes.starts(with: "&gt;") { return (UInt8(ascii: ">"), 4) }
    if bytes.starts(with: "&amp;") { return (UInt8(ascii: "&"), 5) }
    if bytes.starts(with: "&quot;") { return (UInt8(ascii: "\""), 6) }
    if bytes.starts(with: "&apos;") { return (UInt8(ascii: "'"), 6) }
    if bytes.starts(with: "&nbsp;") { return (32, 6) }
    guard bytes.starts(with: "&#") else { return nil }
    let isHex = bytes.dropFirst(2).first.map { $0 | 32 == UInt8(ascii: "x") } ?? false
    let digits = bytes.dropFirst(isHex ? 3 : 2).prefix(4).prefix {
      isHex ? $0.isHexDigit : Number.isDigit($0)
    }
    let end = (isHex ? 3 : 2) + digits.count
    guard bytes.dropFirst(end).first == UInt8(ascii: ";"),
      let value = Int(digits.text, radix: isHex ? 16 : 10)
    else { return nil }
    switch value {
    case 160: return (32, end + 1)
    case 0x2018, 0x2019: return (UInt8(ascii: "'"), end + 1)
    case 0x201C, 0x201D: return (UInt8(ascii: "\""), end + 1)
    case 9...126: return (UInt8(value), end + 1)
    default: return nil
    }
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (UInt8, Int)? {
    guard let next = bytes.dropFirst().first else { return nil }
    switch next {
    case UInt8(ascii: "\\"): return (0, 1)
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return (10, 2)
    case UInt8(ascii: "t"): return (9, 2)
    case UInt8(ascii: "0") where bytes.starts(with: "\\033["):
      return (0, 3 + terminalCode(bytes.dropFirst(3)))
    case UInt8(ascii: "u"):
      if bytes.starts(with: "\\u003c") || bytes.starts(with: "\\u003C") { return (UInt8(ascii: "<"), 6) }
      if bytes.starts(with: "\\u003e") || bytes.starts(with: "\\u003E") { return (UInt8(ascii: ">"), 6) }
      if bytes.starts(with: "\\u0026") { return (UInt8(ascii: "&"), 6) }
      if bytes.starts(with: "\\u0027") { return (UInt8(ascii: "'"), 6) }
      return nil
    default:
      // Markdown and strings put the sign before marks.
      let isMark = next > 32 && next < 127 && (!next.isOfName || next == 95 || next == 46)
      return isMark ? (next, 2) : nil
    }
  }

  /// The length of a colour's code, such as `ESC[31m`.
  private static func terminalCode(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.dropFirst().first == UInt8(ascii: "[") else { return 1 }
    let parameters = bytes.dropFirst(2).prefix(16).prefix { Number.isDigit($0) || $0 == UInt8(ascii: ";") }
    return 3 + parameters.count <= bytes.count ? 3 + parameters.count : bytes.count
  }

  private static func sign(_ bytes: ArraySlice<UInt8>) -> (UInt8, Int)? {
    if bytes.starts(with: "\u{2018}") || bytes.starts(with: "\u{2019}") { return (UInt8(ascii: "'"), 3) }
    if bytes.starts(with: "\u{201C}") || bytes.starts(with: "\u{201D}") { return (UInt8(ascii: "\""), 3) }
    if bytes.starts(with: "\u{2013}") || bytes.starts(with: "\u{2212}") { return (UInt8(ascii: "-"), 3) }
    if bytes.starts(with: "\u{200B}") { return (0, 3) }
    return nil
  }
}
