extension UIView {
  /// Updates the traits of the view and its descendants now. Traits follow each change at once here, so there is rarely something to do.
  public final func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController {
  /// Updates the traits of the controller's view and its descendants now. Traits follow each change at once here, so there is rarely
  /// something to do.
  public final func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}
