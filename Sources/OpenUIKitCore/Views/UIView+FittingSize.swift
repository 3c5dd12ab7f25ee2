extension UIView {
  /// The size, after an update of the view's constraints.
  func fittingSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let target = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    return FittingPass.size(of: self, fitting: target) {
      let root = layoutRoot
      return (root.treeEngine, root)
    }
  }
}
