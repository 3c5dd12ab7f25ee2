/// The constants of scrolling (docs/carousel.md, 1).
enum ScrollConstants {
  /// The duration of an animated scroll, in seconds.
  static let scrollDuration: TimeInterval = 0.4
  /// The duration of the scroll without movement that reports the end of a drag or fling on an item, in
  /// seconds.
  static let settlingDuration: TimeInterval = 0.01
  /// The factor of the deceleration rate, in items per second squared at a speed of 1.
  static let decelerationMultiplier: CGFloat = 30
  /// The shortest distance of a fling, in items.
  static let decelerateThreshold: CGFloat = 0.1
  /// The lowest speed of a fling or a swipe, in items per second.
  static let speedThreshold: CGFloat = 2
  /// The shortest distance of a swipe's end from an item, in items.
  static let distanceThreshold: CGFloat = 0.1
  /// Differences up to this count as 0, in items or seconds.
  static let margin: CGFloat = 1e-6
  /// The shortest time in which an item of `coverFlow2` turns over, in seconds. The longest is twice as long.
  static let toggleDuration: CGFloat = 0.2
}
