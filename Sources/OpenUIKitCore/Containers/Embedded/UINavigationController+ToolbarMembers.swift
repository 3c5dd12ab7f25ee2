// Not in the class: a page without a toolbar would contain their code.
extension UINavigationController {
  /// The toolbar at the bottom, which shows the `toolbarItems` of the last screen.
  public final var toolbar: UIToolbar! { ownToolbar }

  /// Whether the toolbar is hidden; true by default.
  public final var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, animated if `animated`.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }
}
