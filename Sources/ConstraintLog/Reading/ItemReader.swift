/// An item as a description names it: `UILabel:0x7f'Text'`, `UIView:box`, or a name that the description explains at its end.
struct NamedItem {
  var className = ""
  var name = ""
  var text = ""
  /// The entry of the description's names that it refers to.
  var entry: Int?
}

extension Cursor {
  /// Reads an item in brackets, up to what ends it there.
  mutating func takeItem() -> NamedItem? {
    skipSpaces()
    if let entry = takeReference() { return NamedItem(entry: entry) }
    var item = NamedItem()
    let first = takeClassName()
    guard !first.isEmpty else { return nil }
    if rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      item.className = first.text
      skipSpaces()
      item.name = rest.starts(with: "0x") ? takeAddress() : take { Self.isOfKey($0) }.text
    } else {
      item.name = first.text
    }
    if let text = takeText() { item.text = text }
    return item.name.isEmpty ? nil : item
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    byte.isOfName || byte == UInt8(ascii: "#")
  }

  /// An address without leading zeros: one view may be printed by two systems.
  mutating func takeAddress() -> String {
    let digits = take { $0.isHexDigit || $0 | 32 == 120 }
    guard digits.count > 2, digits[digits.startIndex + 2] == UInt8(ascii: "0"),
      let value = UInt64(digits.dropFirst(2).text, radix: 16)
    else { return digits.text }
    return "0x" + String(value, radix: 16)
  }

  private mutating func takeReference() -> Int? {
    guard rest.first == NamesClause.referenceMark, let number = Number.read(rest.dropFirst()) else {
      return nil
    }
    rest.removeFirst(number.count + 2)
    return Int(number.value)
  }

  /// The name of a class, with its generic arguments.
  private mutating func takeClassName() -> ArraySlice<UInt8> {
    var depth = 0
    return take { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), depth > 0 {
        depth -= 1
        return true
      }
      return depth > 0 || byte.isOfName
    }
  }

  // MARK: Anchors

  typealias NamedAnchor = (item: NamedItem, attribute: ConstraintLog.Attribute)

  /// Reads an item and its attribute, such as `UILabel:0x7f'Text'.leading`.
  mutating func takeAnchor() -> NamedAnchor? {
    let start = rest
    if let item = takeItem(), item.entry != nil || item.name.hasPrefix("0x") || !item.text.isEmpty,
      rest.first == UInt8(ascii: ".")
    {
      rest.removeFirst()
      let name = take { Number.isDigit($0) || $0 | 32 >= 97 && $0 | 32 <= 122 }
      if let attribute = ConstraintLog.Attribute(logged: name.text) { return (item, attribute) }
    }
    rest = start
    return takeAnchorOfKey()
  }

  /// An item whose name may have any marks: it ends where an attribute follows.
  private mutating func takeAnchorOfKey() -> NamedAnchor? {
    skipSpaces()
    for place in rest.indices.prefix(Self.longestKey) {
      let byte = rest[place]
      let following = place + 1 < rest.endIndex ? rest[place + 1] : 0
      if byte == UInt8(ascii: "="), following == byte || place == rest.startIndex { return nil }
      if byte == 10
        || (byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")) && following == UInt8(ascii: "=")
      {
        return nil
      }
      guard byte == UInt8(ascii: "."), place > rest.startIndex else { continue }
      let name = rest[(place + 1)...].prefix { $0 | 32 >= 97 && $0 | 32 <= 122 }
      let end = place + 1 + name.count
      guard !name.isEmpty, end == rest.endIndex || !rest[end].isOfName,
        let attribute = ConstraintLog.Attribute(logged: name.text)
      else { continue }
      let item = NamedItem(key: rest[..<place])
      rest = rest[end...]
      return item.name.isEmpty ? nil : (item, attribute)
    }
    return nil
  }

  /// No key is longer. The bound keeps a text without attributes from being searched far.
  static let longestKey = 256
}

extension NamedItem {
  /// A name without an address, with or without its class.
  init(key: ArraySlice<UInt8>) {
    let className = key.prefix { $0.isOfName }
    let behind = key.dropFirst(className.count)
    guard behind.first == UInt8(ascii: ":"), behind.count > 1, !className.isEmpty else {
      name = key.trimmed.text
      return
    }
    self.className = className.text
    name = behind.dropFirst().trimmed.text
  }
}
