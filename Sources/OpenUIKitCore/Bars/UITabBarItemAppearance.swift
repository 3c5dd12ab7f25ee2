/// The appearance of tabs in one state.
open class UITabBarItemStateAppearance: UIBarItemStateAppearance {
  /// The colour of the picture; nil for the bar's.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// The displacement of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// The colour of the badge; nil for red.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  final var badge = BarTextAttributes() { didSet { didChange?() } }

  #if !hasFeature(Embedded)
    /// The attributes of the text on the badge. Missing ones are the default's.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
      get { badge.values }
      set { badge.values = newValue }
    }
  #endif

  final func take(_ other: UITabBarItemStateAppearance) {
    super.take(other)
    (iconColor, badge) = (other.iconColor, other.badge)
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
  }
}

/// The appearance of tabs in one arrangement of picture and title.
open class UITabBarItemAppearance: NSObject, ViewTreeConfined {
  /// The arrangement of picture and title.
  public enum Style: Int, Sendable {
    /// The picture above the title.
    case stacked = 0
    /// Side by side.
    case inline = 1
    /// Side by side in little height.
    case compactInline = 2
  }

  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the tab with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the appearance of an arrangement.
  public init(style: Style = .stacked) {
    super.init()
  }

  /// Restores the default of an arrangement.
  open func configureWithDefault(for style: Style) { take(UITabBarItemAppearance()) }

  final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  final func take(_ other: UITabBarItemAppearance) {
    for (own, state) in zip(states, other.states) { own.take(state) }
  }

  /// The appearance of a state of a control.
  final func appearance(for state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.selected) { return selected }
    return state.contains(.focused) ? focused : normal
  }
}
