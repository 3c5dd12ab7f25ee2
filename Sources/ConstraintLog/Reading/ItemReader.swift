/// An item as a description names it: `UILabel:0x7f'Text'`, `UIView:box`, or a name that the description explains at its end.
struct NamedItem {
  var className = ""
  var name = ""
  var text = ""
}

extension Cursor {
  /// Reads an item in brackets, up to what ends it there.
  mutating func takeItem() -> NamedItem? {
    skipSpaces()
    var item = NamedItem()
    let first = takeClassName()
    guard !first.isEmpty else { return nil }
    if rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      item.className = first.text
      skipSpaces()
      let isAddress = rest.starts(with: "0x")
      item.name = take { isAddress ? $0.isHexDigit || $0 | 32 == 120 : Self.isOfKey($0) }.text
      item.name = Self.normalized(item.name)
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
  private static func normalized(_ name: String) -> String {
    guard name.hasPrefix("0x"), let value = UInt64(name.dropFirst(2), radix: 16) else { return name }
    return "0x" + String(value, radix: 16)
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

  /// Reads an item and its attribute, such as `UILabel:0x7f'Text'.leading`.
  mutating func takeAnchor() -> (item: NamedItem, attribute: ConstraintLog.Attribute)? {
    let start = rest
    guard var item = takeItem() else { return nil }
    // The attribute is a part of a key, and of a name without a class.
    if rest.first == UInt8(ascii: "."), item.name.hasPrefix("0x") || !item.text.isEmpty {
      rest.removeFirst()
      let name = take { Number.isDigit($0) || $0 | 32 >= 97 && $0 | 32 <= 122 }
      if let attribute = ConstraintLog.Attribute(logged: name.text) { return (item, attribute) }
    } else if let attribute = takeAttributeOfKey(&item) {
      return (item, attribute)
    }
    rest = start
    return nil
  }

  private mutating func takeAttributeOfKey(_ item: inout NamedItem) -> ConstraintLog.Attribute? {
    // A key such as `rows[2]` was cut at its bracket.
    if rest.first == UInt8(ascii: "[") {
      item.name += take { !$0.isSpace && $0 != UInt8(ascii: ".") }.text
      item.name += take { $0.isOfName }.text
    }
    guard let dot = item.name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let attribute = ConstraintLog.Attribute(logged: String(item.name[item.name.index(after: dot)...]))
    item.name = String(item.name[..<dot])
    return item.name.isEmpty ? nil : attribute
  }
}
