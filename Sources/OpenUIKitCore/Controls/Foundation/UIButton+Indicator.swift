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
}

extension UIButton {
  /// The label of the subtitle; nil without a configuration that has one. The configuration sets its text, font and colour.
  public final var subtitleLabel: UILabel? { ownContent?.subtitleLabel }
}
