// Not in the class: a page without it would contain its code.
extension UIView {
  /// Makes the first responder resign if it is the view or inside it. Returns whether there is none afterwards. `force` means
  /// that the responder cannot refuse.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool { endsEditing(force) }
}
