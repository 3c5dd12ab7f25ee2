/// The properties of a view's appearance are stored in its layer. A plain view has no layer while its
/// appearance is that of a new layer.
extension UIView {
  /// The layer that stores an appearance; nil for that of a new layer, if there is no layer yet.
  func layer(unless isInitialLook: Bool) -> CALayer? { isInitialLook ? ownLayer : layer }

  /// Hides or shows the view and notifies its superview.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != ownLayer?.isHidden ?? false else { return }
    layer.isHidden = isHidden
    superviewStorage?.subviewVisibilityDidChange(self)
  }

  /// Sets the view whose opacity masks this one.
  func setMask(_ mask: UIView?) {
    maskStorage = mask
    layer(unless: mask == nil)?.mask = mask?.layer
  }
}
