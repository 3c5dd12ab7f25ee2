/// Which methods of `UIView` the class of a view may override, as far as layout depends on it. Passes call
/// only what may be overridden.
struct ViewOverrides: OptionSet {
  let rawValue: UInt8

  /// `layoutSubviews()`.
  static let layout = ViewOverrides(rawValue: 1 << 0)
  /// Content sizes, baselines, alignment insets and traits.
  static let content = ViewOverrides(rawValue: 1 << 1)
  /// `setNeedsLayout()`, `addConstraint(_:)` and `removeConstraint(_:)`.
  static let requests = ViewOverrides(rawValue: 1 << 2)
  /// Everything else: geometry, callbacks and hit testing.
  static let others = ViewOverrides(rawValue: 1 << 3)

  /// Those of a class of which nothing is known.
  static let all: ViewOverrides = [.layout, .content, .requests, .others]
}

extension UIView {
  /// The overrides of the view's class.
  var overrides: ViewOverrides { layoutNode.record.overrides }

  /// `overrides` for a view whose own class is `type`, or else those of an unknown class.
  func overrides(_ overrides: ViewOverrides, ofClass type: UIView.Type) -> ViewOverrides {
    // Embedded Swift compares types only by their identifiers.
    ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(type) ? overrides : .all
  }
}
