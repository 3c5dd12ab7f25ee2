import UIKitShim

// Embedded Swift has existentials only of protocols that are bound to classes, together with all that they
// refine. So views and guides are both items and targets there.

/// A view or a layout guide, for which constraints can be made.
public protocol MASLayoutItem: MASItemTarget, ViewTreeConfined {
  /// The view itself, or the view that owns the guide.
  var mas_owningView: MASView? { get }
  /// The view that "the superview" means: the view's superview, or the view that owns the guide.
  var mas_container: MASView? { get }
}

extension MASLayoutItem {
  @inlinable
  public var mas_target: MASTarget { .item(self) }
}

extension MASView: MASLayoutItem {
  public var mas_owningView: MASView? { self }
  public var mas_container: MASView? { superview }
}

extension MASLayoutGuide: MASLayoutItem {
  public var mas_owningView: MASView? { owningView }
  public var mas_container: MASView? { owningView }
}
