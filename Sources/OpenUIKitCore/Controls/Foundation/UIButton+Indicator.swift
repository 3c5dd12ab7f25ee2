extension UIButton.Configuration {
  /// The mark after the texts and the image of a button.
  public enum Indicator: Int, Sendable {
    /// Arrows, in a button whose title is chosen from its menu.
    case automatic = 0
    /// None.
    case none = 1
    /// Arrows up and down, which announce a menu.
    case popup = 2
  }

  /// The look of a button on a Mac.
  public enum MacIdiomStyle: Int, Sendable {
    /// As the style of the configuration determines.
    case automatic = 0
    /// With a border.
    case bordered = 1
    /// Without a border.
    case borderless = 2
    /// Without a border, with texts and image in the tint colour.
    case borderlessTinted = 3
  }
}

extension UIButton {
  /// The label of the subtitle; nil without a configuration that has one. The configuration sets its text, font and colour.
  public final var subtitleLabel: UILabel? { ownContent?.subtitleLabel }
}
