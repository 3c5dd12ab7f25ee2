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
        attribute,
        "this class is not key value coding-compliant for the key \(path): \(NibMembers.className(of: object))"
      )
    }
  }

  private func value(of attribute: InterfaceElement) -> NibValue {
    switch attribute["type"] {
    case "boolean": NibValue(attribute.flag("value")) { .flag($0) }
    case "number": NibValue(attribute.value("value")?.number("value")) { .number(CGFloat($0)) }
    case "string", "localizedString": NibValue(attribute.string("value")) { .text($0) }
    case "color": NibValue(colors.color("value", of: attribute)) { .object($0) }
    case "size": NibValue(attribute.size("value")) { .size(CGSize(width: $0.width, height: $0.height)) }
    case "point": NibValue(attribute.point("value")) { .point(CGPoint(x: $0.x, y: $0.y)) }
    case "rect":
      NibValue(attribute.rectangle("value")) {
        .rectangle(CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height))
      }
    case "image": NibValue(images.image("value", of: attribute)) { .object($0) }
    default: .nothing
    }
  }
}

extension NibValue {
  /// The value of a part of a file; nothing for nil.
  fileprivate init<Part>(_ part: Part?, _ value: (Part) -> NibValue) {
    self = part.map(value) ?? .nothing
  }
}

/// The key paths of UIKit's own classes that files set.
enum SystemAttributes: ViewTreeConfined {
  /// Sets a value. Returns false if the classes of UIKit have no such key path, or one of another type.
  static func set(_ value: NibValue, for path: String, of view: UIView) -> Bool {
    switch (path, value) {
    case ("layer.cornerRadius", .number(let number)): view.layer.cornerRadius = number
    case ("layer.cornerRadius", .text(let text)):
      view.layer.cornerRadius = InterfaceElement.decimal(text).map { CGFloat($0) } ?? 0
    case ("layer.borderWidth", .number(let number)): view.layer.borderWidth = number
    case ("layer.masksToBounds", .flag(let flag)): view.layer.masksToBounds = flag
    case ("layer.shadowRadius", .number(let number)): view.layer.shadowRadius = number
    case ("layer.shadowOpacity", .number(let number)): view.layer.shadowOpacity = Float(number)
    case ("layer.shadowOffset", .size(let size)): view.layer.shadowOffset = size
    // UIKit puts the object of a UIColor in the place of a CGColor, which draws nothing.
    case ("layer.borderColor", .object(is UIColor)), ("layer.shadowColor", .object(is UIColor)): break
    case ("accessibilityIdentifier", .text(let text)): view.accessibilityIdentifier = text
    case ("accessibilityLabel", .text(let text)): view.accessibilityLabel = text
    case ("hidden", .flag(let flag)), ("isHidden", .flag(let flag)): view.isHidden = flag
    case ("alpha", .number(let number)): view.alpha = number
    case ("tag", .number(let number)): view.tag = Int(exactly: number.rounded()) ?? view.tag
    case ("clipsToBounds", .flag(let flag)): view.clipsToBounds = flag
    case ("tintColor", .object(let color as UIColor)): view.tintColor = color
    case ("backgroundColor", .object(let color as UIColor)): view.backgroundColor = color
    default: return setText(value, for: path, of: view)
    }
    return true
  }

  private static func setText(_ value: NibValue, for path: String, of view: UIView) -> Bool {
    switch (path, view, value) {
    case ("text", let label as UILabel, .text(let text)): label.text = text
    case ("text", let field as UITextField, .text(let text)): field.text = text
    case ("text", let view as UITextView, .text(let text)): view.text = text
    case ("placeholder", let field as UITextField, .text(let text)): field.placeholder = text
    case ("placeholder", let bar as UISearchBar, .text(let text)): bar.placeholder = text
    case ("textColor", let label as UILabel, .object(let color as UIColor)): label.textColor = color
    case ("titleLabel.textAlignment", let button as UIButton, .number(let number)):
      button.titleLabel?.textAlignment =
        Int(exactly: number).flatMap { NSTextAlignment(rawValue: $0) } ?? .natural
    case ("titleLabel.numberOfLines", let button as UIButton, .number(let number)):
      button.titleLabel?.numberOfLines = Int(exactly: number) ?? 1
    default: return false
    }
    return true
  }
}
