extension FocusSearch {
  /// The environment as an item: in a page only views are.
  func focusItem(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? { environment as? UIView }
}
