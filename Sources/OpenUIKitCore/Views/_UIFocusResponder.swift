/// The common part of views and view controllers as environments of the focus. Other responders lack it, so
/// that a subclass of `UIAccessibilityElement` can conform to the protocols itself.
open class _UIFocusResponder: UIResponder {
  /// The environments to search when the focus enters this one, the most preferred first. Empty by default,
  /// which means this environment. A controller prefers its view, and a window its root controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The surrounding environment: the superview, or the controller of the view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next?.focusEnvironment }

  /// The container of the focusable items: the view.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }

  /// The group of the items inside, within which arrow keys move the focus; nil, the default, for that of the
  /// parent.
  open var focusGroupIdentifier: String? {
    get { record?.focusGroupIdentifier }
    set { ownRecord.focusGroupIdentifier = newValue }
  }

  /// Requests that the focus moves to the preferred item, in the next layout, if the focus is inside the
  /// environment.
  open func setNeedsFocusUpdate() { requestFocus() }

  /// Carries out a request of `setNeedsFocusUpdate()` now.
  open func updateFocusIfNeeded() { updateFocus() }

  /// Whether the focus may move; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has entered or left the environment, or moved inside.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
