// Windows place the view of their controller by constraints if its mask is not translated, as UIKit's do. Other containers do not.
extension UIWindow {
  /// A view in the window is placed by constraints from now on, or no longer.
  func placementDidChange(of view: UIView) {
    if view === rootViewController?.viewIfLoaded { updateRootViewConstraints() }
  }

  func updateRootViewConstraints() {
    let former = rootViewConstraints
    rootViewConstraints = []
    for constraint in former { constraint.isActive = false }
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return view.frame = bounds }
    rootViewConstraints = [NSLayoutConstraint.Attribute.left, .right, .top, .bottom].map {
      NSLayoutConstraint(
        item: view, attribute: $0, relatedBy: .equal, toItem: self, attribute: $0, multiplier: 1, constant: 0)
    }
    for constraint in rootViewConstraints { constraint.isActive = true }
  }
}
