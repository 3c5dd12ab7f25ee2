/// What `_autolayoutTrace` prints: a tree of views, with the words AMBIGUOUS LAYOUT behind those that no constraint places.
struct LayoutTrace {
  private(set) var log = ConstraintLog()
  private var items = ItemTable()
  /// The views from the outermost one to that of the current line, with the depths of their lines.
  private var path: [(depth: Int, item: Int)] = []

  /// Reads the trace in a text; nil if it has none with an ambiguous view.
  init?(_ bytes: [UInt8]) {
    guard bytes[...].firstIndex(of: Self.mark) != nil else { return nil }
    for line in bytes.split(separator: 10) { read(line) }
    log.items = items.items
    if log.ambiguities.isEmpty { return nil }
  }

  private static let mark: StaticString = "AMBIGUOUS LAYOUT"

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let tree = line.prefix { !($0 | 32 >= 97 && $0 | 32 <= 122 || $0 == UInt8(ascii: "_")) }
    var cursor = Cursor(line.dropFirst(tree.count))
    guard let named = cursor.takeItem(), named.name.hasPrefix("0x") else { return }
    let item = items.item(named.className, named.name, named.text)
    note(item, depth: tree.count { $0 == UInt8(ascii: "|") })
    guard let mark = cursor.rest.firstIndex(of: Self.mark) else { return }
    var list = Cursor(cursor.rest[(mark + Self.mark.utf8CodeUnitCount)...])
    _ = list.take("for")
    while let anchor = list.takeAnchorOfTrace() {
      let owner = items.item(anchor.item.className, anchor.item.name, anchor.item.text)
      log.ambiguities.append(ConstraintLog.Anchor(owner, anchor.attribute))
      guard list.take(",") else { return }
    }
    if log.ambiguities.last?.item != item {
      // Older systems do not print what is missing.
      log.ambiguities += [.left, .top].map { ConstraintLog.Anchor(item, $0) }
    }
  }

  private mutating func note(_ item: Int, depth: Int) {
    while let last = path.last, last.depth >= depth { path.removeLast() }
    if let parent = path.last { log.superviews[item] = parent.item }
    path.append((depth, item))
  }
}

extension Cursor {
  /// `UILabel:0x7f'Hello'.minX{id: 21}`.
  fileprivate mutating func takeAnchorOfTrace() -> NamedAnchor? {
    guard let item = takeItem(), take(".") else { return nil }
    let name = take { $0 | 32 >= 97 && $0 | 32 <= 122 }
    let lowered = name.first.map { [$0 | 32] + name.dropFirst() } ?? []
    guard let attribute = ConstraintLog.Attribute(logged: lowered[...].text) else { return nil }
    if take("{") { _ = take { $0 != UInt8(ascii: "}") } }
    _ = take("}")
    return (item, attribute)
  }
}
