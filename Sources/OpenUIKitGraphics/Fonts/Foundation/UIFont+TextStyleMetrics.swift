extension UIFont.TextStyle {
  /// The metrics that scale fonts and lengths as this style is scaled.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
