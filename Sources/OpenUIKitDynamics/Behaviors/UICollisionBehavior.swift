import OpenUIKitCore

/// The delegate of collisions. All methods are optional.
public protocol UICollisionBehaviorDelegate: NSObjectProtocol, ViewTreeConfined {
  /// Two items begin to touch at a point.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  )
  /// An item begins to touch a boundary at a point. The identifier is nil for the edge of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items collide with each other and with boundaries.
open class UICollisionBehavior: _UIItemsBehavior {
  /// The kinds of collisions of items.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// With boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// With both.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// The kinds of collisions of the items; both by default.
  open var collisionMode = Mode.everything { didSet { dynamicAnimator?.wake() } }
  /// Whether the edges of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  /// The object that is notified of collisions; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var insets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []
  private var touching: [ContactName: Contact] = [:]

  private struct Boundary {
    let identifier: any NSCopying
    let edges: [BoundaryEdge]
  }

  /// Creates collisions of items.
  public init(items: [any UIDynamicItem] = []) { super.init(items) }

  /// Makes the edges of the reference view a boundary, inset by some points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the outline of a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(identifier, bezierPath.outline)
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(identifier, [BoundaryEdge(from: p1, to: p2)])
  }

  private func add(_ identifier: any NSCopying, _ edges: [BoundaryEdge]) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, edges: edges))
    dynamicAnimator?.wake()
  }

  /// The outline of a boundary; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let found = boundaries.first(where: { Self.isSame($0.identifier, identifier) }) else {
      return nil
    }
    let path = UIBezierPath()
    for edge in found.edges {
      path.move(to: edge.from)
      path.addLine(to: edge.to)
    }
    return path
  }

  /// The identifiers of the boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    dynamicAnimator?.wake()
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.wake()
  }

  private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? (first as AnyObject === second as AnyObject)
  }

  // MARK: Contacts

  /// The contacts of the items now.
  final func contacts(in world: DynamicWorld) -> [Contact] {
    let bodies = world.bodies(of: items)
    var found: [Contact] = []
    if collisionMode.contains(.boundaries) {
      let edges =
        referenceEdges(world).map { (-1, $0) }
        + boundaries.enumerated().flatMap { index, boundary in
          boundary.edges.map { (index, $0) }
        }
      for body in bodies {
        for (index, edge) in edges {
          if let contact = Contact(body, edge, boundary: index) { found.append(contact) }
        }
      }
    }
    guard collisionMode.contains(.items) else { return found }
    for (index, body) in bodies.enumerated() {
      for other in bodies[(index + 1)...] {
        if let contact = Contact(body, other) { found.append(contact) }
      }
    }
    return found
  }

  private func referenceEdges(_ world: DynamicWorld) -> [BoundaryEdge] {
    guard translatesReferenceBoundsIntoBoundary else { return [] }
    return BoundaryEdge.around(world.referenceBounds.inset(by: insets))
  }

  /// Notifies the delegate of contacts that have begun and ended since the last step.
  final func note(_ contacts: [Contact]) {
    guard let collisionDelegate else { return }
    let old = touching
    touching = [:]
    for contact in contacts where touching[contact.name] == nil { touching[contact.name] = contact }
    for (name, contact) in touching where old[name] == nil { notify(collisionDelegate, began: contact) }
    for (name, contact) in old where touching[name] == nil { notify(collisionDelegate, ended: contact) }
  }

  private func notify(_ delegate: any UICollisionBehaviorDelegate, began contact: Contact) {
    let place = contact.points[0].place
    if let other = contact.second {
      delegate.collisionBehavior(
        self, beganContactFor: contact.first.item, with: other.item, at: place)
    } else {
      delegate.collisionBehavior(
        self, beganContactFor: contact.first.item, withBoundaryIdentifier: identifier(of: contact),
        at: place)
    }
  }

  private func notify(_ delegate: any UICollisionBehaviorDelegate, ended contact: Contact) {
    if let other = contact.second {
      delegate.collisionBehavior(self, endedContactFor: contact.first.item, with: other.item)
    } else {
      delegate.collisionBehavior(
        self, endedContactFor: contact.first.item, withBoundaryIdentifier: identifier(of: contact))
    }
  }

  private func identifier(of contact: Contact) -> (any NSCopying)? {
    boundaries.indices.contains(contact.boundary) ? boundaries[contact.boundary].identifier : nil
  }
}

extension UIBezierPath {
  /// The edges of the path, with curves divided into lines.
  fileprivate var outline: [BoundaryEdge] {
    let points = cgPath.corners
    guard points.count > 1 else { return [] }
    return zip(points, points.dropFirst()).map { BoundaryEdge(from: $0, to: $1) }
  }
}
