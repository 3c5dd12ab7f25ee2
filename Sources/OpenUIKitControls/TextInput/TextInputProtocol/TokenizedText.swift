/// A text with the ranges of its units, in characters.
struct TokenizedText {
  private let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  /// The character that begins at an offset in UTF-16 units, or contains it.
  func character(atUnit offset: Int) -> Int {
    var units = 0
    for (index, character) in characters.enumerated() {
      units += character.utf16.count
      if units > offset { return index }
    }
    return characters.count
  }

  /// The position before a character.
  #if !ThreadConfined
    @MainActor
  #endif
  func position(_ character: Int, in input: any UITextInput) -> UITextPosition? {
    let units = characters[..<character].reduce(0) { $0 + $1.utf16.count }
    return input.position(from: input.beginningOfDocument, offset: units)
  }

  /// The units of a kind, in order.
  func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters.indices.map { $0..<$0 + 1 }
    case .word: words
    case .sentence: sentences
    case .paragraph, .line: paragraphs
    case .document: characters.isEmpty ? [] : [0..<characters.count]
    }
  }

  /// A line without the separator at its end.
  func withoutSeparator(_ line: Range<Int>) -> Range<Int> {
    let line = line.clamped(to: 0..<characters.count)
    guard let last = line.last, characters[last].isNewline else { return line }
    return line.lowerBound..<last
  }

  private var words: [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for index in 0...characters.count {
      let isPart = index < characters.count && characters[index].isPartOfWord
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        found.append(first..<index)
        start = nil
      }
    }
    return found
  }

  private var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for index in characters.indices where characters[index].isNewline {
      found.append(start..<index)
      start = index + 1
    }
    found.append(start..<characters.count)
    return found
  }

  /// The sentences of all paragraphs. A sentence ends after a mark, the quotes and brackets that close it, and the spaces that follow.
  private var sentences: [Range<Int>] {
    var found: [Range<Int>] = []
    for paragraph in paragraphs where !paragraph.isEmpty {
      var start = paragraph.lowerBound
      while start < paragraph.upperBound {
        let end = endOfSentence(from: start, in: paragraph)
        found.append(start..<end)
        start = end
      }
    }
    return found
  }

  private func endOfSentence(from start: Int, in paragraph: Range<Int>) -> Int {
    var index = start
    while index < paragraph.upperBound {
      guard Self.marks.contains(characters[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < paragraph.upperBound,
        Self.marks.contains(characters[end]) || Self.closers.contains(characters[end])
      {
        end += 1
      }
      let isIdeographic = Self.wideMarks.contains(characters[end - 1])
      if end == paragraph.upperBound || characters[end].isWhitespace || isIdeographic {
        while end < paragraph.upperBound, characters[end].isWhitespace { end += 1 }
        return end
      }
      // A dot in a number or a name.
      index = end
    }
    return paragraph.upperBound
  }

  private static let wideMarks: Set<Character> = ["。", "！", "？"]
  private static let marks: Set<Character> = wideMarks.union([".", "!", "?", "…"])
  private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
