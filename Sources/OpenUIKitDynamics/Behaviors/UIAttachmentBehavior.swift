import OpenUIKitCore

/// Holds a point of an item at a distance from an anchor point, or from a point of another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of target that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The items: one, or two.
  public final let items: [any UIDynamicItem]
  /// The kind of target that the item is attached to.
  public final let attachedBehaviorType: AttachmentType
  private let offsets: [CGVector]
  /// The point that the item is attached to, in points of the reference view.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The distance; at first that of the two points.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// How fast the oscillation ends, from 0 for never to 1 for at once.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// How often a second the attachment oscillates; 0, the default, for a stiff one.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The resistance of the item's rotation about the attachment.
  open var frictionTorque: CGFloat = 0

  /// Attaches the centre of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 0), attachedToAnchor: point)
  }

  /// Attaches a point of an item, given as an offset from its centre, to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    offsets = [CGVector(dx: offset.horizontal, dy: offset.vertical)]
    anchorPoint = point
    length = Self.distance(Self.place(item, offset), point)
    super.init()
  }

  /// Attaches the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    let none = UIOffset(horizontal: 0, vertical: 0)
    self.init(item: item1, offsetFromCenter: none, attachedTo: item2, offsetFromCenter: none)
  }

  /// Attaches points of two items, given as offsets from their centres.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    offsets = [offset1, offset2].map { CGVector(dx: $0.horizontal, dy: $0.vertical) }
    anchorPoint = .zero
    length = Self.distance(Self.place(item1, offset1), Self.place(item2, offset2))
    super.init()
  }

  private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }

  override var ownItems: [any UIDynamicItem] { items }

  /// The joint of the attachment in a world; nil if an item is not there.
  final func joint(in world: DynamicWorld) -> DistanceJoint? {
    guard let first = world.body(of: items[0]) else { return nil }
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    return DistanceJoint(
      first: first, firstOffset: offsets[0], second: second,
      secondOffset: offsets.count > 1 ? offsets[1] : .zero, anchor: anchorPoint, length: length,
      frequency: frequency, damping: damping)
  }

  override func apply(_ step: CGFloat, to world: DynamicWorld) {
    guard frictionTorque > 0 else { return }
    for body in world.bodies(of: items) { body.spin *= max(0, 1 - frictionTorque * step) }
  }
}
