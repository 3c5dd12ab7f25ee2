// Not in the class: a page without it would contain its code.
extension UIViewController {
  /// Notifies the host that the status bar may have changed.
  public final func setNeedsStatusBarAppearanceUpdate() { statusBarMayHaveChanged() }
}
