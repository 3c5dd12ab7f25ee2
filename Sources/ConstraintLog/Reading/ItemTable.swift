/// The items of a log by their names.
struct ItemTable {
  private(set) var items: [ConstraintLog.Item] = []
  private var indices: [[UInt8]: Int] = [:]
  /// The superview of an item, where the log names it.
  private(set) var superviews: [Int: Int] = [:]

  /// Returns the index of an item with this address, and adds it if it is new.
  mutating func item(_ className: String, _ name: String, _ text: String) -> Int {
    let key = Array(name.utf8)
    if let known = indices[key], name.hasPrefix("0x") || items[known].className == className {
      if items[known].text.isEmpty { items[known].text = text }
      if items[known].className.isEmpty { items[known].className = className }
      return known
    }
    items.append(ConstraintLog.Item(className: className, name: name, text: text))
    indices[key] = items.count - 1
    return items.count - 1
  }

  /// The item that a description without an end means, if other descriptions name it: by the same name, or by an address that begins so
  /// and of the same class. Nil if it is another item, or if there are several.
  func known(likeCut item: NamedItem) -> Int? {
    guard indices[Array(item.name.utf8)] == nil, item.name.utf8.count > 4 else { return nil }
    let isAddress = item.name.hasPrefix("0x")
    let alike = items.indices.filter {
      isAddress
        ? items[$0].className == item.className && items[$0].name.hasPrefix(item.name)
        : items[$0].name.hasPrefix("0x") && items[$0].text == item.name
    }
    return alike.count == 1 ? alike[0] : nil
  }

  mutating func setSuperview(_ superview: Int, of child: Int) {
    if superview != child, superviews[child] == nil { superviews[child] = superview }
  }

  /// The superview of an item, or its placeholder.
  mutating func superview(of child: Int) -> Int {
    if let known = superviews[child] { return known }
    items.append(
      ConstraintLog.Item(className: "", name: "superview of \(items[child].name)", placeholderOfChild: child))
    superviews[child] = items.count - 1
    return items.count - 1
  }
}
