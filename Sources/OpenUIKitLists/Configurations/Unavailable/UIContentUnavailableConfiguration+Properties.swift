extension UIContentUnavailableConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How a text that does not fit is broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether the font becomes smaller so that the text fits in its lines.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size for that.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may stand closer before a text is cut off.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How the picture looks.
  public struct ImageProperties {
    /// How a symbol is drawn; nil for as it is.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      pointSize: 48)
    /// The tint colour; a grey by default, and nil for that of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// Whether the picture keeps its colours when the reader inverts those of the screen.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action that a tap performs; nil for none.
    public var primaryAction: UIAction?
    /// The menu of the button; nil for none. A tap opens it if there is no primary action, and otherwise a long press.
    public var menu: UIMenu?
    /// Whether the button can be tapped; true by default.
    public var isEnabled = true
    /// The meaning of the button, which has an effect on its colours.
    public var role = UIButton.Role.normal
  }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
  /// A custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key.rawValue] }
    set { custom[key.rawValue] = newValue }
  }
}
