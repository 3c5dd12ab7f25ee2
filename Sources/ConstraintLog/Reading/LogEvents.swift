/// An event in a text: the beginning of a conflict, the description of a constraint, or a private value.
enum LogEvent {
  /// The system's sentence with which a conflict begins.
  case heading
  /// The next description is the constraint that the system gave up.
  case breaking
  case privateText
  /// The rest of a description whose brackets and content are missing, as pages leave it.
  case strippedText
  /// The description of a constraint without its brackets, and the place in the source that stands behind it.
  /// It is cut if the text ends in it.
  case description(ArraySlice<UInt8>, place: SourcePlace?, isCut: Bool)
}

/// A file and a line.
struct SourcePlace {
  var file: String
  var line: Int
}

/// Finds the events of a text, in order and in linear time: no byte is read more than a few times.
struct LogEvents {
  private let bytes: [UInt8]
  private var position = 0
  /// The number of bytes that were read to find the beginnings and ends of descriptions. It is linear in the length of the text.
  private(set) var work = 0
  /// The bytes up to this place contain no end of a text. So quotes without an end do not search the same bytes again.
  private var searchedForQuote = 0

  /// No description is longer. A longer text is cut here, so that a missing end costs little.
  static let longestDescription = 4_096

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> LogEvent? {
    while position < bytes.count {
      let rest = bytes[position...]
      switch rest[position] {
      case UInt8(ascii: "<"):
        if rest.starts(with: "<private>") {
          position += 9
          return .privateText
        }
        if let event = description(from: startOfName(position + 1), isBracketed: true) { return event }
      case UInt8(ascii: "C") where rest.starts(with: "Constraint:0x") || rest.starts(with: "Constraint: 0x"):
        if let event = description(from: startOfWord(position), isBracketed: false) { return event }
      case UInt8(ascii: "s") where rest.starts(with: "simultaneously"):
        position += 14
        return .heading
      case UInt8(ascii: "C") where rest.starts(with: "Conflicting constraints detected"):
        position += 32
        return .heading
      case UInt8(ascii: "b") where rest.starts(with: "breaking constraint"),
        UInt8(ascii: "B") where rest.starts(with: "Breaking constraint"),
        UInt8(ascii: "r") where rest.starts(with: "recover by breaking"):
        position += 19
        return .breaking
      case UInt8(ascii: "\"") where rest.starts(with: "\"\",") || rest.starts(with: "\"\"\n"),
        UInt8(ascii: "(") where rest.starts(with: "(Names:") || rest.starts(with: "(active, names:"):
        position += 2
        return .strippedText
      default: break
      }
      position += 1
    }
    return nil
  }

  private func startOfName(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] == 32 { place += 1 }
    return place
  }

  private mutating func startOfWord(_ place: Int) -> Int {
    var place = place
    while place > 0, bytes[place - 1].isOfName, position - place < 200 { place -= 1 }
    work += position - place
    return place
  }

  /// The description that starts with a class's name here, and moves behind it; nil if there is none.
  private mutating func description(from start: Int, isBracketed: Bool) -> LogEvent? {
    if isBracketed, let event = descriptionBehindBracket(from: start) { return event }
    guard isDescription(bytes[start...]) else { return nil }
    let limit = min(bytes.count, start + Self.longestDescription)
    let end =
      end(in: bytes[start..<limit], isBracketed, readsTexts: true)
      ?? end(in: bytes[start..<limit], isBracketed, readsTexts: false) ?? limit
    position = end
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") { position += 1 }
    let isClosed = position > end || bytes[end...].prefix(64).contains { !$0.isSpace }
    let isCut = isBracketed && !isClosed && start < end
    return .description(bytes[start..<end], place: placeBehind(), isCut: isCut)
  }

  /// A description whose bracket ends behind the address, as tools that lack a view's description print it:
  /// `<NSLayoutConstraint: 0x7f> H:[UIView:0x80(375)] ((null), (null))`.
  private mutating func descriptionBehindBracket(from start: Int) -> LogEvent? {
    // The class, a colon and an address.
    let head = bytes[start...].prefix(256).prefix { $0.isOfName || $0 == 32 || $0 == UInt8(ascii: ":") }
    let bracket = head.endIndex
    guard bracket < bytes.count, bytes[bracket] == UInt8(ascii: ">"),
      let colon = head.firstIndex(of: UInt8(ascii: ":")), head[..<colon].ends(with: "LayoutConstraint"),
      head[(colon + 1)...].drop(while: { $0 == 32 }).starts(with: "0x")
    else { return nil }
    let line = bytes[start...].prefix(Self.longestDescription).prefix { $0 != 10 && $0 != UInt8(ascii: "\"") }
    let behind = line[(bracket + 1)...].drop { $0 == 32 }
    if start > 1, bytes[start - 2] == UInt8(ascii: "<"), behind.first == UInt8(ascii: "<") {
      return descriptionWithBracketedItems(line)
    }
    guard behind.starts(with: "H:") || behind.starts(with: "V:") || behind.starts(with: "(null)") else {
      return nil
    }
    work += line.count
    position = line.endIndex
    let body = behind[
      ..<(behind.firstIndex(of: "(null)") ?? behind.firstIndex(of: "(%28null") ?? behind.endIndex)]
    let description =
      Array(line[..<bracket]) + [32]
      + Array(body.trimmed.dropLast(body.trimmed.last == UInt8(ascii: "(") ? 1 : 0))
    return .description(description[...], place: nil, isCut: false)
  }

  /// A description of the first SnapKit: `<<App.LayoutConstraint:0x7f> <UIView:0x80>.top == <UIView:0x81>.top>`.
  private mutating func descriptionWithBracketedItems(_ line: ArraySlice<UInt8>) -> LogEvent? {
    work += line.count
    position = line.endIndex
    var description: [UInt8] = []
    for place in line.indices {
      let isRelation = place + 1 < line.endIndex && line[place + 1] == UInt8(ascii: "=")
      let isBracket = line[place] == UInt8(ascii: "<") || line[place] == UInt8(ascii: ">")
      if !isBracket || isRelation { description.append(line[place]) }
    }
    return .description(description[...], place: nil, isCut: false)
  }

  /// Whether this is a class's name, a colon, and an address or the name of a constraint.
  private func isDescription(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix(256).prefix { $0.isOfName }
    var behind = rest.dropFirst(name.count)
    guard !name.isEmpty, behind.popFirst() == UInt8(ascii: ":") else { return false }
    if behind.first == 32 { behind.removeFirst() }
    if behind.starts(with: "0x") { return !isPlainObject(behind) }
    return name.ends(with: "Constraint") && behind.first?.isOfName == true
  }

  /// Descriptions of views and guides have a semicolon, a dash or nothing behind the address.
  private func isPlainObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    let behind = bytes.dropFirst(2).prefix(40).drop { $0.isHexDigit }
    guard let next = behind.first else { return false }
    return next == UInt8(ascii: ";") || next == UInt8(ascii: ">")
      || behind.starts(with: " - \"") || behind.starts(with: " frame")
  }

  /// The end of a description. The mark of a relation and characters in quotes do not end it.
  private mutating func end(
    in bytes: ArraySlice<UInt8>, _ isBracketed: Bool, readsTexts: Bool
  ) -> Int? {
    var place = bytes.startIndex
    var depth = 0
    defer { work += place - bytes.startIndex }
    while place < bytes.endIndex {
      let byte = bytes[place]
      let following = place + 1 < bytes.endIndex ? bytes[place + 1] : 10
      switch byte {
      case UInt8(ascii: "'") where readsTexts && opensText(bytes, at: place):
        guard let close = endOfText(in: bytes, from: place + 1) else { return nil }
        place = close
      case UInt8(ascii: "<") where following != UInt8(ascii: "="):
        if !bytes[place - 1].isOfName || place == bytes.startIndex || depth > 8 { return place }
        depth += 1
      case UInt8(ascii: ">") where following != UInt8(ascii: "="):
        if depth == 0 { return place }
        depth -= 1
      case UInt8(ascii: "\""), 10:
        if !isBracketed || isEndOfEntry(bytes[place...]) { return place }
      default: break
      }
      place += 1
    }
    return place < self.bytes.count ? nil : place
  }

  private mutating func endOfText(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    let limit = min(bytes.endIndex, start + LoggedText.longest)
    let begin = min(max(start, searchedForQuote), limit)
    let close = LoggedText.end(in: bytes[begin...])
    work += (close ?? limit) - begin
    if close == nil { searchedForQuote = limit }
    return close.flatMap { $0 < limit ? $0 : nil }
  }

  /// Texts stand behind an address, and identifiers behind a space.
  private func opensText(_ bytes: ArraySlice<UInt8>, at place: Int) -> Bool {
    guard place > bytes.startIndex, place + 1 < bytes.endIndex else { return false }
    if bytes[place + 1] == UInt8(ascii: "|") || bytes[place + 1] == UInt8(ascii: ":") { return false }
    return bytes[place - 1].isHexDigit || bytes[place - 1] == 32
  }

  /// Whether a new line starts another description, or the list ends. A description may be broken into lines otherwise.
  private func isEndOfEntry(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.dropFirst().prefix(64).drop { $0.isSpace || $0 == UInt8(ascii: ",") }
    guard let next = rest.first else { return true }
    return next == UInt8(ascii: "<") || next == UInt8(ascii: "\"") || next == UInt8(ascii: ")")
      || rest.starts(with: "Will attempt") || rest.starts(with: "Make a symbolic")
  }

  /// `  Screen.swift:42`, as Masonry for Swift prints it behind a description.
  private mutating func placeBehind() -> SourcePlace? {
    let rest = bytes[position...].prefix(200)
    let spaces = rest.prefix { $0 == 32 }.count
    guard spaces > 0 else { return nil }
    let word = rest.dropFirst(spaces).prefix {
      $0.isOfName || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "+")
    }
    let behind = rest.dropFirst(spaces + word.count)
    guard word.ends(with: ".swift") || word.ends(with: ".m") || word.ends(with: ".mm"),
      behind.first == UInt8(ascii: ":"),
      let number = Number.read(behind.dropFirst())
    else { return nil }
    position += spaces + word.count + 1 + number.count
    return SourcePlace(file: word.text, line: Int(min(number.value, 1e9)))
  }
}

/// A text in quotes, which may have quotes inside.
enum LoggedText {
  /// The system prints the beginning of a text only. The bound keeps a quote without an end from being searched far.
  static let longest = 512

  /// The place of the quote that ends a text. The character after it cannot be a part of a word.
  static func end(in bytes: ArraySlice<UInt8>) -> Int? {
    for place in bytes.indices.prefix(longest) where bytes[place] == UInt8(ascii: "'") {
      let behind = bytes[(place + 1)...]
      guard let next = behind.first else { return place }
      let endsItem = next == UInt8(ascii: ".") && behind.dropFirst().first?.isOfName == true
      if endsItem || next.isSpace || "](),->|".utf8.contains(next) { return place }
    }
    return nil
  }
}
