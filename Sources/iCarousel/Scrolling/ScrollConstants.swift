/// The numbers that scrolling goes by (docs/carousel.md, 1).
enum ScrollConstants {
  /// How long an animated scroll takes, in seconds.
  static let scrollDuration: TimeInterval = 0.4
  /// How long the scroll takes that only tells the delegate that a drag or fling has come to rest on an item,
  /// in seconds.
  static let settlingDuration: TimeInterval = 0.01
  /// What the deceleration rate is multiplied by, in items per second squared for a speed of 1.
  static let decelerationMultiplier: CGFloat = 30
  /// A release must lead farther than this to become a fling, in items.
  static let decelerateThreshold: CGFloat = 0.1
  /// A release must be faster than this to become a fling or a swipe, in items per second.
  static let speedThreshold: CGFloat = 2
  /// A swipe must end farther than this from an item, in items.
  static let distanceThreshold: CGFloat = 0.1
  /// Differences up to this count as none, in items or seconds.
  static let margin: CGFloat = 1e-6
  /// The shortest time in which an item of `coverFlow2` turns over, in seconds; the longest is twice that.
  static let toggleDuration: CGFloat = 0.2
}
