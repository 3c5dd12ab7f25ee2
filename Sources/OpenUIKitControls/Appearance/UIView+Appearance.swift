/// The proxies of views. Each is a view of the class, created by `init(coder:)` from an empty archive. The
/// program stops if that returns nil. Each thread has proxies of its own.
///
/// They support the properties that UIKit marks, and no others:
/// - all views: `backgroundColor` and `tintColor`;
/// - labels: `font` and `textColor`;
/// - buttons: the colours of titles and the insets of contents;
/// - other controls: the tints, and of segmented controls the attributes of titles;
/// - text fields: font, colour of the text and look of the keyboard;
/// - tables and their cells: separators, the index, the padding of headers and the style of selections;
/// - search bars: the tint and the style;
/// - navigation bars, tab bars and toolbars: appearances, backgrounds, tints and the attributes of titles.
extension UIView: UIAppearance {
  /// The proxy of the class, always the same.
  public static func appearance() -> Self { proxy(for: nil, in: []) }

  /// The proxy for instances inside an instance of the first class, which is inside one of the second, and
  /// so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(for: nil, in: containerTypes)
  }

  /// The proxy for instances with given traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

  /// The proxy for instances with given traits, inside an instance of the first class, which is inside one
  /// of the second, and so on.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(for: trait, in: containerTypes)
  }

  private static func proxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let registry = AppearanceRegistry.shared
    if let known = registry.rule(of: self, traits, containers)?.proxy as? Self { return known }
    let (proxy, pristine) = (unset(), unset())
    registry.add(
      AppearanceRule(
        type: self, traits: traits, containers: containers, proxy: proxy, pristine: pristine
      ) { $0 is Self }, supporting: AppearanceProperty.all)
    return proxy
  }

  /// A new view of the class, with its defaults.
  private static func unset() -> Self {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let archive = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    guard let made = Self(coder: archive ?? NSCoder()) else {
      fatalError("\(self).appearance() needs an init(coder:) that makes a view")
    }
    return made
  }
}
