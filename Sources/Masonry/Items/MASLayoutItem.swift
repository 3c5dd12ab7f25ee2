import UIKitShim

/// What a constraint can be made for: a view or a layout guide.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol MASLayoutItem: AnyObject, MASUniversalTarget {
  /// The view itself, or the view that owns the guide.
  var mas_owningView: MASView? { get }
  /// What a relation to the superview means: the view's superview, or the view that owns the guide.
  var mas_container: MASView? { get }
}

extension MASLayoutItem {
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
