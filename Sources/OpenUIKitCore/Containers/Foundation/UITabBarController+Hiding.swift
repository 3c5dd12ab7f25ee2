extension UITabBarController {
  /// Whether the bar is hidden, and screens extend to the bottom; false by default.
  public final var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, which slides out or in if `animated`.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTabBar else { return }
    hidesTabBar = hidden
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
  }
}
