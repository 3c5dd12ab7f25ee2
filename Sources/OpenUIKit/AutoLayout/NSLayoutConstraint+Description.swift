extension NSLayoutConstraint {
  /// The description in UIKit's format. Items that have died print as `(null)`.
  var formattedDescription: String {
    var text = "<\(typeName(of: self)):\(address(of: self)) "
    if let identifier { text += "'\(identifier)' " }
    text += "\(itemDescription(firstNode)).\(firstAttribute.name) \(relation.symbol) \(secondSideDescription)"
    if priority != .required { text += " @\(shortNumber(Double(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  private var secondSideDescription: String {
    guard secondNode != nil, secondAttribute != .notAnAttribute else { return shortNumber(Double(constant)) }
    var text = multiplier == 1 ? "" : "\(shortNumber(Double(multiplier)))*"
    text += "\(itemDescription(secondNode)).\(secondAttribute.name)"
    if constant > 0 { text += " + \(shortNumber(Double(constant)))" }
    if constant < 0 { text += " - \(shortNumber(Double(-constant)))" }
    return text
  }

  private func itemDescription(_ node: LayoutNode?) -> String {
    node?.item?.layoutDescription ?? "(null)"
  }
}
