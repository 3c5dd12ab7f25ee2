@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// The overrides of the view's class.
  var overrides: ViewOverrides { layoutNode.state.overrides }

  /// `overrides` for a view whose own class is `type`, or else those of an unknown class.
  func overrides(_ overrides: ViewOverrides, ofClass type: UIView.Type) -> ViewOverrides {
    // Embedded Swift compares types only by their identifiers.
    ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(type) ? overrides : .all
  }
}
