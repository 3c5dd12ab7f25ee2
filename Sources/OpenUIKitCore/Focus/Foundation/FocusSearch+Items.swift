extension FocusSearch {
  /// The environment as an item; nil for others.
  func focusItem(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    environment as? any UIFocusItem
  }
}
