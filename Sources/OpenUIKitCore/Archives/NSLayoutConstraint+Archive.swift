@_spi(Layout) import OpenUIKitLayout

extension NSLayoutConstraint {
  /// The constraint for an archive of the view that holds it; nil if one of its items is not part of the
  /// archive.
  func archived(below holder: UIView) -> NSDictionary? {
    guard let firstItem, let first = ItemAddress(of: firstItem, below: holder) else { return nil }
    var entries: [String: Any] = [
      "first item": first.text, "relation": relation.rawValue, "multiplier": Double(multiplier),
      "first attribute": firstAttribute.rawValue, "second attribute": secondAttribute.rawValue,
      "constant": Double(constant), "priority": Double(priority.rawValue),
    ]
    entries["identifier"] = identifier
    if let secondItem {
      guard let second = ItemAddress(of: secondItem, below: holder) else { return nil }
      entries["second item"] = second.text
    }
    for (side, offset) in [("first", distanceStarts.first), ("second", distanceStarts.second)] {
      guard let offset else { continue }
      guard let item = offset.node.object, let address = ItemAddress(of: item, below: holder) else {
        return nil
      }
      entries[side + " start"] = address.text
      entries[side + " start attribute"] = offset.attribute.rawValue
    }
    return entries as NSDictionary
  }

  /// The constraint in an archive of `holder`; nil if the archive is damaged.
  static func unarchived(_ entries: NSDictionary, below holder: UIView) -> NSLayoutConstraint? {
    func number(_ key: String) -> Double? { (entries[key] as? NSNumber)?.doubleValue }
    func attribute(_ key: String) -> Attribute? { number(key).flatMap { Attribute(rawValue: Int($0)) } }
    func node(_ key: String) -> LayoutNode? {
      let item = (entries[key] as? String).flatMap { ItemAddress(text: $0).item(below: holder) }
      return (item as? any LayoutItem)?.layoutNode
    }
    func offset(_ side: String) -> AnchorOffset? {
      guard let start = node(side + " start"), let attribute = attribute(side + " start attribute") else {
        return nil
      }
      return AnchorOffset(from: start, attribute)
    }
    guard let first = node("first item"), let firstAttribute = attribute("first attribute"),
      let secondAttribute = attribute("second attribute"), let multiplier = number("multiplier"),
      let relation = number("relation").flatMap({ Relation(rawValue: Int($0)) }),
      let constant = number("constant"), let priority = number("priority")
    else { return nil }
    let second = node("second item")
    guard (second == nil) == (entries["second item"] == nil) else { return nil }

    let made = NSLayoutConstraint()
    let starts = (first: offset("first"), second: offset("second"))
    if starts.first != nil || starts.second != nil { made.distanceStarts = starts }
    guard firstAttribute.isSize || second != nil || starts.first != nil else { return nil }
    made.configure(
      first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    made.priority = UILayoutPriority(Float(priority))
    made.identifier = entries["identifier"] as? String
    made.shouldBeArchived = true
    return made
  }
}
