/// How a view looks is kept by its layer, which a plain view has none of while it looks as a new layer does.
extension UIView {
  /// The layer that takes over a look; nil for one that layers begin with, while there is none.
  func layer(unless isInitialLook: Bool) -> CALayer? { isInitialLook ? ownLayer : layer }

  /// Hides or shows the view and lets its superview know.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != ownLayer?.isHidden ?? false else { return }
    layer.isHidden = isHidden
    superviewStorage?.subviewVisibilityDidChange(self)
  }

  /// Lets the view show only as far as another one is opaque.
  func setMask(_ mask: UIView?) {
    maskStorage = mask
    layer(unless: mask == nil)?.mask = mask?.layer
  }
}
