/// A part of the text of a predicate or an expression.
enum FormatToken: Equatable {
  case name(String)
  case text(String)
  case integer(Int)
  case decimal(Double)
  /// An operator, a bracket or a comma.
  case symbol(String)
  /// `%@` and the places of numbers, which an argument replaces.
  case argument
  /// `%K`, which an argument replaces by a key path.
  case keyPathArgument
  /// `$NAME`, which evaluation replaces.
  case variable(String)
}

/// Why a text is no predicate and no expression.
struct FormatError: Error, CustomStringConvertible {
  let description: String
}

/// Divides the text of a predicate or an expression.
struct FormatScanner {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) { characters = Array(text) }

  /// The parts of a text.
  static func tokens(of text: String) throws -> [FormatToken] {
    var scanner = FormatScanner(text)
    var tokens: [FormatToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  private var current: Character? { place < characters.count ? characters[place] : nil }

  private func isAhead(_ text: String) -> Bool {
    let end = place + text.count
    return end <= characters.count && characters[place..<end].elementsEqual(text)
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = place
    while let current, condition(current) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func next() throws -> FormatToken? {
    _ = take { $0.isWhitespace }
    guard let first = current else { return nil }
    if first == "\"" || first == "'" { return try quotedText(first) }
    if first.isNumber || first == "." && nextIsNumber { return try number() }
    if first == "%" { return try argument() }
    if first == "$" {
      place += 1
      return .variable(take { Self.isOfName($0) })
    }
    if first == "#" { place += 1 }  // A name that is a word of the language otherwise.
    if let current, Self.isOfName(current) || current == "@" { return .name(name()) }
    return try symbol()
  }

  private var nextIsNumber: Bool { place + 1 < characters.count && characters[place + 1].isNumber }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func name() -> String {
    let start = place
    if current == "@" { place += 1 }
    _ = take { Self.isOfName($0) }
    return String(characters[start..<place])
  }

  private mutating func quotedText(_ quote: Character) throws -> FormatToken {
    place += 1
    var text = ""
    while let character = current, character != quote {
      place += 1
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      place += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(escaped)
      }
    }
    guard current == quote else { throw FormatError(description: "a text has no end") }
    place += 1
    return .text(text)
  }

  private mutating func number() throws -> FormatToken {
    if isAhead("0x") {
      place += 2
      guard let value = Int(take { $0.isHexDigit }, radix: 16) else { throw invalidNumber }
      return .integer(value)
    }
    var digits = take { $0.isNumber }
    if current == ".", nextIsNumber {
      place += 1
      digits += "." + take { $0.isNumber }
    }
    if current == "e" || current == "E" {
      place += 1
      digits += "e" + take { $0 == "-" || $0 == "+" } + take { $0.isNumber }
    }
    if let value = Int(digits) { return .integer(value) }
    guard let value = Double(digits) else { throw invalidNumber }
    return .decimal(value)
  }

  private var invalidNumber: FormatError { FormatError(description: "a number is not valid") }

  private mutating func argument() throws -> FormatToken {
    place += 1
    if current == "%" {
      place += 1
      return .symbol("%")
    }
    if current == "K" {
      place += 1
      return .keyPathArgument
    }
    if current == "@" {
      place += 1
      return .argument
    }
    // The places of numbers, such as %d, %lu and %.2f.
    _ = take { $0.isNumber || $0 == "." || "lhqzjt".contains($0) }
    guard let kind = current, "dDiuUxXoOfFeEgGaAcCs".contains(kind) else {
      throw FormatError(description: "a place of an argument has no kind")
    }
    place += 1
    return .argument
  }

  // Longer ones first.
  private static let symbols = [
    "**", ":=", "==", "=>", "=<", ">=", "<=", "!=", "<>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", ".", "+", "-", "*", "/",
  ]

  private mutating func symbol() throws -> FormatToken {
    guard let found = Self.symbols.first(where: { isAhead($0) }) else {
      throw FormatError(description: "unexpected character \(characters[place])")
    }
    place += found.count
    return .symbol(found)
  }
}
