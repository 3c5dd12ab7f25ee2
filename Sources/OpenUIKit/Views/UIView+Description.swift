extension UIView {
  /// The view in UIKit's words: class, address, frame, text and what deviates from the usual.
  var formattedDescription: String {
    var parts = ["\(typeName(of: self)): \(address(of: self))", "frame = \(frame.shortDescription)"]
    if let text = descriptionText { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(shortNumber(Double(alpha)))") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The name of the view in constraint descriptions.
  var layoutDescription: String {
    let name = "\(typeName(of: self)):\(address(of: self))"
    if let text = descriptionText { return name + "'\(text)'" }
    if let accessibilityIdentifier { return name + "'\(accessibilityIdentifier)'" }
    return name
  }
}
