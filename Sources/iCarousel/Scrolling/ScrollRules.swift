/// The carousel's properties for scrolling. Every one is usable at any value.
struct ScrollRules: Equatable {
  var ring = ItemRing()
  /// Whether a carousel that does not wrap can be dragged and flung beyond its ends.
  var bounces = true
  /// How far beyond its ends a carousel can be moved, in items.
  var bounceDistance: CGFloat = 1
  /// How long a fling lasts, from 0 to 1.
  var decelerationRate: CGFloat = 0.95
  /// The factor of the speed of a release.
  var scrollSpeed: CGFloat = 1
  /// Whether a fling ends at the next item.
  var isPaging = false
  /// Whether a fling ends at an item.
  var stopsAtItemBoundary = true
  /// Whether the carousel rests only at items.
  var scrollsToItemBoundary = true
  /// The number of items that the carousel moves when a finger moves by the width of one.
  var offsetMultiplier: CGFloat = 1
  /// The drift in items per second. Positive values decrease the offset.
  var autoscroll: CGFloat = 0
  /// Whether animated scrolls take no time.
  var isMotionReduced = false
  /// The actual drift, in items per second: 0 while motion is reduced.
  var drift: CGFloat { isMotionReduced ? 0 : autoscroll }

  /// Whether there is a first and a last place.
  var hasEnds: Bool { !ring.wraps }

  /// How far beyond its ends the carousel can be, in items: 0 without bounce.
  var overscroll: CGFloat { hasEnds && bounces ? bounceDistance : 0 }

  /// The offset within the limits of scrolling, and whether it was at a limit.
  func limited(_ offset: CGFloat) -> (offset: CGFloat, isAtLimit: Bool) {
    guard overscroll > 0 else { return (ring.clamped(offset), false) }
    let (lower, upper) = (-overscroll, ring.lastOffset + overscroll)
    if offset < lower { return (lower, true) }
    if offset > upper { return (upper, true) }
    return (offset, false)
  }

  /// The factor of a finger's movement, which decreases beyond the ends (docs/carousel.md, 4.8).
  func resistance(at offset: CGFloat) -> CGFloat {
    guard overscroll > 0 else { return 1 }
    return 1 - min(abs(offset - ring.clamped(offset)), overscroll) / overscroll
  }
}
