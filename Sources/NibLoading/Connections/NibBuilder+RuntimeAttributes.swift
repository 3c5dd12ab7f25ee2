import InterfaceBuilder
import OpenUIKit

/// Values that a file sets by key path.
extension NibBuilder {
  func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(of: attribute)
      if file.classes.set(value, for: path, of: object) { continue }
      if let view = object as? UIView, SystemAttributes.set(value, for: path, of: view) { continue }
      remark(
        attribute, "this class is not key value coding-compliant for the key \(path): \(type(of: object))")
    }
  }

  private func value(of attribute: InterfaceElement) -> Any? {
    switch attribute["type"] {
    case "boolean": attribute.flag("value")
    case "number":
      attribute.value("value").flatMap { $0.number("value") }.map { CGFloat($0) }
    case "string", "localizedString": attribute.string("value")
    case "color": colors.color("value", of: attribute)
    case "size": attribute.size("value").map { CGSize(width: $0.width, height: $0.height) }
    case "point": attribute.point("value").map { CGPoint(x: $0.x, y: $0.y) }
    case "rect":
      attribute.rectangle("value").map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    case "image": images.image("value", of: attribute)
    default: nil
    }
  }
}

/// The key paths of UIKit's own classes that files set.
enum SystemAttributes: ViewTreeConfined {
  /// Sets a value. Returns false if the classes of UIKit have no such key path, or one of another type.
  static func set(_ value: Any?, for path: String, of view: UIView) -> Bool {
    switch (path, value) {
    case ("layer.cornerRadius", let number as CGFloat): view.layer.cornerRadius = number
    case ("layer.cornerRadius", let text as String):
      view.layer.cornerRadius = Double(text).map { CGFloat($0) } ?? 0
    case ("layer.borderWidth", let number as CGFloat): view.layer.borderWidth = number
    case ("layer.masksToBounds", let flag as Bool): view.layer.masksToBounds = flag
    case ("layer.shadowRadius", let number as CGFloat): view.layer.shadowRadius = number
    case ("layer.shadowOpacity", let number as CGFloat): view.layer.shadowOpacity = Float(number)
    case ("layer.shadowOffset", let size as CGSize): view.layer.shadowOffset = size
    // UIKit puts the object of a UIColor in the place of a CGColor, which draws nothing.
    case ("layer.borderColor", is UIColor), ("layer.shadowColor", is UIColor): break
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): view.isHidden = flag
    case ("alpha", let number as CGFloat): view.alpha = number
    case ("tag", let number as CGFloat): view.tag = Int(exactly: number.rounded()) ?? view.tag
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("tintColor", let color as UIColor): view.tintColor = color
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    default: return setText(value, for: path, of: view)
    }
    return true
  }

  private static func setText(_ value: Any?, for path: String, of view: UIView) -> Bool {
    switch (path, view, value) {
    case ("text", let label as UILabel, let text as String): label.text = text
    case ("text", let field as UITextField, let text as String): field.text = text
    case ("text", let view as UITextView, let text as String): view.text = text
    case ("placeholder", let field as UITextField, let text as String): field.placeholder = text
    case ("placeholder", let bar as UISearchBar, let text as String): bar.placeholder = text
    case ("textColor", let label as UILabel, let color as UIColor): label.textColor = color
    case ("titleLabel.textAlignment", let button as UIButton, let number as CGFloat):
      button.titleLabel?.textAlignment =
        Int(exactly: number).flatMap { NSTextAlignment(rawValue: $0) } ?? .natural
    case ("titleLabel.numberOfLines", let button as UIButton, let number as CGFloat):
      button.titleLabel?.numberOfLines = Int(exactly: number) ?? 1
    default: return false
    }
    return true
  }
}
