// Attributes as dictionaries. Their values are `Any`, which Embedded Swift does not have.
extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a name from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style within the family: a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name for people: a `String`. Only read.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary with keys of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries with keys of ``FeatureKey``. Digits of one width are supported.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style: a `String` or ``UIFont/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the traits' dictionary.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``SymbolicTraits``, or their bits as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// ``UIFont/Weight``, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, from -1 to 1; more than 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature's dictionary.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The choice, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Creates a description from attributes. Unknown attributes, and values of a wrong type, have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var values = FontDescription()
    values.set(attributes)
    self.init(values)
  }

  /// Returns the description with additional attributes, which replace its own.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var values = values
    values.set(attributes)
    return UIFontDescriptor(values)
  }

  /// The attributes of the description.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    attributes[.family] = values.family
    attributes[.name] = values.name
    attributes[.face] = values.styleName
    attributes[.size] = values.size
    attributes[.textStyle] = values.textStyle?.rawValue
    var traits: [TraitKey: Any] = [:]
    traits[.weight] = values.weight?.rawValue
    traits[.symbolic] = values.symbolicTraits?.rawValue
    if !traits.isEmpty { attributes[.traits] = traits }
    if values.hasMonospacedDigits {
      attributes[.featureSettings] = [
        [FeatureKey.type: kNumberSpacingType, FeatureKey.selector: kMonospacedNumbersSelector]
      ]
    }
    return attributes
  }

  /// The attribute with a name: that of the description or, for names and traits, of the font that it stands for.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    if let own = fontAttributes[anAttribute] { return own }
    let font = values.font(size: 0)
    switch anAttribute {
    case .family: return font.familyName
    case .name, .visibleName: return font.fontName
    case .face: return font.face?.styleName ?? font.weight.styleName
    case .traits:
      return [
        TraitKey.weight: font.weight.rawValue, TraitKey.symbolic: font.symbolicTraits.rawValue,
        TraitKey.slant: font.isItalic ? CGFloat(0.07) : 0,
      ]
    default: return nil
    }
  }
}

/// The kind of feature that sets the widths of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their natural widths.
public let kProportionalNumbersSelector = 1

extension FontDescription {
  fileprivate mutating func set(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let family = attributes[.family] as? String { (self.family, name) = (family, nil) }
    if let name = attributes[.name] as? String { self.name = name }
    if let face = attributes[.face] as? String { (styleName, name) = (face, nil) }
    if let size = number(attributes[.size]) { self.size = size }
    if let style = attributes[.textStyle] as? UIFont.TextStyle { textStyle = style }
    if let style = attributes[.textStyle] as? String { textStyle = UIFont.TextStyle(rawValue: style) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { set(traits) }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for feature in features where number(feature[.type]) == CGFloat(kNumberSpacingType) {
        hasMonospacedDigits = number(feature[.selector]) == CGFloat(kMonospacedNumbersSelector)
      }
    }
  }

  private mutating func set(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    // The name of a font would fix its old weight and slant.
    if let name, let font = FontLookup.font(named: name, size: 1) {
      (family, self.name) = (font.familyName, nil)
    }
    if let bits = number(traits[.symbolic]), bits >= 0, bits <= CGFloat(UInt32.max) {
      symbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
    }
    if let weight = number(traits[.weight]) { self.weight = UIFont.Weight(rawValue: weight) }
    if let slant = number(traits[.slant]) {
      var traits = symbolicTraits ?? []
      if slant > 0 { traits.insert(.traitItalic) } else { traits.remove(.traitItalic) }
      symbolicTraits = traits
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value
    case let value as UIFont.Weight: return value.rawValue
    case let value as UIFontDescriptor.SymbolicTraits: return CGFloat(value.rawValue)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as Int: return CGFloat(value)
    case let value as UInt32: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    default: return nil
    }
  }
}
