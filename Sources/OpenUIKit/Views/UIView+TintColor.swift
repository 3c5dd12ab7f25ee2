extension UIView {
  /// Gives the view, and what is inside without a colour of its own, another colour; nil for the superview's.
  func setTintColor(_ color: UIColor?) {
    layoutPreferences.tintColor = color
    tellTreeOfTintColor()
  }

  /// Tells the view and everything inside that has no tint colour of its own, parents first and without recursion.
  func tellTreeOfTintColor(isTinted: Bool = true) {
    var stack = [self]
    while let view = stack.popLast() {
      if isTinted { view.flags.insert(.mayBeTinted) } else { view.flags.remove(.mayBeTinted) }
      view.tintColorDidChange()
      stack.append(contentsOf: view.subviewsWithoutTintColor)
    }
  }

  /// Takes over the tint colour of a new superview. Trees without any are not walked.
  func inheritTint() {
    guard extras?.preferences.tintColor == nil else { return }
    let isTinted = superviewStorage?.flags.contains(.mayBeTinted) == true
    if isTinted || flags.contains(.mayBeTinted) { tellTreeOfTintColor(isTinted: isTinted) }
  }

  /// In reversed order, for a stack.
  private var subviewsWithoutTintColor: [UIView] {
    subviewStorage.reversed().filter { $0.extras?.preferences.tintColor == nil }
  }
}
