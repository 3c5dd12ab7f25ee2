// A page has no classes as values, so items have no proxies.
extension UIBarItem {
  final func titleAttributes(for state: UIControl.State, in view: UIView) -> BarTextAttributes {
    titleAttributes.resolved(for: state)
  }
}

extension UITabBarItem {
  final func badgeColor(in view: UIView) -> UIColor? { badgeColor }
  final func titleShift(in view: UIView) -> UIOffset { titlePositionAdjustment }
}
