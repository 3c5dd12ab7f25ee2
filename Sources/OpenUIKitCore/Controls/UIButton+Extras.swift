#if !hasFeature(Embedded)
  /// What most buttons leave at its default.
  struct ButtonExtras {
    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var showsTouchWhenHighlighted = false
    var shadowColors: [UIControl.State.RawValue: UIColor] = [:]
    var symbols: [UIControl.State.RawValue: UIImage.SymbolConfiguration] = [:]

    func shadowColor(in state: UIControl.State) -> UIColor? {
      shadowColors[state.rawValue] ?? shadowColors[UIControl.State.normal.rawValue]
    }

    /// The image with the configuration of a state.
    func symbol(_ image: UIImage?, in state: UIControl.State) -> UIImage? {
      guard let used = symbols[state.rawValue] ?? symbols[UIControl.State.normal.rawValue] else {
        return image
      }
      return image?.applyingSymbolConfiguration(used) ?? image
    }
  }

  extension UIButton {
    private var own: ButtonExtras {
      get { buttonExtras ?? ButtonExtras() }
      set { buttonExtras = newValue }
    }

    /// Creates a system button with an image, which sends an action when it is tapped.
    public class func systemButton(with image: UIImage, target: Selector.Value?, action: Selector?)
      -> UIButton
    {
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      if let action { button.addTarget(target, action: action, for: .touchUpInside) }
      return button
    }

    /// Sets how symbols are drawn in a state. States without one have that of the normal state; nil leaves images as they are.
    public final func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
      own.symbols[state.rawValue] = configuration
    }

    /// How symbols are drawn in a state, or else in the normal state.
    public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
      own.symbols[state.rawValue] ?? own.symbols[State.normal.rawValue]
    }

    /// How the visible symbol is drawn; nil for as it is.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      preferredSymbolConfigurationForImage(in: state)
    }

    /// Sets the colour of the title's shadow for a state.
    public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
      own.shadowColors[state.rawValue] = color
    }

    /// The colour of the title's shadow in a state, or else in the normal state.
    public final func titleShadowColor(for state: State) -> UIColor? { own.shadowColor(in: state) }

    /// The colour of the shadow of the visible title; nil for none.
    public final var currentTitleShadowColor: UIColor? { own.shadowColor(in: state) }

    /// Whether an image without one for the state becomes darker under a finger; true by default. It is kept: as in UIKit since iOS 15,
    /// configurations decide.
    public final var adjustsImageWhenHighlighted: Bool {
      get { own.adjustsImageWhenHighlighted }
      set { own.adjustsImageWhenHighlighted = newValue }
    }

    /// Whether an image without one for the state becomes lighter in a disabled button; true by default. It is kept.
    public final var adjustsImageWhenDisabled: Bool {
      get { own.adjustsImageWhenDisabled }
      set { own.adjustsImageWhenDisabled = newValue }
    }

    /// Whether the button glows under a finger; false by default. It is kept, and no button has glowed since iOS 7.
    public final var showsTouchWhenHighlighted: Bool {
      get { own.showsTouchWhenHighlighted }
      set { own.showsTouchWhenHighlighted = newValue }
    }
  }
#endif
