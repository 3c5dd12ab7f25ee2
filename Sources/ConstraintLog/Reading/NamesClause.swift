/// The end of a description that explains its names: `names: Send button:0x7f, '|':UIView:0x80`.
struct NamesClause {
  /// A name of the clause; `|` is the superview.
  struct Entry {
    var name: ArraySlice<UInt8>
    var item: NamedItem
  }

  private(set) var entries: [Entry] = []
  /// The place of the clause.
  private(set) var start: Int

  /// Reads the clause of a description; nil if there is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let place = bytes.lastIndex(of: "ames:") ?? bytes.lastIndex(of: "(Names") else { return nil }
    start = place
    let body = bytes[..<place]
    var cursor = Cursor(bytes[place...])
    _ = cursor.take { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }
    _ = cursor.take(":") || cursor.take(",")
    repeat {
      guard let entry = Self.takeEntry(&cursor, body) else { return }
      entries.append(entry)
    } while cursor.take(",")
  }

  private static func takeEntry(_ cursor: inout Cursor, _ body: ArraySlice<UInt8>) -> Entry? {
    cursor.skipSpaces()
    let start = cursor.rest
    if cursor.take("'|'") || cursor.take("' | '") || cursor.take("|") {
      let name = start.prefix { $0 != UInt8(ascii: ":") }
      guard cursor.take(":"), let item = cursor.takeItem() else { return nil }
      return Entry(name: name.firstIndex(of: "|").map { name[$0...$0] } ?? name, item: item)
    }
    guard let (name, behind) = nameBeforeAddress(cursor.rest) else { return nil }
    cursor.rest = behind
    var item = NamedItem()
    item.name = cursor.takeAddress()
    if let text = cursor.takeText() { item.text = text }
    return split(name, item, body)
  }

  /// Splits off the name before a colon and an address. The name may have any marks in it.
  private static func nameBeforeAddress(
    _ bytes: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, behind: ArraySlice<UInt8>)? {
    for place in bytes.indices.prefix(longestName) where bytes[place] == UInt8(ascii: ":") {
      let behind = bytes[(place + 1)...].drop { $0 == 32 }
      if behind.starts(with: "0x"), place > bytes.startIndex { return (bytes[..<place], behind) }
    }
    return nil
  }

  private static let longestName = 512

  /// A name that the description uses as it is, or a name and a class.
  private static func split(_ name: ArraySlice<UInt8>, _ item: NamedItem, _ body: ArraySlice<UInt8>) -> Entry
  {
    var item = item
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    if let colon, body.firstIndex(of: name) == nil, name[(colon + 1)...].allSatisfy({ $0.isOfName }) {
      item.className = name[(colon + 1)...].trimmed.text
      return Entry(name: name[..<colon], item: item)
    }
    if item.text.isEmpty { item.text = name.text }
    return Entry(name: name, item: item)
  }

  // MARK: References

  /// The description before the clause, with each name replaced by a reference to its entry. The grammar does not see what the name has
  /// in it. Several views may have one name: then its first place is the first of them.
  func body(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let names = entries.indices.filter { !entries[$0].isSuperview }.sorted {
      entries[$0].name.count > entries[$1].name.count
    }
    guard !names.isEmpty else { return bytes }
    var result: [UInt8] = []
    var uses = [Int](repeating: 0, count: entries.count)
    var place = bytes.startIndex
    while place < start {
      if let name = names.first(where: { isUse(of: entries[$0].name, at: place, in: bytes) }) {
        let same = entries.indices.filter { entries[$0].name.elementsEqual(entries[name].name) }
        result += Self.reference(to: same[min(uses[same[0]], same.count - 1)])
        uses[same[0]] += 1
        place += entries[name].name.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return (result + bytes[start...])[...]
  }

  private func isUse(of name: ArraySlice<UInt8>, at place: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes[place] == name.first, bytes[place...].starts(with: name) else { return false }
    let end = place + name.count
    guard end < bytes.endIndex, ".](".utf8.contains(bytes[end]) else { return false }
    return place == bytes.startIndex || " [*(".utf8.contains(bytes[place - 1])
  }

  private static func reference(to entry: Int) -> [UInt8] {
    [referenceMark] + Array(String(entry).utf8) + [referenceMark]
  }

  /// No log has this byte.
  static let referenceMark: UInt8 = 1
}

extension NamesClause.Entry {
  var isSuperview: Bool { name.count == 1 && name.first == UInt8(ascii: "|") }
}
