@_spi(Layout) import OpenUIKitLayout

/// A trait, as a type that names it.
public protocol UITraitDefinition {
  /// Leaves the trait to the surroundings.
  static func remove(from overrides: inout UITraitOverrides)
}

extension UITraitOverrides {
  /// Leaves a trait to the surroundings again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { Trait.remove(from: &self) }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.userInterfaceIdiom = .unspecified
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.userInterfaceStyle = .unspecified
  }
}

/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.layoutDirection = .unspecified
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.displayScale = 0
  }
}

/// Whether the available width is compact or regular.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.horizontalSizeClass = .unspecified
  }
}

/// Whether the available height is compact or regular.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.verticalSizeClass = .unspecified
  }
}

/// The text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.preferredContentSizeCategory = .unspecified
  }
}

/// The contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.accessibilityContrast = .unspecified
  }
}

/// Whether the content is at the base level or above another interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Leaves the trait to the surroundings.
  public static func remove(from overrides: inout UITraitOverrides) {
    overrides.userInterfaceLevel = .unspecified
  }
}
