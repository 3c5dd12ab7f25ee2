/// The archived form of an anchor: its item and attribute, and those of the anchor where the distance
/// starts, if it is one.
struct AnchorArchive: ViewTreeConfined, @unchecked Sendable {
  nonisolated let node: LayoutNode
  nonisolated let attribute: NSLayoutConstraint.Attribute
  nonisolated(unsafe) let offset: AnchorOffset?

  /// Reads the archived item and attribute; nil without an item.
  init?(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding,
      let (item, attribute) = Self.part(of: coder, item: "NSItem", attribute: "NSAttribute")
    else { return nil }
    node = item.layoutNode
    self.attribute = attribute
    offset = Self.part(of: coder, item: "NSStartItem", attribute: "NSStartAttribute").map {
      AnchorOffset(from: $0.layoutNode, $1)
    }
  }

  private static func part(of coder: NSCoder, item: String, attribute: String)
    -> (any LayoutItem, NSLayoutConstraint.Attribute)?
  {
    guard let item = coder.object(forKey: item) as? any LayoutItem,
      let attribute = NSLayoutConstraint.Attribute(rawValue: coder.decodeInteger(forKey: attribute))
    else { return nil }
    return (item, attribute)
  }
}
