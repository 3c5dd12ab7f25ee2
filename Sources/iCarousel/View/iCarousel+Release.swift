/// The movement after a drag (docs/carousel.md, 4.9).
extension iCarousel {
  /// A spring that moves the carousel to the place where it rests.
  public struct Spring: Equatable, Sendable {
    /// The time of one swing without damping, in seconds.
    public var response: TimeInterval
    /// How soon the spring comes to rest: 1 without overshooting, less with it, more for a slower movement.
    public var dampingRatio: CGFloat

    /// A spring with a response in seconds, and a damping ratio.
    public init(response: TimeInterval = 0.4, dampingRatio: CGFloat = 1) {
      self.response = response
      self.dampingRatio = dampingRatio
    }

    /// The spring to a place that the delegate chooses.
    static let still = Spring()

    /// Whether the spring comes to rest within some seconds.
    var isUsable: Bool {
      response >= 0.01 && response <= 10 && dampingRatio >= 0.05 && dampingRatio <= 20
    }
  }

  /// How a carousel that does not wrap resists a finger beyond its ends.
  public enum BounceStyle: Equatable, Sendable {
    /// Evenly more up to `bounceDistance`, where it stops, as in the original.
    case resistance
    /// As a scroll view: it follows a finger over half its movement at first, and ever less.
    case rubberBand
  }

  /// The spring that moves the carousel on when a drag ends; nil, the default, for the original's deceleration and
  /// animated scroll.
  ///
  /// The movement begins at the finger's speed and ends at the same place as without a spring. The delegate gets the
  /// calls of a deceleration. A touch stops it at any time. Refused are springs whose response is not from 0.01 to
  /// 10 seconds, or whose damping ratio is not from 0.05 to 20.
  public var releaseSpring: Spring? {
    get { machine.rules.releaseSpring }
    set { if newValue?.isUsable ?? true { machine.rules.releaseSpring = newValue } }
  }

  /// The number of pages by which a fling moves the carousel on, whatever its speed; 0, the default, for as many as its
  /// speed requires. A negative number is refused.
  public var decelerationDistance: Int {
    get { machine.rules.decelerationDistance }
    set { if newValue >= 0 { machine.rules.decelerationDistance = newValue } }
  }

  /// How the carousel resists a finger beyond its ends; as the original by default.
  public var bounceStyle: BounceStyle {
    get { arrangement.bounceStyle }
    set {
      arrangement.bounceStyle = newValue
      resolveBand()
    }
  }

  /// Determines the length over which a rubber band stretches.
  func resolveBand() {
    let isBand = arrangement.bounceStyle == .rubberBand && itemWidth > 0
    machine.rules.bandLength = isBand ? length / itemWidth : 0
  }
}
