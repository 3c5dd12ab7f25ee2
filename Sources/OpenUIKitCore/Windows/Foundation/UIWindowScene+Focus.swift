extension UIWindowScene {
  /// The focus of the scene: that of its key window, or else of the last one; nil without windows.
  public final var focusSystem: UIFocusSystem? { (keyWindow ?? windows.last)?.focusSystem }
}
