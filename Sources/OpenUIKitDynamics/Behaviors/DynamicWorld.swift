import OpenUIKitCore

/// The bodies of an animator's items, and a step of their motion.
final class DynamicWorld: ViewTreeConfined {
  private var order: [DynamicBody] = []
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The edges of the reference view.
  var referenceBounds = CGRect.zero

  /// How often contacts and joints are solved in a step.
  private static let rounds = 8

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap { body(of: $0) } }

  /// Keeps the bodies of some items, and makes those that are missing.
  func hold(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    order.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    bodies = bodies.filter { wanted.contains($0.key) }
    for item in items where bodies[ObjectIdentifier(item)] == nil {
      let body = DynamicBody(item)
      bodies[ObjectIdentifier(item)] = body
      order.append(body)
    }
  }

  /// Reads the place of an item, and stops it.
  func read(_ item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.readItem()
    (body.velocity, body.spin) = (.zero, 0)
  }

  /// Moves the bodies by a step, in seconds.
  func advance(_ step: CGFloat, _ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors { (behavior as? UIDynamicItemBehavior)?.configure(self) }
    for behavior in behaviors { behavior.apply(step, to: self) }
    let joints = behaviors.compactMap { ($0 as? UIAttachmentBehavior)?.joint(in: self) }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let contacts = collisions.map { $0.contacts(in: self) }
    let all = contacts.flatMap { $0 }
    for contact in all { contact.prepare() }
    for round in 0..<Self.rounds {
      // A spring acts once, or it would be stiffer with each round.
      for joint in joints where joint.frequency == 0 || round == 0 { joint.solve(step) }
      for contact in all { contact.solve() }
    }
    for body in order { body.move(step) }
    for contact in all { contact.separate() }
    for (behavior, contacts) in zip(collisions, contacts) { behavior.note(contacts) }
  }

  /// Moves the items to their bodies.
  func write() { for body in order { body.writeItem() } }

  /// Whether no body moves.
  var isAtRest: Bool { order.allSatisfy(\.isAtRest) }
}
