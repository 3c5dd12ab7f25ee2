// Scroll views of pages bounce along both axes or none.
extension UIScrollView {
  final func canBounce(_ axis: NSLayoutConstraint.Axis) -> Bool { bounces }
}
