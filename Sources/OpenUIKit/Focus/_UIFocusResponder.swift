/// What views and view controllers have in common as places for the focus. Other responders have none of it, so that a class
/// derived from `UIAccessibilityElement` can say itself what it is for the focus.
open class _UIFocusResponder: UIResponder {
  /// Where the focus goes when it comes here, the likeliest first; empty, which means here, unless overridden. A controller
  /// prefers its view and a window its root controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The environment around this one: the superview, or the controller whose view it is.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next?.focusEnvironment }

  /// What holds the items that can have the focus: the view.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }

  /// The group of the items here, among which the arrow keys move the focus; nil, unless set, for that of the parent.
  open var focusGroupIdentifier: String? {
    get { record?.focusGroupIdentifier }
    set { ownRecord.focusGroupIdentifier = newValue }
  }

  /// Asks for the focus to go where the environment prefers it, with the next layout, if it is inside already.
  open func setNeedsFocusUpdate() { requestFocus() }

  /// Does now what was asked for by `setNeedsFocusUpdate()`.
  open func updateFocusIfNeeded() { updateFocus() }

  /// Whether the focus may move; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has come here, gone, or moved inside.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
