import OpenUIKitCore

/// Moves an item to a point, and turns it upright, like a spring.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point, in points of the reference view.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// How little the item oscillates at the point, 0...1; 0.5 by default.
  open var damping: CGFloat = 0.5

  /// How often a second the spring oscillates.
  private static let frequency: CGFloat = 3

  /// Creates a spring to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func apply(_ step: CGFloat, to world: DynamicWorld) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let rate = 2 * CGFloat.pi * Self.frequency
    let resistance = 2 * (0.25 + 0.75 * min(max(damping, 0), 1)) * rate
    // Implicit, which is stable for any step.
    let scale = 1 / (1 + resistance * step + rate * rate * step * step)
    func next(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat {
      (velocity - rate * rate * step * distance) * scale
    }
    body.velocity.dx = next(body.velocity.dx, body.center.x - snapPoint.x)
    body.velocity.dy = next(body.velocity.dy, body.center.y - snapPoint.y)
    if body.allowsRotation { body.spin = next(body.spin, body.angle) }
  }

  override var isActing: Bool {
    guard let body = dynamicAnimator?.world.body(of: item) else { return true }
    let (x, y) = (body.center.x - snapPoint.x, body.center.y - snapPoint.y)
    return x * x + y * y > 0.01 || abs(body.angle) > 0.001
  }
}
