extension UIView {
  /// Sets the tint colour of the view and of descendants without one; nil for the superview's.
  func setTintColor(_ color: UIColor?) {
    layoutPreferences.tintColor = color
    notifyTreeOfTintColor()
  }

  /// Notifies the view and its descendants without a tint colour of their own, parents first and iteratively.
  func notifyTreeOfTintColor(isTinted: Bool = true) {
    var stack = [self]
    while let view = stack.popLast() {
      if isTinted { view.flags.insert(.mayBeTinted) } else { view.flags.remove(.mayBeTinted) }
      view.tintColorDidChange()
      stack.append(contentsOf: view.subviewsWithoutTintColor)
    }
  }

  /// Inherits the tint colour of a new superview. Trees without tint colours are not traversed.
  func inheritTint() {
    guard extras?.preferences.tintColor == nil else { return }
    let isTinted = superviewStorage?.flags.contains(.mayBeTinted) == true
    if isTinted || flags.contains(.mayBeTinted) { notifyTreeOfTintColor(isTinted: isTinted) }
  }

  /// In reversed order, for a stack.
  private var subviewsWithoutTintColor: [UIView] {
    subviewStorage.reversed().filter { $0.extras?.preferences.tintColor == nil }
  }
}
