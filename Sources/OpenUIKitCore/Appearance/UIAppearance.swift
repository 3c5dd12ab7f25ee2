/// A class whose instances get the values that are set on a proxy of the class.
///
/// A view gets them when it enters a window. Properties that differ from the default of the view's class
/// stay. A later change of the proxy applies to views that enter a window from then on.
public protocol UIAppearance: NSObjectProtocol, ViewTreeConfined {
  /// The proxy of the class, always the same.
  static func appearance() -> Self
  /// The proxy for instances inside an instance of the first class, which is inside one of the second, and
  /// so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  /// The proxy for instances with given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for instances with given traits in other instances, as above.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
