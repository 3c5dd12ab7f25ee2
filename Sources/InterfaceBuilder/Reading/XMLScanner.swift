/// The bytes of an XML file in UTF-8, read from the beginning to the end.
struct XMLScanner {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  /// The line of the next byte, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  func error(_ message: String) -> InterfaceError { InterfaceError(file: file, line: line, message: message) }

  // MARK: Moving

  mutating func advance() {
    if next == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Whether the next bytes are these.
  func isBefore(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Moves behind the next bytes if they are these, which contain no end of a line. Returns whether they were.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isBefore(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skipSpace() { while let byte = next, byte.isSpace { advance() } }

  /// Moves behind the byte order mark and the declaration of XML, if they are there.
  mutating func skipBeginning() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    guard skip("<?xml") else { return }
    while !isAtEnd, !isBefore("?>") { advance() }
    _ = skip("?>")
  }

  mutating func skip(through end: StaticString, of what: String) throws {
    let start = line
    while !isBefore(end) {
      if isAtEnd { throw error("\(what) of line \(start) has no end") }
      advance()
    }
    _ = skip(end)
  }

  // MARK: Names and texts

  mutating func name() throws -> String {
    let start = position
    while let byte = next, !byte.isSpace, !byte.endsName { advance() }
    guard position > start, let name = String(validating: bytes[start..<position], as: UTF8.self) else {
      throw error("a name is missing")
    }
    return name
  }

  /// The attributes of a tag, each of which has another name.
  mutating func attributes() throws -> [String: String] {
    var attributes: [String: String] = [:]
    skipSpace()
    while let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      let name = try name()
      skipSpace()
      guard skip("=") else { throw error("the attribute \(name) has no value") }
      skipSpace()
      guard attributes.updateValue(try quotedText(), forKey: name) == nil else {
        throw error("the attribute \(name) stands twice")
      }
      skipSpace()
    }
    return attributes
  }

  private mutating func quotedText() throws -> String {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("an attribute has no quotes")
    }
    advance()
    let start = position
    while let byte = next, byte != quote, byte != UInt8(ascii: "<") { advance() }
    guard next == quote else { throw error("an attribute has no end") }
    let text = try decoded(bytes[start..<position])
    advance()
    // XML makes a space of each end of a line in an attribute; Interface Builder writes those as numbers.
    return text
  }

  /// The text up to the next tag.
  mutating func text() throws -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "<") { advance() }
    return try decoded(bytes[start..<position])
  }

  /// The text up to `end` as it stands, and moves behind it.
  mutating func text(through end: StaticString, of what: String) throws -> String {
    let start = position
    try skip(through: end, of: what)
    guard let text = String(validating: bytes[start..<position - end.utf8CodeUnitCount], as: UTF8.self) else {
      throw error("the text is no UTF-8")
    }
    return text
  }

  // MARK: Entities

  private func decoded(_ encoded: ArraySlice<UInt8>) throws -> String {
    guard let text = String(validating: encoded, as: UTF8.self) else { throw error("the text is no UTF-8") }
    guard encoded.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].prefix(12).firstIndex(of: ";"),
        let character = Self.character(rest[rest.index(after: start)..<end])
      else { throw error("an entity is not understood: \(rest[start...].prefix(12))") }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let number =
        entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : UInt32(entity.dropFirst())
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  fileprivate var isSpace: Bool { self == 32 || self == 9 || self == 10 || self == 13 }

  /// Whether the byte ends a name.
  fileprivate var endsName: Bool { "<>=/\"'&".utf8.contains(self) }
}
