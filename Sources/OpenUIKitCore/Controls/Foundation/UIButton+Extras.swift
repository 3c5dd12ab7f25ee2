/// The properties that most buttons leave at their defaults.
struct ButtonExtras {
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
  var showsTouchWhenHighlighted = false
  var adjustsImageSize = false
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
  var own: ButtonExtras {
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
}
