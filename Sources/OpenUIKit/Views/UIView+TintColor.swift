extension UIView {
  /// Tells the view and everything inside that has no tint colour of its own, parents first and without recursion.
  func tellTreeOfTintColor() {
    tintColorDidChange()
    var stack = subviewsWithoutTintColor
    while let view = stack.popLast() {
      view.tintColorDidChange()
      stack.append(contentsOf: view.subviewsWithoutTintColor)
    }
  }

  /// In reversed order, for a stack.
  private var subviewsWithoutTintColor: [UIView] {
    subviewStorage.reversed().filter { $0.extras?.preferences.tintColor == nil }
  }
}
