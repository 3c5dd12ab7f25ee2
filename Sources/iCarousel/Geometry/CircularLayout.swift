/// How many items a circle holds and how large it is (docs/carousel.md, 2.7).
struct CircularLayout {
  /// The most items that have views unless the delegate says otherwise.
  static let maximumVisibleItems: CGFloat = 30
  /// The fewest places on a circle, where there are so many items.
  static let minimumCount: CGFloat = 12
  /// An arc shorter than this, in radians, is a straight line.
  static let minimumArc: CGFloat = 1e-6

  var type: iCarouselType
  /// The distance from one item to the next, in points.
  var pitch: CGFloat
  /// The number of places on the whole arc, at least 1.
  var count: CGFloat
  /// The angle of the whole arc, in radians.
  var arc: CGFloat

  /// The count for a carousel of the given length in points with so many items: min(N, min(30, max(12, ceil(L
  /// / pitch) · π))), without its fraction.
  static func defaultCount(length: CGFloat, pitch: CGFloat, items: Int) -> CGFloat {
    let fitting = abs(pitch) > 0 ? (length / abs(pitch)).rounded(.up) * .pi : .infinity
    let count = min(maximumVisibleItems, max(minimumCount, fitting))
    return min(CGFloat(items), count.rounded(.towardZero))
  }

  /// The radius in points: that of the circle around a polygon with sides as long as the pitch, or for wheels
  /// of a circle with arcs as long.
  var defaultRadius: CGFloat {
    switch type {
    case .rotary, .invertedRotary: return max(pitch / 2, pitch / 2 / tan(arc / 2 / count))
    case .cylinder, .invertedCylinder: return max(0.01, pitch / 2 / tan(arc / 2 / count))
    case .wheel, .invertedWheel: return pitch * count / arc
    default: return 0
    }
  }

  /// The angle from one item to the next, in radians.
  var defaultAngle: CGFloat { arc / count }
}
