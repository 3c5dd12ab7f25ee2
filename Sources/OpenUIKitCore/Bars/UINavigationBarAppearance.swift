/// The appearance of a navigation bar: background, titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  final var title = BarTextAttributes() { didSet { didChange?() } }
  final var largeTitle = BarTextAttributes() { didSet { didChange?() } }

  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partDidChange() } }
  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partDidChange() } }
  /// The appearance of the back button. What it does not set is that of plain buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partDidChange() } }

  /// The picture of the back button instead of the chevron; nil for the chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The shape within which the back button's title shows while it moves.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Creates the default appearance of a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    partDidChange()
  }

  /// Creates a copy of an appearance. Titles and buttons are copied from an appearance of a navigation bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { take(other) }
    partDidChange()
  }

  private func take(_ other: UINavigationBarAppearance) {
    (title, largeTitle) = (other.title, other.largeTitle)
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
    backButtonAppearance.take(other.backButtonAppearance)
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  private func partDidChange() {
    noteChanges(of: buttonAppearance.states + doneButtonAppearance.states + backButtonAppearance.states)
    didChange?()
  }

  /// Sets the picture of the back button, and the shape within which its title shows while it moves. Both or
  /// none must be nil.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    didChange?()
  }

  #if !hasFeature(Embedded)
    /// The attributes of the title. Missing ones have the default values.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
      get { title.values }
      set { title.values = newValue }
    }

    /// The attributes of the large title. Missing ones have the default values.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
      get { largeTitle.values }
      set { largeTitle.values = newValue }
    }
  #endif

  /// The appearance of a button of a style.
  final func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
