import OpenUIKitCore

/// The physical properties of items, and their velocities.
open class UIDynamicItemBehavior: _UIItemsBehavior {
  /// How much an item bounces, 0...1; 0 by default.
  open var elasticity: CGFloat = 0
  /// The resistance of sliding along others; 0 by default.
  open var friction: CGFloat = 0
  /// The mass of 100 × 100 points; 1 by default.
  open var density: CGFloat = 1
  /// How much of an item's velocity is lost in a second; 0 by default.
  open var resistance: CGFloat = 0
  /// How much of an item's rotation is lost in a second; 0 by default.
  open var angularResistance: CGFloat = 0
  /// Whether items stay where they are, whatever happens to them.
  open var isAnchored = false
  /// Whether items turn; true by default.
  open var allowsRotation = true
  private var pendingLinear: [(any UIDynamicItem, CGPoint)] = []
  private var pendingAngular: [(any UIDynamicItem, CGFloat)] = []

  /// Creates a behaviour with the default properties.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pendingLinear.append((item, velocity))
    dynamicAnimator?.wake()
  }

  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to the rotation of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pendingAngular.append((item, velocity))
    dynamicAnimator?.wake()
  }

  /// The rotation of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.body(of: item)?.spin ?? 0
  }

  /// Sets the properties of the items' bodies.
  final func configure(_ world: DynamicWorld) {
    for body in world.bodies(of: items) {
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.resistance, body.angularResistance) = (resistance, angularResistance)
      (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
    }
  }

  override func apply(_ step: CGFloat, to world: DynamicWorld) {
    let (linear, angular) = (pendingLinear, pendingAngular)
    (pendingLinear, pendingAngular) = ([], [])
    for (item, velocity) in linear {
      guard let body = world.body(of: item), !body.isAnchored else { continue }
      body.velocity.dx += velocity.x
      body.velocity.dy += velocity.y
    }
    for (item, velocity) in angular {
      if let body = world.body(of: item), !body.isAnchored, body.allowsRotation { body.spin += velocity }
    }
    for body in world.bodies(of: items) {
      let kept = max(0, 1 - resistance * step)
      (body.velocity.dx, body.velocity.dy) = (body.velocity.dx * kept, body.velocity.dy * kept)
      body.spin *= max(0, 1 - angularResistance * step)
    }
  }

  override var isActing: Bool { !pendingLinear.isEmpty || !pendingAngular.isEmpty }
}
