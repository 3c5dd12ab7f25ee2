extension NSLayoutConstraint {
  /// The description in UIKit's format:
  /// `<NSLayoutConstraint:0x… 'identifier' body (active, names: '|':UIView:0x… )>`.
  ///
  /// The body is a visual format for distances between edges (`H:|-(10)-[UILabel:0x…]`), else an equation.
  /// Deallocated items are printed as `(null)`.
  var formattedDescription: String {
    var text = "<\(nameOfClass(of: self)):\(address(of: self)) "
    if let identifier { text += "'\(identifier)' " }
    let (note, state) = (systemNote, isActive || systemNote != nil ? "active" : "inactive")
    text += note?.before ?? ""
    let end = "\(note?.after ?? "")   (\(state)"
    guard let format = ConstraintFormat(self) else { return text + equation + end + ")>" }
    text += format.text + end
    if let superview = format.superview {
      text += ", names: '|':\(superview.item?.layoutDescription ?? "(null)") "
    }
    return text + ")>"
  }

  private var equation: String {
    var text =
      "\(sideDescription(firstNode, firstAttribute, offsets?.first)) \(relation.symbol) \(secondSideDescription)"
    if priority != .required { text += " @\(shortNumber(Double(priority.rawValue)))" }
    return text
  }

  private var secondSideDescription: String {
    guard secondNode != nil, secondAttribute != .notAnAttribute else { return shortNumber(Double(constant)) }
    var text = multiplier == 1 ? "" : "\(shortNumber(Double(multiplier)))*"
    text += sideDescription(secondNode, secondAttribute, offsets?.second)
    if constant > 0 { text += " + \(shortNumber(Double(constant)))" }
    if constant < 0 { text += " - \(shortNumber(Double(-constant)))" }
    return text
  }

  private func sideDescription(
    _ node: LayoutNode?, _ attribute: Attribute, _ offset: AnchorOffset?
  ) -> String {
    let end = "\(itemDescription(node)).\(attribute.name)"
    guard let offset else { return end }
    return "(\(end) - \(itemDescription(offset.node)).\(offset.attribute.name))"
  }

  private func itemDescription(_ node: LayoutNode?) -> String {
    node?.item?.layoutDescription ?? "(null)"
  }
}
