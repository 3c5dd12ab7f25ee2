/// The object that is notified of a text view's editing and makes decisions about it. All methods are
/// optional.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the user has moved the caret.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether text may be replaced. The range is in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  #if !hasFeature(Embedded)
    /// Returns the menu of the selection, which may contain the suggested elements; nil for a menu of those. The range is in UTF-16
    /// units.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    /// Called before the menu of the selection appears.
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of the selection disappears.
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Whether a tap opens a link, of a range in UTF-16 units; true by default.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tap opens a link. The method above replaces it since iOS 10, and calls it by default.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  #endif
}

extension UITextViewDelegate {
  /// The delegate itself.
  public var _textViewDelegate: _DelegateReference? { TextViewDelegateReference(self) }
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  #if !hasFeature(Embedded)
    /// Nil.
    public func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Returns the result of the older method.
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// True.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
      -> Bool
    { true }
  #endif
}
