/// A format of dates as Unicode's technical standard 35 writes it, such as `d MMMM yyyy`: letters stand for parts of the date.
struct DatePattern {
  /// A part of a pattern.
  enum Piece {
    /// A letter that stands for a part of the date, and how often it is written.
    case field(letter: UInt8, count: Int)
    /// A text that stands for itself.
    case text(String)
  }

  private(set) var pieces: [Piece] = []

  init(_ pattern: String) {
    var bytes = Array(pattern.utf8)[...]
    var text: [UInt8] = []
    while let byte = bytes.first {
      if byte == Self.quote {
        text += Self.quoted(&bytes)
      } else if Self.isLetter(byte) {
        let run = bytes.prefix { $0 == byte }
        bytes = bytes.dropFirst(run.count)
        flush(&text)
        pieces.append(.field(letter: byte, count: run.count))
      } else {
        text.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    flush(&text)
  }

  private mutating func flush(_ text: inout [UInt8]) {
    if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
    text = []
  }

  /// Removes a quoted text from the beginning, and returns it without its quotes. Two quotes are one.
  private static func quoted(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    bytes = bytes.dropFirst()
    if bytes.first == quote {
      bytes = bytes.dropFirst()
      return [quote]
    }
    var text: [UInt8] = []
    while let byte = bytes.first {
      bytes = bytes.dropFirst()
      if byte == quote {
        guard bytes.first == quote else { return text }
        bytes = bytes.dropFirst()
      }
      text.append(byte)
    }
    return text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static let quote = UInt8(ascii: "'")
}
