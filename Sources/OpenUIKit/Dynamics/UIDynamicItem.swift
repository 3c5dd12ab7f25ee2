/// Something that a simulation of motion can move and turn.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where the item's middle lies, in points.
  var center: CGPoint { get set }
  /// The item's rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// How the item is turned.
  var transform: CGAffineTransform { get set }
  /// What the item is for collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The item's shape for collisions of the type `.path`, in points around its centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds as a rectangle, unless the item says something else.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, unless the item says something else.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// What an item is for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// The path that it names.
  case path = 2
}
