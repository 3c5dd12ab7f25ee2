/// The appearance of a bar's buttons in one state.
open class UIBarButtonItemStateAppearance: UIBarItemStateAppearance {
  /// The picture behind the button; nil for none.
  open var backgroundImage: UIImage? { didSet { didChange?() } }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    super.take(other)
    backgroundImage = other.backgroundImage
  }
}

/// The appearance of a bar's buttons of one style.
open class UIBarButtonItemAppearance: NSObject, ViewTreeConfined {
  /// The appearance of buttons that can be tapped.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of buttons under a touch. What it does not set is as in the normal state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of buttons with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance of a style.
  public init(style: UIBarButtonItem.Style = .plain) {
    super.init()
  }

  /// Restores the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) { take(UIBarButtonItemAppearance()) }

  final var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  final func take(_ other: UIBarButtonItemAppearance) {
    for (own, state) in zip(states, other.states) { own.take(state) }
  }

  /// The appearance of a state of a control.
  final func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.focused) ? focused : normal
  }

  /// The attributes of the title in a state, and those of the normal state that it does not set.
  final func title(for state: UIControl.State) -> BarTextAttributes {
    appearance(for: state).title.over(normal.title)
  }
}
