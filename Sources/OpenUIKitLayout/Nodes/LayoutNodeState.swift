@_spi(Layout) import OpenUIKitGraphics

/// The part of a node that views read and write all the time. Its fields are known to other modules, so that they access it in place.
@_spi(Layout) @frozen
public struct LayoutNodeState {
  /// The view or guide as an object; nil after its deallocation.
  @usableFromInline var object: Unmanaged<AnyObject>?
  /// Where the geometry of the item is stored: see `ItemGeometry`.
  public var geometryAddress: UnsafeMutablePointer<ItemGeometry>
  /// The view to whose bounds the item's position is relative: the superview, or the owner of the guide.
  public var container: LayoutNode?
  /// The state of the view between passes.
  public var flags: ViewFlags
  /// The observers of changes of the view's geometry.
  public var observers: GeometryObservers
  /// The methods that the view's class may override.
  public internal(set) var overrides: ViewOverrides
  /// Whether the item is a view, and not a guide, which has a view as its container and no items inside.
  public internal(set) var isView: Bool
  /// Whether the origin of the view's bounds moves, as that of a scroll view.
  public internal(set) var hasMovableBounds: Bool
  /// The index of the view among its superview's subviews when it was added. A search for it starts there.
  public var siblingIndex: Int32
  /// Whether the node has an owner, for checks.
  @usableFromInline var isKept: Bool

  init(geometryAddress: UnsafeMutablePointer<ItemGeometry>) {
    self.geometryAddress = geometryAddress
    flags = [.needsLayout, .needsUpdateConstraints, .needsRegistration]
    (observers, overrides) = ([], [])
    (isView, hasMovableBounds, isKept) = (false, false, true)
    siblingIndex = 0
  }
}
