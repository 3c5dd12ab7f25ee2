// Not in the class: a page without it would contain its code.
extension UITextField {
  /// When a button that removes the text is visible, while there is text and no view after it; never by default.
  public final var clearButtonMode: ViewMode {
    get { ownClearButtonMode }
    set { ownClearButtonMode = newValue }
  }
}
