/// The appearance of a tab bar: background and tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the picture above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { partDidChange() } }
  /// The appearance of tabs with picture and title side by side.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { partDidChange() } }
  /// The appearance of tabs side by side in little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { partDidChange() }
  }
  /// The colour of the selected tab; nil for the tint colour.
  open var selectionIndicatorTintColor: UIColor? { didSet { didChange?() } }
  /// The picture behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage? { didSet { didChange?() } }

  /// Creates the default appearance of a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    partDidChange()
  }

  /// Creates a copy of an appearance. Tabs are copied from an appearance of a tab bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { take(other) }
    partDidChange()
  }

  private func take(_ other: UITabBarAppearance) {
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
    inlineLayoutAppearance.take(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  private func partDidChange() {
    let parts = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
    noteChanges(of: parts.flatMap { $0.states })
    didChange?()
  }

  /// The appearance of tabs in an arrangement.
  final func itemAppearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}
