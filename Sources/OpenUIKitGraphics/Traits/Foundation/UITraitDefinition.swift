/// A trait, as a type that names it.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value if it is unspecified.
  static var defaultValue: Value { get }
}

/// A trait by its type, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point; 0 if unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Not known.
  public static var defaultValue: CGFloat { 0 }
}

/// Whether the available width is compact or regular.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the available height is compact or regular.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// Whether the content is at the base level or above another interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

extension TraitValues {
  /// Whether a trait is equal in both. Traps for custom traits.
  package func isSame(_ trait: UITrait, in other: TraitValues) -> Bool {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: return userInterfaceIdiom == other.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: return userInterfaceStyle == other.userInterfaceStyle
    case is UITraitLayoutDirection.Type: return layoutDirection == other.layoutDirection
    case is UITraitDisplayScale.Type: return displayScale == other.displayScale
    case is UITraitHorizontalSizeClass.Type: return horizontalSizeClass == other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: return verticalSizeClass == other.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type:
      return preferredContentSizeCategory == other.preferredContentSizeCategory
    case is UITraitAccessibilityContrast.Type: return accessibilityContrast == other.accessibilityContrast
    case is UITraitUserInterfaceLevel.Type: return userInterfaceLevel == other.userInterfaceLevel
    default: fatalError("OpenUIKit has no trait \(trait): there are no custom traits")
    }
  }

  /// Resets a trait to unspecified. Traps for custom traits.
  package mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = .unspecified
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = .unspecified
    case is UITraitLayoutDirection.Type: layoutDirection = .unspecified
    case is UITraitDisplayScale.Type: displayScale = 0
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = .unspecified
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = .unspecified
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = .unspecified
    case is UITraitAccessibilityContrast.Type: accessibilityContrast = .unspecified
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = .unspecified
    default: fatalError("OpenUIKit has no trait \(trait): there are no custom traits")
    }
  }
}
