// Members that state where a bar is. A navigation bar has one background wherever it is.
extension UINavigationBar {
  /// The mask of the back button's picture during transitions. Titles fade here, so it is kept and masks nothing.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { older.backIndicatorMask }
    set { changeOlder { $0.backIndicatorMask = newValue } }
  }

  /// Sets the picture of the background in bars of a height, at any position.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// The picture of the background in bars of a height, at any position.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
}
