/// Letters and marks of logs, as bytes.
extension UInt8 {
  var isSpace: Bool { self == 32 || self >= 9 && self <= 13 }
  var isHexDigit: Bool { Number.isDigit(self) || self | 32 >= 97 && self | 32 <= 102 }
  /// Whether the byte may be a part of a class's name. Bytes of other alphabets are.
  var isOfName: Bool {
    Number.isDigit(self) || self | 32 >= 97 && self | 32 <= 122 || self == 95 || self == 36 || self == 46
      || self >= 128
  }
}

extension ArraySlice<UInt8> {
  func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where self[startIndex + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  func ends(with text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).starts(with: text)
  }

  /// The first place of a text, by a plain search.
  func firstIndex(of text: StaticString) -> Int? {
    let first = text.utf8Start[0]
    var position = startIndex
    while position < endIndex {
      if self[position] == first, self[position...].starts(with: text) { return position }
      position += 1
    }
    return nil
  }

  /// The last place of a text.
  func lastIndex(of text: StaticString) -> Int? {
    var position = endIndex - text.utf8CodeUnitCount
    while position >= startIndex {
      if self[position] == text.utf8Start[0], self[position...].starts(with: text) { return position }
      position -= 1
    }
    return nil
  }

  /// The first place of bytes.
  func firstIndex(of text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return startIndex }
    var position = startIndex
    while position <= endIndex - text.count {
      if self[position] == first, self[position...].starts(with: text) { return position }
      position += 1
    }
    return nil
  }

  var trimmed: ArraySlice<UInt8> {
    var rest = self
    while let byte = rest.first, byte.isSpace { rest.removeFirst() }
    while let byte = rest.last, byte.isSpace { rest.removeLast() }
    return rest
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// Whether the text includes another one. Embedded Swift has no `contains` for texts.
  func includes(_ text: StaticString) -> Bool { Array(utf8)[...].firstIndex(of: text) != nil }
}
