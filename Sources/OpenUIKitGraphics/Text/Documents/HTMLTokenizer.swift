/// A part of an HTML document.
enum HTMLToken: Equatable {
  case text(String)
  /// A start tag. Names are in lower case.
  case start(String, attributes: [String: String])
  case end(String)
}

/// Takes an HTML document apart. Every text has some result, also an incomplete one.
struct HTMLTokenizer {
  private let characters: [Character]
  private var place = 0
  /// The element whose content is plain text up to its end tag.
  private var rawElement: String?

  init(_ text: String) { characters = Array(text) }

  /// The next part; nil at the end.
  mutating func next() -> HTMLToken? {
    while place < characters.count {
      if let name = rawElement {
        rawElement = nil
        return .text(String(rawText(of: name)))
      }
      guard characters[place] == "<", let following = character(at: place + 1) else { return text() }
      if following == "!" || following == "?" {
        skipDeclaration()
      } else if following == "/" || following.isLetter {
        return tag()
      } else {
        return text()
      }
    }
    return nil
  }

  private func character(at index: Int) -> Character? {
    index < characters.count ? characters[index] : nil
  }

  /// Text up to the next tag, with its entities replaced.
  private mutating func text() -> HTMLToken {
    let start = place
    place += 1
    while place < characters.count, characters[place] != "<" { place += 1 }
    return .text(HTMLEntities.decoding(characters[start..<place]))
  }

  private mutating func rawText(of name: String) -> ArraySlice<Character> {
    let start = place
    let end = Array("</" + name)
    while place < characters.count {
      let part = characters[place..<min(place + end.count, characters.count)]
      if part.elementsEqual(end, by: { $0.lowercased() == $1.lowercased() }) { break }
      place += 1
    }
    return characters[start..<place]
  }

  /// Skips a comment or a declaration.
  private mutating func skipDeclaration() {
    let isComment = characters[place...].starts(with: "<!--")
    place += isComment ? 4 : 2
    while place < characters.count {
      defer { place += 1 }
      guard characters[place] == ">" else { continue }
      if !isComment || (characters[place - 1] == "-" && characters[place - 2] == "-") { return }
    }
  }

  private mutating func tag() -> HTMLToken {
    place += 1
    let isEnd = characters[place] == "/"
    if isEnd { place += 1 }
    let name = word { $0.isWhitespace || $0 == ">" || $0 == "/" }.lowercased()
    var attributes: [String: String] = [:]
    while let (key, value) = attribute() { attributes[key] = value }
    if place < characters.count { place += 1 }
    if isEnd { return .end(name) }
    if name == "style" || name == "script" { rawElement = name }
    return .start(name, attributes: attributes)
  }

  /// The next attribute of a tag; nil at the tag's end, which is not skipped.
  private mutating func attribute() -> (String, String)? {
    skip { $0.isWhitespace || $0 == "/" }
    guard let first = character(at: place), first != ">" else { return nil }
    let name = word { $0.isWhitespace || $0 == "=" || $0 == ">" || $0 == "/" }.lowercased()
    if name.isEmpty { place += 1 }
    skip { $0.isWhitespace }
    guard character(at: place) == "=" else { return (name, "") }
    place += 1
    skip { $0.isWhitespace }
    return (name, HTMLEntities.decoding(Array(value())[...]))
  }

  private mutating func value() -> String {
    guard let quote = character(at: place), quote == "\"" || quote == "'" else {
      return word { $0.isWhitespace || $0 == ">" }
    }
    place += 1
    let result = word { $0 == quote }
    if place < characters.count { place += 1 }
    return result
  }

  private mutating func word(until isEnd: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, !isEnd(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    while place < characters.count, condition(characters[place]) { place += 1 }
  }
}
