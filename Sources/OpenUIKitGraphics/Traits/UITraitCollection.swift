/// The traits of an environment: size classes, light or dark appearance, direction, scale and the user's
/// preferences.
///
/// Immutable and safe to share between threads. An unknown trait is unspecified.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues
  /// The differences from the traits of views that are in no window: every view that comes into one asks for them.
  private let changesFromDetached: TraitChanges

  package init(_ values: TraitValues) {
    self.values = values
    changesFromDetached = values.changes(from: .detached)
    super.init()
  }

  /// Creates a collection that specifies nothing.
  public convenience override init() {
    self.init(TraitValues())
  }

  /// Creates a collection of all traits that the given ones specify. If several specify a trait, the last one
  /// wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.formUnion(traits.values) }
    self.init(values)
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Whether there is little width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is little height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// On the screen or on another interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the screen measures how hard it is pressed; unknown unless a host or a program sets it.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The look and the measures of the system's controls and bars. UIKit has no such trait: there the system decides.
  public var design: UIDesign { values.design }

  /// Whether the collection specifies all traits that `trait` specifies, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether dynamic colours may differ from those of another environment.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.hasOtherColors(than: traitCollection?.values ?? TraitValues())
  }

  /// The differences from `other`.
  package func changes(from other: UITraitCollection) -> TraitChanges {
    other === Self.detached ? changesFromDetached : values.changes(from: other.values)
  }

  /// The traits of `performAsCurrent(_:)`, or else those of an interface without a window, in the text size of the window that was made
  /// key last. Dynamic colours without an environment of their own are resolved with them.
  public static var current: UITraitCollection { TraitScope.current ?? .outside }

  /// Calls `actions` with the collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitScope.with(self, run: actions)
  }

  #if !hasFeature(Embedded)
    /// Whether `object` is a collection with equal traits.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? UITraitCollection)?.values == values
    }

    /// Equal for equal objects.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(values.userInterfaceStyle)
      hasher.combine(values.horizontalSizeClass)
      hasher.combine(values.verticalSizeClass)
      hasher.combine(values.displayScale)
      return hasher.finalize()
    }
  #endif

  /// Pixels per point where no window decides: those of most phones.
  package static let defaultDisplayScale: CGFloat = 3

  /// The traits of views without a window in the usual text size.
  package static let detached = UITraitCollection(.detached)

  /// The traits of views without a window, in the text size that the user prefers: that of the window that was made key last.
  package static var outside: UITraitCollection { TraitScope.outside }

  #if !hasFeature(Embedded)
    /// The traits of views without a window in a text size.
    static func outside(in category: UIContentSizeCategory) -> UITraitCollection {
      var values = TraitValues.detached
      values.preferredContentSizeCategory = category
      return category == .large ? .detached : UITraitCollection(values)
    }
  #endif
}

extension TraitValues {
  /// The traits of views outside windows.
  fileprivate static var detached: TraitValues {
    TraitValues(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
      displayScale: UITraitCollection.defaultDisplayScale, preferredContentSizeCategory: .large,
      accessibilityContrast: .normal, userInterfaceLevel: .base, design: .compatibility)
  }
}

extension UITraitCollection {
  /// Creates a collection of one trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection of one trait.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// Creates a collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection of one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection of one trait.
  public convenience init(design: UIDesign) {
    self.init(TraitValues(design: design))
  }

  /// Creates a collection of one trait.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouchCapability: forceTouchCapability))
  }
}
