extension UIView {
  /// The size, after an update of the view's constraints. If each attempt is interrupted by a change, it is the current size.
  func fittingSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let target = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    for _ in 0..<FittingPass.maximumAttempts {
      // The engine of the root must not be deallocated while its nodes are borrowed.
      let root = layoutRoot
      let size = withExtendedLifetime(root) {
        FittingPass.size(of: self, fitting: target, in: root.treeEngine)
      }
      if let size { return size }
    }
    report(LayoutEngine.feedbackError(of: self))
    return bounds.size
  }
}
