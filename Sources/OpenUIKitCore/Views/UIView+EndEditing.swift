extension UIView {
  /// The implementation of `endEditing(_:)`.
  final func endsEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.belongs(to: self) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.resignFirstResponder(in: self)
    return true
  }
}

#if hasFeature(Embedded)
  // Not in the class: a page without it would contain its code.
  extension UIView {
    /// Makes the first responder resign if it is the view or inside it. Returns whether there is none afterwards. `force` means
    /// that the responder cannot refuse.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool { endsEditing(force) }
  }
#endif
