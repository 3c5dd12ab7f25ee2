/// The parts of a view's appearance that need more than its layer.
extension UIView {
  /// Hides or shows the view and notifies its superview.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    superviewStorage?.subviewVisibilityDidChange(self)
    observablePropertyDidChange()
  }

  func setAlpha(_ alpha: CGFloat) {
    layer.opacity = Float(alpha)
    observablePropertyDidChange()
  }

  func setAffineTransform(_ transform: CGAffineTransform) {
    layer.setAffineTransform(transform)
    observablePropertyDidChange()
  }

  func setTransform(_ transform: CATransform3D) {
    layer.transform = transform
    observablePropertyDidChange()
  }

  /// Sets the view whose opacity masks this one.
  func setMask(_ mask: UIView?) {
    maskStorage = mask
    layer.mask = mask?.layer
  }
}
