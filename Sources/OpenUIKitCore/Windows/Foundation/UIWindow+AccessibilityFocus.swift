extension UIWindow {
  /// Notifies the elements that the focus of assistive technology leaves and reaches.
  final func accessibilityFocusDidMove(from former: UIResponder?) {
    guard former !== accessibilityFocusedElement else { return }
    former?.accessibilityElementDidLoseFocus()
    accessibilityFocusedElement?.accessibilityElementDidBecomeFocused()
  }

  final var mayBecomeKey: Bool { canBecomeKey }
}
