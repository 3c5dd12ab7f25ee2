/// The carousel's properties for scrolling. Every one is usable at any value.
struct ScrollRules: Equatable {
  var ring = ItemRing()
  /// The places at which the carousel comes to rest.
  var snaps = SnapPlaces()
  /// Whether a carousel that does not wrap can be dragged and flung beyond its ends.
  var bounces = true
  /// How far beyond its ends a carousel can be moved, in items.
  var bounceDistance: CGFloat = 1
  /// How long a fling lasts, from 0 to 1.
  var decelerationRate: CGFloat = 0.95
  /// The number of pages by which a fling moves on; 0 for as many as its speed requires.
  var decelerationDistance = 0
  /// The spring by which a carousel moves on after a release; nil for the original's flings and scrolls.
  var releaseSpring: iCarousel.Spring?
  /// The length of the carousel over which a rubber band stretches beyond the ends, in items; 0 for the original's
  /// resistance.
  var bandLength: CGFloat = 0
  /// The factor of the speed of a release.
  var scrollSpeed: CGFloat = 1
  /// Whether a fling ends at the next item.
  var isPaging = false
  /// Whether a fling ends at an item.
  var stopsAtItemBoundary = true
  /// Whether the carousel rests only at items.
  var scrollsToItemBoundary = true
  /// How far one gesture moves the carousel.
  var drag = DragRules()
  /// The number of items that the carousel moves when a finger moves by the width of one.
  var offsetMultiplier: CGFloat = 1
  /// The drift in items per second. Positive values decrease the offset.
  var autoscroll: CGFloat = 0
  /// Whether animated scrolls take no time.
  var isMotionReduced = false
  /// The actual drift, in items per second: 0 while motion is reduced.
  var drift: CGFloat { isMotionReduced ? 0 : autoscroll }

  /// Sets the number of items. Places beyond the last item no longer exist.
  mutating func setCount(_ count: Int) {
    ring.count = count
    guard let limits = snaps.limits else { return }
    snaps.limits =
      count == 0 ? nil : min(limits.lowerBound, ring.lastOffset)...min(limits.upperBound, ring.lastOffset)
  }

  /// The least offset at which a carousel with ends may rest.
  var firstPlace: CGFloat { snaps.limits?.lowerBound ?? 0 }

  /// The greatest offset at which a carousel with ends may rest.
  var lastPlace: CGFloat { snaps.limits?.upperBound ?? ring.lastOffset }

  /// The valid offset for any number: -1 without items, wrapped around, or the nearest one between the ends.
  func clamped(_ offset: CGFloat) -> CGFloat {
    guard let limits = snaps.limits, ring.count > 0 else { return ring.clamped(offset) }
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Whether there is a first and a last place.
  var hasEnds: Bool { !ring.wraps }

  /// How far beyond its ends the carousel can be, in items: 0 without bounce.
  var overscroll: CGFloat { hasEnds && bounces ? (bandLength > 0 ? bandLength : bounceDistance) : 0 }

  /// The offset within the limits of scrolling, and whether it was at a limit.
  func limited(_ offset: CGFloat) -> (offset: CGFloat, isAtLimit: Bool) {
    guard overscroll > 0 else { return (clamped(offset), false) }
    let (lower, upper) = (firstPlace - overscroll, lastPlace + overscroll)
    if offset < lower { return (lower, true) }
    if offset > upper { return (upper, true) }
    return (offset, false)
  }

  /// The factor of a finger's movement, which decreases beyond the ends (docs/carousel.md, 4.8).
  func resistance(at offset: CGFloat) -> CGFloat {
    guard overscroll > 0 else { return 1 }
    guard bandLength == 0 else { return bandResistance(at: offset) }
    return 1 - min(abs(offset - clamped(offset)), overscroll) / overscroll
  }
}
