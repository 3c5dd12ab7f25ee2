/// The traits as properties that can be set.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction of the interface.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 if unspecified.
  var displayScale: CGFloat { get set }
  /// Whether there is little width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether there is little height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// On the screen or on another interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the screen measures how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The look and the measures of the system's controls and bars.
  var design: UIDesign { get set }
}

/// The traits of an environment, unspecified by default: the storage of collections and overrides.
package struct TraitValues: UIMutableTraits, Equatable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  package var accessibilityContrast: UIAccessibilityContrast = .unspecified
  package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  package var forceTouchCapability: UIForceTouchCapability = .unknown
  package var design: UIDesign = .unspecified

  /// No trait is specified.
  package static var unspecified: TraitValues { TraitValues() }

  /// Sets every trait that `other` specifies.
  package mutating func formUnion(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.design != .unspecified { design = other.design }
  }

  /// The differences from `other`.
  package func changes(from other: TraitValues) -> TraitChanges {
    var changes: TraitChanges = self == other ? [] : .any
    if hasOtherColors(than: other) { changes.insert(.colors) }
    if layoutDirection != other.layoutDirection { changes.insert(.direction) }
    return changes
  }

  /// Whether dynamic colours may differ.
  func hasOtherColors(than other: TraitValues) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  /// Whether every trait that `other` specifies has the same value here.
  package func contains(_ other: TraitValues) -> Bool {
    var union = self
    union.formUnion(other)
    return union == self
  }
}

/// The differences between two sets of traits.
package struct TraitChanges: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// At least one trait differs.
  package static let any = TraitChanges(rawValue: 1 << 0)
  /// Dynamic colours may differ.
  package static let colors = TraitChanges(rawValue: 1 << 1)
  /// The layout direction differs.
  package static let direction = TraitChanges(rawValue: 1 << 2)
}
