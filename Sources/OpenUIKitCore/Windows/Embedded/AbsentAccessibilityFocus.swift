extension UIWindow {
  @inline(__always) final func accessibilityFocusDidMove(from former: UIResponder?) {}
  final var mayBecomeKey: Bool { true }
}
