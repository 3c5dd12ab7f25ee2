import UIKitShim

/// The two attributes of a single constraint.
extension MASConstraint {
  /// The attribute that is constrained; nil for a composite, and once its item no longer exists.
  public var firstViewAttribute: MASViewAttribute<MASAnyAxis>? {
    guard let equation, let item = items.first else { return nil }
    return MASViewAttribute(of: item, supportView: nil, equation.attribute)
  }

  /// The attribute it is related to; nil for a composite, for a number or the superview, and once its item no longer
  /// exists.
  public var secondViewAttribute: MASViewAttribute<MASAnyAxis>? {
    guard let equation, case .item = equation.target, let item = secondItem else { return nil }
    return MASViewAttribute(of: item, supportView: items.supportView, equation.secondAttribute)
  }
}
