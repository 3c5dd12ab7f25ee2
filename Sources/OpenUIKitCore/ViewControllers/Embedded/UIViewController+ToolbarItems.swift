// Not in the class: a page without a toolbar would contain their code.
extension UIViewController {
  /// The items of the toolbar of a navigation controller.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { changeToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar of a navigation controller. The buttons fade if `animated`.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    changeToolbarItems(toolbarItems, animated: animated)
  }
}
