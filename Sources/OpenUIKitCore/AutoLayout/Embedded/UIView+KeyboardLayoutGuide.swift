// Not in the class: a page without it would contain its code.
extension UIView {
  /// The part of the view that the keyboard covers; see `UIKeyboardLayoutGuide`.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }
}
