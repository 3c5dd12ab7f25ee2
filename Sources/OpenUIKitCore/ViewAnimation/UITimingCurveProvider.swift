/// The timing of a property animator.
public protocol UITimingCurveProvider: AnyObject, ViewTreeConfined {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if that is the kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if that is the kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curve of a `UITimingCurveProvider`.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin = 0
  /// A Bézier curve with custom control points.
  case cubic = 1
  /// A spring.
  case spring = 2
}

/// The timing of an animation as a cubic Bézier curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve
  #if !hasFeature(Embedded)
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
  #endif
  /// The built-in curve; ease in and out for a curve with custom control points.
  public let animationCurve: UIView.AnimationCurve
  /// The kind of curve.
  public let timingCurveType: UITimingCurveType

  /// One of UIKit's own curves.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    curve = animationCurve.timingCurve
    timingCurveType = .builtin
    #if !hasFeature(Embedded)
      (controlPoint1, controlPoint2) = animationCurve.controlPoints
    #endif
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Creates the curve that most system animations have: ease in and out.
    public convenience override init() { self.init(animationCurve: .easeInOut) }
  #endif

  /// Creates a curve with two control points between (0, 0) and (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = .bezier(UnitBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
    timingCurveType = .cubic
    #if !hasFeature(Embedded)
      (controlPoint1, controlPoint2) = (point1, point2)
    #endif
    super.init()
  }

  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation as the motion of a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case damping(Double)
    case settled(SpringMotion)
  }
  private let kind: Kind

  /// The speed at the start, in total distances per second. The larger component counts.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that settles within the animator's duration. A damping ratio of 1 does not overshoot;
  /// lower ratios overshoot more.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.damping(Double(ratio)), velocity)
  }

  /// Creates a spring from physical parameters, which also determine the duration. Traps unless mass and
  /// stiffness are positive.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    require(mass > 0 && stiffness > 0, "UISpringTimingParameters: mass and stiffness must be positive")
    let spring = SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Self.speed(velocity))
    self.init(.settled(spring), velocity)
  }

  /// Creates a spring with a period of `duration` seconds. `bounce` is 0 for none, and towards 1 for more.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Self.speed(velocity))
    self.init(.settled(spring), velocity)
  }

  private static func speed(_ velocity: CGVector) -> Double {
    Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
  }

  /// The spring for an animator of `duration` seconds, and its actual duration.
  func motion(within duration: Double) -> (SpringMotion, duration: Double) {
    switch kind {
    case .damping(let ratio):
      let velocity = Self.speed(initialVelocity)
      let spring = SpringMotion(dampingRatio: ratio, settlingIn: duration, initialVelocity: velocity)
      return (spring, duration)
    case .settled(let spring):
      return (spring, spring.settlingDuration)
    }
  }

  /// The kind of curve: a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// Curve and duration for an animator with a duration of `duration` seconds.
  func resolved(within duration: Double) -> (curve: TimingCurve, duration: Double) {
    guard let springTimingParameters else {
      return (cubicTimingParameters?.curve ?? .easeInOut, duration)
    }
    let (spring, duration) = springTimingParameters.motion(within: duration)
    return (.spring(spring), duration)
  }
}
