import OpenUIKitCore

extension MenuView {
  /// The button or the preview that the menu is shown for, with the closures that the menu calls.
  struct Source {
    /// The rectangle of the button in the window; unused with a preview.
    var anchor = CGRect.zero
    /// The lifted preview of a context menu.
    var preview: MenuPreview?
    /// Whether the first element is nearest to the anchor.
    var startsAtAnchor = false
    /// The object that actions get as their sender.
    @Weak var sender: UIResponder?
    /// Called when the menu starts to appear.
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    /// Called when the menu starts to disappear.
    var willEnd: (MenuAnimator) -> Void = { _ in }
    /// Called when the preview was tapped, which then closes the menu.
    var willCommit: (MenuAnimator) -> Void = { _ in }
    /// Returns the target of the preview when the menu disappears; nil for the place it came from.
    var restingPlace: () -> CGRect? = { nil }
    /// Called when an action was chosen, before its handler.
    var didChoose: (_UIMenuLeafElement) -> Void = { _ in }
  }
}
