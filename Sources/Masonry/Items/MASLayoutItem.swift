import UIKitShim

// Not `ViewTreeConfined`, because views of Apple's kits conform, and these belong to another module.
/// A view or a layout guide, for which constraints can be made.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol MASLayoutItem: MASItemTarget {
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
