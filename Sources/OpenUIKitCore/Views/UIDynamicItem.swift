/// An item that a simulation of motion can move and turn.
public protocol UIDynamicItem: NSObjectProtocol, ViewTreeConfined {
  /// The item's centre, in points.
  var center: CGPoint { get set }
  /// The item's rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
  /// The item's collision shape.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The item's shape for collisions of the type `.path`, in points around its centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Returns `.rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Returns an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// The shape of the item's bounding path.
  case path = 2
}
