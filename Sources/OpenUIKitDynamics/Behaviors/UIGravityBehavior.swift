import OpenUIKitCore

/// Lets items fall. A magnitude of 1 accelerates by 1000 points per second squared.
open class UIGravityBehavior: _UIItemsBehavior {
  /// The direction and the strength; downwards with 1 by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

  /// Creates gravity for items.
  public init(items: [any UIDynamicItem] = []) { super.init(items) }

  /// The direction as an angle from the right, clockwise, in radians.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get {
      (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot()
    }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func apply(_ step: CGFloat, to world: DynamicWorld) {
    for body in world.bodies(of: items) where body.inverseMass > 0 {
      body.velocity.dx += gravityDirection.dx * 1000 * step
      body.velocity.dy += gravityDirection.dy * 1000 * step
    }
  }
}
