/// The number of items that have views at a time, and their indexes (docs/carousel.md, 2.8 and 3.4).
struct VisibleItems {
  /// The most items that have views, whatever the delegate returns.
  static let limit: CGFloat = 500

  /// The default number for a type, before it is limited by the number of items.
  ///
  /// - Parameters:
  ///   - size: the carousel's size in points.
  ///   - length: its size along the row.
  ///   - count: the places on the arc of a circular type.
  static func defaultCount(for geometry: CarouselGeometry, size: CGSize, length: CGFloat, count: CGFloat)
    -> CGFloat
  {
    let maximum = CircularLayout.maximumVisibleItems
    switch geometry.type {
    case .linear, .coverFlow, .coverFlow2, .leftTilted, .rightTilted:
      let pitch = geometry.leastPitch
      return pitch > 0 ? min((length / pitch).rounded(.up) + 2, maximum) : maximum
    case .rotary, .cylinder: return min(count, maximum)
    case .invertedRotary, .invertedCylinder: return min((count / 2).rounded(.up), maximum)
    case .wheel, .invertedWheel:
      let isWhollyVisible = geometry.radius - geometry.itemWidth / 2 < min(size.width, size.height) / 2
      return min(isWhollyVisible ? count : (count / 2).rounded(.up) + 1, maximum)
    case .timeMachine, .invertedTimeMachine, .custom: return maximum
    }
  }

  /// The number of items with views: the value rounded down, between 0 and the number of items and
  /// placeholders.
  static func count(for value: CGFloat, total: Int) -> Int {
    min(Int(min(max(value, 0), limit)), max(total, 0))
  }

  /// The first of `count` indexes around `current`, with `before` of them before the current one.
  ///
  /// Without wrapping, the window ends with the last placeholder on either side.
  static func start(
    around current: Int, count: Int, before: Int, ring: ItemRing, placeholders: Int
  ) -> Int {
    let start = current - before
    guard !ring.wraps else { return start }
    let last = ring.count - 1 + placeholders / 2 - count + 1
    return max(-((placeholders + 1) / 2), min(start, last))
  }
}
