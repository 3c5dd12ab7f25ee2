#if !hasFeature(Embedded)
  /// A class in which views can stand that have an appearance of their own there: views and view controllers.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol UIAppearanceContainer: NSObjectProtocol {}

  /// A class whose instances take over what is set on a proxy of the class.
  ///
  /// A view takes it over when it comes into a window, for what it has not been given otherwise: what differs from the
  /// default of its class stays. What is set on a proxy afterwards holds for views that come into a window from then on.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of the class, always the same.
    static func appearance() -> Self
    /// The proxy for instances in one of the first class that is in one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
      -> Self
    /// The proxy for instances with given traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances with given traits in others, as above.
    static func appearance(
      for trait: UITraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
  }

  extension UIViewController: UIAppearanceContainer {}

  /// The proxies of views. Each is a view of the class, made by `init(coder:)` from an empty archive; the program stops where
  /// that returns nil. A thread has proxies of its own.
  ///
  /// They stand for the properties that UIKit marks so: of all views `backgroundColor` and `tintColor`, of labels
  /// `font` and `textColor`, of buttons the colours of titles and the insets of contents, of other controls and bars the
  /// tints. Anything else that is set on a proxy has no effect.
  extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy of the class, always the same.
    public static func appearance() -> Self { proxy(for: nil, in: []) }

    /// The proxy for instances in one of the first class that is in one of the second, and so on.
    public static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
      proxy(for: nil, in: containerTypes)
    }

    /// The proxy for instances with given traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

    /// The proxy for instances with given traits in one of the first class that is in one of the second, and so on.
    public static func appearance(
      for trait: UITraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
      proxy(for: trait, in: containerTypes)
    }

    private static func proxy(
      for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
    ) -> Self {
      let registry = AppearanceRegistry.ofThread
      if let known = registry.rule(of: self, traits, containers)?.proxy as? Self { return known }
      let (proxy, pristine) = (unset(), unset())
      registry.add(
        AppearanceRule(
          type: self, traits: traits, containers: containers, proxy: proxy, pristine: pristine
        ) { $0 is Self })
      return proxy
    }

    /// A view of the class that has been told nothing.
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
#endif
