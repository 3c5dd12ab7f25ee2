/// The number of items on a circle, and its radius (docs/carousel.md, 2.7).
struct CircularLayout {
  /// The maximum number of items with views by default.
  static let maximumVisibleItems: CGFloat = 30
  /// The fewest places on a circle, if there are that many items.
  static let minimumCount: CGFloat = 12
  /// An arc shorter than this, in radians, is treated as a straight line.
  static let minimumArc: CGFloat = 1e-6

  var type: iCarouselType
  /// The distance from one item to the next, in points.
  var pitch: CGFloat
  /// The number of places on the whole arc, at least 1.
  var count: CGFloat
  /// The angle of the whole arc, in radians.
  var arc: CGFloat

  /// The default count for a carousel with a length in points and a number of items: min(N, min(30, max(12,
  /// ceil(L / pitch) · π))), rounded down.
  static func defaultCount(length: CGFloat, pitch: CGFloat, items: Int) -> CGFloat {
    let fitting = abs(pitch) > 0 ? (length / abs(pitch)).rounded(.up) * .pi : .infinity
    let count = min(maximumVisibleItems, max(minimumCount, fitting))
    return min(CGFloat(items), count.rounded(.towardZero))
  }

  /// The default radius in points. For wheels the arc between two items is as long as the pitch; for the
  /// other types the straight line is.
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
