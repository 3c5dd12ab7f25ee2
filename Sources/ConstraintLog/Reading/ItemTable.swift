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
