import OpenUIKitCore

/// Pushes items. A magnitude of 1 accelerates an item of 100 × 100 points by 100 points per second squared.
open class UIPushBehavior: _UIItemsBehavior {
  /// How long a push acts.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once: it then becomes inactive.
    case instantaneous = 1
  }

  /// How long the push acts.
  public final let mode: Mode
  /// Whether the push acts.
  open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
  /// The direction and the strength.
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items)
  }

  /// The direction as an angle from the right, clockwise, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// The point where an item is pushed, as an offset from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset(horizontal: 0, vertical: 0)
  }

  /// Sets the point where an item is pushed, as an offset from its centre. Beside the centre a push also turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override func apply(_ step: CGFloat, to world: DynamicWorld) {
    guard active else { return }
    // A push at once gives the velocity of one second.
    let strength = 100 * (mode == .continuous ? step : 1)
    let impulse = CGVector(dx: pushDirection.dx * strength, dy: pushDirection.dy * strength)
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      body.push(impulse, at: CGVector(dx: offset.horizontal, dy: offset.vertical))
    }
    if mode == .instantaneous { active = false }
  }

  override var isActing: Bool { active && magnitude > 0 }
}
