// Areas of paths as sets of points. Curves become lines that differ from them by at most 1/50 point, and the areas of lines are exact to a
// millionth of a point. O(n²) in the number of lines, for paths of numbers up to a million.

extension CGPath {
  /// The points of this area and of another one. The second rule counts for both paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0.first || $0.second }
  }

  /// The points that are in this area and in another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0.first && $0.second }
  }

  /// The points of this area that are not in another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0.first && !$0.second }
  }

  /// The points of either area that are not in both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0.first != $0.second }
  }

  /// Returns the area as closed lines that neither cross nor overlap, so that both rules fill it. Outer lines go clockwise, and
  /// those around holes the other way, with `y` downwards.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(PathBuilder()), rule) { $0.first }
  }

  /// Whether this area and another one have a part in common. Areas that only touch have none.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.insetBy(dx: -1, dy: -1).intersects(other.boundingBox) else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The connected parts of the area, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let polygons = PathArrangement(self.polygons, [], rule).polygons { $0.first }
    let outer = polygons.filter { Self.area(of: $0) > 0 }
    var parts = outer.map { [$0] }
    for hole in polygons where Self.area(of: hole) <= 0 {
      // The smallest of those around it. The hole may touch them at its points, but not at the middle of an edge.
      let middle = CGPoint(x: (hole[0].x + hole[1].x) / 2, y: (hole[0].y + hole[1].y) / 2)
      let around = outer.indices.filter { CGPath(closed: [outer[$0]]).contains(middle) }
      let least = around.min { Self.area(of: outer[$0]) < Self.area(of: outer[$1]) }
      if let least { parts[least].append(hole) }
    }
    return parts.map { CGPath(closed: $0) }
  }

  /// The path with lines instead of curves, which differ from them by at most `threshold` points. A threshold that is not positive counts as a
  /// millionth.
  public func flattened(threshold: CGFloat) -> CGPath {
    var builder = PathBuilder()
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        builder.append(.move(point))
        start = point
      case .line(let point): builder.append(.line(point))
      case .curve(let end, let control1, let control2):
        for point in Self.points(current, control1, control2, end, threshold) { builder.append(.line(point)) }
      case .close: builder.append(.close)
      }
      current = element.end ?? start
    }
    return CGPath(builder)
  }

  // MARK: Polygons

  private static let tolerance: CGFloat = 0.02

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, where isInside: (PathArrangement.Sides) -> Bool
  ) -> CGPath {
    CGPath(closed: PathArrangement(polygons, other.polygons, rule).polygons(where: isInside))
  }

  /// Creates a path of closed polygons.
  fileprivate convenience init(closed polygons: [[CGPoint]]) {
    var builder = PathBuilder()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        if index == 0 { builder.append(.move(point)) } else { builder.append(.line(point)) }
      }
      builder.append(.close)
    }
    self.init(builder)
  }

  /// The lines of the path as closed polygons; those with a number that is not finite are left out.
  private var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in flattened(threshold: Self.tolerance).elements {
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point):
        if polygons.isEmpty { polygons.append([]) }
        polygons[polygons.count - 1].append(point)
      case .curve: break
      case .close:
        // The next line begins where this polygon does.
        if let start = polygons.last?.first { polygons.append([start]) }
      }
    }
    return polygons.filter { polygon in
      polygon.count > 2 && polygon.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// The area of a polygon, positive if it goes clockwise with `y` downwards.
  private static func area(of polygon: [CGPoint]) -> CGFloat {
    polygon.indices.reduce(0) { sum, index in
      let (first, second) = (polygon[index], polygon[(index + 1) % polygon.count])
      return sum + (first.x * second.y - second.x * first.y) / 2
    }
  }

  /// The points of a curve after its start, between which lines differ from it by at most a threshold.
  private static func points(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ threshold: CGFloat
  ) -> [CGPoint] {
    // The second derivative limits the distance of a line from its part of the curve.
    let x = max(abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
    let y = max(abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
    let bend = 6 * (x * x + y * y).squareRoot()
    let limit = threshold > 0 ? threshold : 1e-6
    let needed = (bend / (8 * limit)).squareRoot().rounded(.up)
    let count = needed.isFinite ? Int(min(max(needed, 1), mostLines)) : 1
    return (1...count).map { step in
      if step == count { return end }
      let t = CGFloat(step) / CGFloat(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  /// The lines of a curve at most, which limits the time that an endless one takes.
  private static let mostLines: CGFloat = 4096
}
