import OpenUIKitCore

/// The movement that follows a wheel's step or the release of a touchpad: it becomes slower exponentially.
///
/// The host adds distances and velocities when the system reports them, and takes the movement of each frame from the glide.
public struct ScrollGlide {
  /// A movement along both axes that becomes slower with one time constant.
  private struct Motion {
    var distance = CGVector.zero
    let timeConstant: TimeInterval

    mutating func advance(by seconds: TimeInterval) -> CGVector {
      let part = 1 - exp(-seconds / timeConstant)
      let step = CGVector(dx: distance.dx * part, dy: distance.dy * part)
      distance = CGVector(dx: distance.dx - step.dx, dy: distance.dy - step.dy)
      // Less than half a point is not visible, and would keep the host awake.
      guard max(abs(distance.dx), abs(distance.dy)) < 0.5 else { return step }
      defer { distance = .zero }
      return CGVector(dx: step.dx + distance.dx, dy: step.dy + distance.dy)
    }
  }

  /// A wheel's step takes a tenth of a second to the eye.
  private var steps = Motion(timeConstant: 0.035)
  /// UIKit's normal deceleration: 0.998 in each millisecond.
  private var inertia = Motion(timeConstant: -0.001 / log(0.998))

  /// The distance of one step of a wheel, in points.
  public static let pointsPerStep: CGFloat = 53

  /// Creates a glide at rest.
  public init() {}

  /// Whether nothing moves.
  public var isAtRest: Bool { steps.distance == .zero && inertia.distance == .zero }

  /// Adds steps of a wheel. Steps against the direction of the movement end it. Nothing happens if they are not finite.
  public mutating func add(steps count: CGVector) {
    guard count.dx.isFinite, count.dy.isFinite else { return }
    inertia.distance = .zero
    let distance = steps.distance
    if distance.dx * count.dx < 0 { steps.distance.dx = 0 }
    if distance.dy * count.dy < 0 { steps.distance.dy = 0 }
    steps.distance.dx += count.dx * Self.pointsPerStep
    steps.distance.dy += count.dy * Self.pointsPerStep
  }

  /// Begins the movement after a touchpad was released with a velocity, in points per second.
  public mutating func release(with velocity: CGVector) {
    guard velocity.dx.isFinite, velocity.dy.isFinite else { return }
    inertia.distance = CGVector(
      dx: velocity.dx * inertia.timeConstant, dy: velocity.dy * inertia.timeConstant)
  }

  /// Ends all movement.
  public mutating func stop() { (steps.distance, inertia.distance) = (.zero, .zero) }

  /// Returns the movement in the next `seconds`, in points. The last movement includes what remains.
  public mutating func advance(by seconds: TimeInterval) -> CGVector {
    guard seconds > 0 else { return .zero }
    let (one, other) = (steps.advance(by: seconds), inertia.advance(by: seconds))
    return CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }
}
