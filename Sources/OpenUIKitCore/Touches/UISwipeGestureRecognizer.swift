/// Recognises a quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  // The shortest stroke in points, and the longest in seconds. A slower one is a drag.
  private static let distance: CGFloat = 50
  private static let longestStroke = 0.5

  /// The directions that are recognised.
  open var direction = Direction.right
  /// How many fingers have to swipe.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    start = location(in: nil)
    startTime = event.timestamp
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestStroke else { return state = .failed }
    let place = location(in: nil)
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    guard max(abs(dx), abs(dy)) >= Self.distance, numberOfTouches == numberOfTouchesRequired else { return }
    state = direction.contains(Self.direction(dx, dy)) && isStraight(dx, dy) ? .ended : .failed
  }

  private static func direction(_ dx: CGFloat, _ dy: CGFloat) -> Direction {
    if abs(dx) >= abs(dy) { return dx > 0 ? .right : .left }
    return dy > 0 ? .down : .up
  }

  private func isStraight(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
    min(abs(dx), abs(dy)) <= max(abs(dx), abs(dy)) / 2
  }

  /// Touches were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// A stroke that is too short so far follows as well, if it has the direction.
  override func followsDrag() -> Bool {
    let place = location(in: nil)
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    return state == .possible && numberOfTouches == numberOfTouchesRequired && (dx != 0 || dy != 0)
      && direction.contains(Self.direction(dx, dy)) && isAllowedToBegin
  }

  /// A control that follows drags handles a swipe on it.
  override func yields(toControlUnder touch: UITouch) -> Bool {
    touch.isOnControlThatFollowsDrags(inside: view)
  }
}
