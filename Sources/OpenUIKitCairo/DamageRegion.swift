import OpenUIKitGraphics

/// A few rectangles that do not intersect, around everything that was added.
struct DamageRegion {
  private(set) var rectangles: [CGRect] = []

  /// Each rectangle costs a pass over the list, so the nearest are united beyond this number.
  private static let most = 6

  /// Adds a rectangle. It is united with those that it intersects.
  mutating func add(_ rectangle: CGRect) {
    guard !rectangle.isEmpty else { return }
    var sum = rectangle
    // A union may intersect further rectangles.
    while let index = rectangles.firstIndex(where: { $0.overlaps(sum) }) {
      if rectangles[index].contains(sum) { return }
      sum = sum.union(rectangles.remove(at: index))
    }
    rectangles.append(sum)
    if rectangles.count > Self.most { uniteNearest() }
  }

  func intersects(_ rectangle: CGRect) -> Bool { rectangles.contains { $0.overlaps(rectangle) } }

  func contains(_ rectangle: CGRect) -> Bool { rectangles.contains { $0.contains(rectangle) } }

  /// Unites the two rectangles whose union adds the least area.
  private mutating func uniteNearest() {
    var best = (first: 0, second: 1, growth: CGFloat.infinity)
    for second in rectangles.indices {
      for first in 0..<second {
        let (one, other) = (rectangles[first], rectangles[second])
        let growth = one.union(other).area - one.area - other.area
        if growth < best.growth { best = (first, second, growth) }
      }
    }
    let other = rectangles.remove(at: best.second)
    let one = rectangles.remove(at: best.first)
    add(one.union(other))
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
