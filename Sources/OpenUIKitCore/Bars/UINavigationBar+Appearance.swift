/// The properties of a navigation bar that are older than appearances.
#if !ThreadConfined
  @MainActor
#endif
struct OlderNavigationProperties {
  var tint: UIColor?
  var style = UIBarStyle.default
  var isTranslucent = true
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var shadowImage: UIImage?
  var title = BarTextAttributes()
  var largeTitle = BarTextAttributes()
  var backIndicatorImage: UIImage?
  var hasOwnAppearance = false
}

extension UINavigationBar {
  // MARK: Appearances

  /// The appearance above content. The bar copies it.
  public final var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard = appearances.standard { return standard }
      let made = UINavigationBarAppearance()
      appearances.standard = made
      followAppearances()
      return made
    }
    set {
      appearances.standard = UINavigationBarAppearance(barAppearance: newValue)
      older.hasOwnAppearance = true
      followAppearances()
    }
  }

  /// The appearance above content in little height; nil for the standard one. The bar copies it.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The appearance at the beginning of the content; nil for the standard one without background. The bar
  /// copies it.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The appearance at the beginning of the content in little height; nil for the one in common height. The
  /// bar copies it.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  private func followAppearances() {
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    for appearance in appearances.all { appearance.didChange = { bar.wrappedValue?.showAppearance() } }
    showAppearance()
  }

  /// The bar's own appearance above content.
  final func barAppearance(isCompact: Bool) -> UINavigationBarAppearance {
    let own = appearances.aboveContent(isCompact: isCompact)
    if older.hasOwnAppearance, let own { return own }
    let appearance = own.map { UINavigationBarAppearance(barAppearance: $0) } ?? UINavigationBarAppearance()
    let image = older.backgroundImages[isCompact ? .compact : .default] ?? older.backgroundImages[.default]
    appearance.background.take(
      BarBackgroundProperties(
        tint: older.tint, image: image, shadow: older.shadowImage, style: older.style,
        isTranslucent: older.isTranslucent))
    return appearance
  }

  // MARK: Older properties

  /// The background colour of the bar above content; the material of bars by default. `standardAppearance`
  /// replaces it.
  public final var barTintColor: UIColor? {
    get { older.tint }
    set { changeOlder { $0.tint = newValue } }
  }

  /// The brightness of the bar.
  public final var barStyle: UIBarStyle {
    get { older.style }
    set { changeOlder { $0.style = newValue } }
  }

  /// Whether content shows through the bar. Screens do not extend below an opaque bar, unless their
  /// `extendedLayoutIncludesOpaqueBars` is true.
  public final var isTranslucent: Bool {
    get { older.isTranslucent }
    set {
      changeOlder { $0.isTranslucent = newValue }
      heightsDidChange()
    }
  }

  /// The picture that replaces the line. It needs a background image, as in UIKit.
  public final var shadowImage: UIImage? {
    get { older.shadowImage }
    set { changeOlder { $0.shadowImage = newValue } }
  }

  /// The picture of the back button instead of the chevron; nil for the chevron.
  public final var backIndicatorImage: UIImage? {
    get { older.backIndicatorImage }
    set { changeOlder { $0.backIndicatorImage = newValue } }
  }

  /// Sets the picture of the background in bars of a height.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    changeOlder { $0.backgroundImages[barMetrics] = backgroundImage }
  }

  /// The picture of the background in bars of a height.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    older.backgroundImages[barMetrics]
  }

  #if !hasFeature(Embedded)
    /// The attributes of titles that the appearance does not set; nil for the default's.
    public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
      get { older.title.values.isEmpty ? nil : older.title.values }
      set { changeOlder { $0.title.values = newValue ?? [:] } }
    }

    /// The attributes of large titles that the appearance does not set; nil for the default's.
    public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
      get { older.largeTitle.values.isEmpty ? nil : older.largeTitle.values }
      set { changeOlder { $0.largeTitle.values = newValue ?? [:] } }
    }
  #endif

  private func changeOlder(_ change: (inout OlderNavigationProperties) -> Void) {
    change(&older)
    showAppearance()
  }
}
