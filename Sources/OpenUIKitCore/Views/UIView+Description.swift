extension UIView {
  /// The implementation of `description`: on threads other than the view's own, only class and address.
  nonisolated var descriptionOnAnyThread: String {
    onOwningThread {
      formattedDescription
    } elsewhere: {
      "<\(typeName(of: self)): \(address(of: self))>"
    }
  }

  /// The view in UIKit's format: class, address, frame, text and properties that differ from their defaults.
  var formattedDescription: String {
    var parts = ["\(typeName(of: self)): \(address(of: self))", "frame = \(frame.shortDescription)"]
    if let text = descriptionText { parts.append("text = '\(text)'") }
    parts += lookDescriptions
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The name of the view in messages about constraints; empty in a program without words.
  package var layoutDescription: String {
    guard describesInWords else { return "" }
    if let name = associatedObjects.nameOfOwner { return "\(typeName(of: self)):\(name)" }
    let name = "\(typeName(of: self)):\(address(of: self))"
    if let text = descriptionText { return name + "'\(text)'" }
    if let accessibilityIdentifier { return name + "'\(accessibilityIdentifier)'" }
    return name
  }
}
