import UIKitShim

// AppKit's constraints belong to no actor, unlike UIKit's.
#if !ThreadConfined
  @MainActor
#endif
extension NSLayoutConstraint {
  /// The constraint in Masonry's format: keys instead of addresses, and multiplier, constant and priority
  /// only if they are not the defaults.
  ///
  /// `<MASLayoutConstraint:left UIView:box.left == UIView:other.right * 2 + 8 ^low>`
  @preconcurrency
  public var mas_description: String {
    "<\(MASDescription.name(of: self)) \(mas_equation)>"
  }

  /// The description without the constraint's own name.
  var mas_equation: String {
    var text = MASDescription.side(firstItem, firstAttribute)
    text += " \(relation.sign)"
    if secondAttribute == .notAnAttribute {
      text += " \(constant.shortText)"
    } else {
      text += " \(MASDescription.side(secondItem, secondAttribute))"
      if multiplier != 1 { text += " * \(multiplier.shortText)" }
      if constant != 0 { text += constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)" }
    }
    if priority != .required { text += " ^\(priority.name)" }
    return text
  }
}

/// Names of the objects that take part in a constraint.
enum MASDescription: ViewTreeConfined {
  /// `Class:key`, or `Class:0x1234` for an object without a key.
  static func name(of object: AnyObject?) -> String {
    guard let object else { return "(gone)" }
    return "\(typeName(of: object)):\(key(of: object) ?? pointer(to: object))"
  }

  /// The name of an object's class. Embedded Swift stores no class names, so there it is the name of the kind
  /// of object.
  static func typeName(of object: AnyObject) -> String {
    #if hasFeature(Embedded)
      switch object {
      case is MASLayoutConstraint: return "MASLayoutConstraint"
      case is NSLayoutConstraint: return "NSLayoutConstraint"
      case is MASLayoutGuide: return "UILayoutGuide"
      default: return "UIView"
      }
    #else
      // `<Class: address ...>`: the description of OpenUIKit's guides starts with the name of UIKit's class.
      if let description = (object as? MASLayoutGuide)?.description, description.hasPrefix("<") {
        return String(description.dropFirst().prefix { $0 != ":" })
      }
      return "\(type(of: object))"
    #endif
  }

  static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    attribute == .notAnAttribute ? name(of: item) : "\(name(of: item)).\(attribute.chainName)"
  }

  private static func key(of object: AnyObject) -> String? {
    if let constraint = object as? MASLayoutConstraint { return constraint.mas_key }
    return MASItemRecord.existing(of: object)?.key
  }

  private static func pointer(to object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "0x" + String(address, radix: 16)
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's name in descriptions. The last baseline is called the baseline, as in Masonry.
  var chainName: String {
    let names = [
      "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "baseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return names.indices.contains(rawValue) ? names[rawValue] : "attribute(\(rawValue))"
  }
}

extension MASLayoutPriority {
  /// The name that Masonry prints for a priority, or else its number.
  var name: String {
    switch self {
    case .defaultHigh: "high"
    case .mas_medium: "medium"
    case .defaultLow: "low"
    case MASLayoutPriority(50): "fitting size"
    default: windowName ?? CGFloat(rawValue).shortText
    }
  }
}
