import UIKitShim

// Embedded Swift has existentials only of protocols that are bound to classes together with all they refine. There,
// views and guides are targets beside being items.
#if hasFeature(Embedded)
  /// A class whose objects can be items.
  public typealias MASItemTarget = AnyObject
  extension MASView: MASUniversalTarget {}
  extension MASLayoutGuide: MASUniversalTarget {}
  extension MASTargetConvertible where Self: MASLayoutItem {
    public var mas_target: MASTarget { .item(self) }
  }
#else
  /// A class whose objects can be items, and targets of any attribute.
  public typealias MASItemTarget = AnyObject & MASUniversalTarget
#endif

/// What a constraint can be made for: a view or a layout guide.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol MASLayoutItem: MASItemTarget {
  /// The view itself, or the view that owns the guide.
  var mas_owningView: MASView? { get }
  /// What a relation to the superview means: the view's superview, or the view that owns the guide.
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
