extension UIButton {
  /// The appearance of a button: its texts, its image, its colours and their arrangement.
  public struct Configuration: ViewTreeConfined {
    /// The size of a button's text and insets.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// The radius of the background, greater in a large button.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A middle radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// At the start beside an image, and in the middle above or below it.
      case automatic = 0
      /// At the edge where reading starts.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the edge where reading ends.
      case trailing = 3
    }

    /// The kind of a configuration, which determines its colours.
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The title; nil for none.
    public var title: String?
    /// The text below the title; nil for none.
    public var subtitle: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// The edge of the texts that the image is at; the leading one by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and texts, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too long is shortened or broken into lines; into lines by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that is too long is shortened or broken into lines; into lines by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false
    /// The size of texts and default insets.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = Self.insets(of: buttonSize) } }
    }
    /// The corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of texts and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, from which the style makes the visible one; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background: UIBackgroundConfiguration
    /// Changes the image's colour before it is shown; nil for no change.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the activity indicator's colour before it is shown; nil for no change.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    #if !hasFeature(Embedded)
      var attributedTitleStorage: NSAttributedString?
      var attributedSubtitleStorage: NSAttributedString?
      /// Changes the title's attributes before it is shown; nil for no change.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// Changes the subtitle's attributes before it is shown; nil for no change.
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// The mark after texts and image; by default arrows in a button whose title is chosen from its menu.
      public var indicator = Indicator.automatic
      /// Changes the colour of the mark before it is shown; nil for no change.
      public var indicatorColorTransformer: UIConfigurationColorTransformer?
      /// The size, weight and colours of a symbol that does not set them itself; nil for its usual ones.
      public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
      /// The look of the button in an app with the idiom of a Mac. It is kept: as on telephones and tablets, it has no effect.
      public var macIdiomStyle = MacIdiomStyle.automatic
    #endif
    private var insets: NSDirectionalEdgeInsets
    private var hasOwnInsets = false

    init(_ style: Style) {
      self.style = style
      insets = Self.insets(of: .medium)
      background = UIBackgroundConfiguration()
      background.cornerRadius = Self.usualRadius
    }

    /// The distances between the content and the edges, in points; those of the size by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    /// Sets the distances between content and edges to those of the size.
    public mutating func setDefaultContentInsets() {
      hasOwnInsets = false
      insets = Self.insets(of: buttonSize)
    }

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    // UIKit's radius of a button's background, in points.
    static let usualRadius: CGFloat = 5.95
  }
}

extension UIButton.Configuration {
  /// Texts and image in the tint colour, without a background.
  public static func plain() -> Self { Self(.plain) }
  /// Texts and image in the tint colour on grey.
  public static func gray() -> Self { Self(.gray) }
  /// Texts and image in the tint colour on a light shade of it.
  public static func tinted() -> Self { Self(.tinted) }
  /// White texts and image on the tint colour.
  public static func filled() -> Self { Self(.filled) }
  /// Like `plain()`.
  public static func borderless() -> Self { Self(.plain) }
  /// Like `gray()`.
  public static func bordered() -> Self { Self(.gray) }
  /// Like `tinted()`.
  public static func borderedTinted() -> Self { Self(.tinted) }
  /// Like `filled()`.
  public static func borderedProminent() -> Self { Self(.filled) }

  /// Returns the configuration as the button's state changes it. The colours of a state are chosen when they are shown, so
  /// the configuration is the same for every state.
  public func updated(for button: UIButton) -> Self { self }

  // MARK: Colours

  /// The colour of texts and image, for a button's tint and state.
  func foregroundColor(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : tint
  }

  /// The colour of the background, for a button's tint and state.
  func backgroundColor(tint: UIColor, isEnabled: Bool, isHighlighted: Bool) -> UIColor {
    var color: UIColor
    if let own = background.backgroundColor {
      color = own
    } else {
      let base = baseBackgroundColor
      switch style {
      case .plain: color = base ?? .clear
      case .gray: color = isEnabled ? base ?? .secondarySystemFill : .tertiarySystemFill
      case .tinted: color = isEnabled ? (base ?? tint).withAlphaComponent(0.18) : .tertiarySystemFill
      case .filled: color = isEnabled ? base ?? tint : .tertiarySystemFill
      }
    }
    if let transformer = background.backgroundColorTransformer { color = transformer(color) }
    guard isHighlighted, style != .plain || color != .clear else { return color }
    return color.withAlphaComponent(alpha(of: color) * 0.75)
  }

  private func alpha(of color: UIColor) -> CGFloat { color.cgColor.alpha }

  // MARK: Fonts and corners

  /// The font of the title, in the content size of some traits.
  func titleFont(_ traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  /// The font of the subtitle, in the content size of some traits.
  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
  }

  /// The radius of the background's corners, for its size.
  func cornerRadius(of size: CGSize) -> CGFloat {
    let radius: CGFloat
    switch cornerStyle {
    case .fixed: radius = background.cornerRadius
    case .dynamic:
      radius =
        buttonSize == .large && background.cornerRadius == Self.usualRadius ? 8.75 : background.cornerRadius
    case .small: radius = 6
    case .medium: radius = 9
    case .large: radius = 14
    case .capsule: radius = .greatestFiniteMagnitude
    }
    return max(0, min(radius, size.height / 2, size.width / 2))
  }
}

extension UIButton {
  /// Changes a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = ViewTreeFunction<UIButton, Void>
}

extension UIButton {
  /// Creates a button with a configuration, and an action that a tap performs. The action's title and image are those of the
  /// configuration unless it has its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// The appearance of the button; nil, the default, for the titles and images of its states.
  public var configuration: Configuration? {
    get { (ownContent as? ConfiguredButton)?.configuration }
    set {
      if let newValue, let known = ownContent as? ConfiguredButton {
        known.configuration = newValue
      } else {
        (ownContent as? ConfiguredButton)?.remove()
        removeParts()
        ownContent = newValue.map { ConfiguredButton(self, $0) }
      }
      contentDidChange()
    }
  }

  /// Called before the button is shown in another state, to change its configuration; nil for none.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
}
