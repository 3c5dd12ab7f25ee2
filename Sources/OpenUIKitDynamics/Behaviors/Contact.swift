import OpenUIKitCore

/// An edge that does not move.
struct BoundaryEdge {
  let from: CGPoint
  let to: CGPoint
  /// The side that items are on, if there is one.
  var inward: CGVector?

  init(from: CGPoint, to: CGPoint, inward: CGVector? = nil) {
    (self.from, self.to, self.inward) = (from, to, inward)
  }

  /// The edges of a rectangle with its inside.
  static func around(_ rect: CGRect) -> [BoundaryEdge] {
    // Long edges, so that an item cannot pass a corner of the rectangle.
    let far: CGFloat = 1e5
    return [
      BoundaryEdge(
        from: CGPoint(x: rect.minX - far, y: rect.minY), to: CGPoint(x: rect.maxX + far, y: rect.minY),
        inward: CGVector(dx: 0, dy: 1)),
      BoundaryEdge(
        from: CGPoint(x: rect.minX - far, y: rect.maxY), to: CGPoint(x: rect.maxX + far, y: rect.maxY),
        inward: CGVector(dx: 0, dy: -1)),
      BoundaryEdge(
        from: CGPoint(x: rect.minX, y: rect.minY - far), to: CGPoint(x: rect.minX, y: rect.maxY + far),
        inward: CGVector(dx: 1, dy: 0)),
      BoundaryEdge(
        from: CGPoint(x: rect.maxX, y: rect.minY - far), to: CGPoint(x: rect.maxX, y: rect.maxY + far),
        inward: CGVector(dx: -1, dy: 0)),
    ]
  }
}

/// The parts of a contact: two bodies, or a body and a boundary.
struct ContactName: Hashable {
  let first: ObjectIdentifier
  let second: ObjectIdentifier?
  let boundary: Int
}

/// A contact of a body with another one or with a boundary.
final class Contact: ViewTreeConfined {
  /// A point where both touch.
  struct Point {
    let place: CGPoint
    /// How far the shapes overlap, in points.
    let depth: CGFloat
    /// The impulse so far in this step.
    var impulse: CGFloat = 0
    /// The velocity along the normal that bouncing has to reach.
    var bounce: CGFloat = 0
  }

  let first: DynamicBody
  let second: DynamicBody?
  let boundary: Int
  /// The direction in which the first body is pushed.
  let normal: CGVector
  var points: [Point]

  var name: ContactName {
    ContactName(
      first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) }, boundary: boundary)
  }

  /// The contact of a body with an edge; nil for none.
  init?(_ body: DynamicBody, _ edge: BoundaryEdge, boundary: Int) {
    let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return nil }
    let along = CGVector(dx: x / length, dy: y / length)
    var normal = edge.inward ?? CGVector(dx: -along.dy, dy: along.dx)
    let distance = (body.center.x - edge.from.x) * normal.dx + (body.center.y - edge.from.y) * normal.dy
    // A line has two sides: the body stays on its own.
    if edge.inward == nil, distance < 0 { normal = CGVector(dx: -normal.dx, dy: -normal.dy) }
    points = body.corners.compactMap { corner in
      let (dx, dy) = (corner.x - edge.from.x, corner.y - edge.from.y)
      let place = dx * along.dx + dy * along.dy
      let depth = -(dx * normal.dx + dy * normal.dy)
      return depth > -0.05 && place >= 0 && place <= length ? Point(place: corner, depth: depth) : nil
    }
    guard !points.isEmpty else { return nil }
    (first, second, self.boundary, self.normal) = (body, nil, boundary, normal)
  }

  /// The contact of two bodies; nil if they do not overlap.
  init?(_ first: DynamicBody, _ second: DynamicBody) {
    let (a, b) = (first.corners, second.corners)
    guard let normal = Self.leastOverlap(a, b, from: second.center, to: first.center) else { return nil }
    points = Self.points(a, in: b, normal) + Self.points(b, in: a, CGVector(dx: -normal.dx, dy: -normal.dy))
    guard !points.isEmpty else { return nil }
    (self.first, self.second, boundary, self.normal) = (first, second, -2, normal)
  }

  /// The axis along which two convex polygons overlap least; nil if one separates them. It points from the second to the first.
  private static func leastOverlap(_ a: [CGPoint], _ b: [CGPoint], from: CGPoint, to: CGPoint) -> CGVector? {
    var best: (overlap: CGFloat, axis: CGVector)?
    for polygon in [a, b] {
      for index in polygon.indices {
        let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { continue }
        let axis = CGVector(dx: y / length, dy: -x / length)
        let (first, second) = (range(of: a, axis), range(of: b, axis))
        let overlap = min(first.upperBound, second.upperBound) - max(first.lowerBound, second.lowerBound)
        if overlap <= 0 { return nil }
        if best.map({ overlap < $0.overlap - 1e-6 }) ?? true { best = (overlap, axis) }
      }
    }
    guard let axis = best?.axis else { return nil }
    let isOutward = (to.x - from.x) * axis.dx + (to.y - from.y) * axis.dy >= 0
    return isOutward ? axis : CGVector(dx: -axis.dx, dy: -axis.dy)
  }

  private static func range(of polygon: [CGPoint], _ axis: CGVector) -> ClosedRange<CGFloat> {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for point in polygon {
      let place = point.x * axis.dx + point.y * axis.dy
      (low, high) = (min(low, place), max(high, place))
    }
    return low...max(low, high)
  }

  /// The corners of a polygon inside another one, with their depth against the normal.
  private static func points(_ polygon: [CGPoint], in other: [CGPoint], _ normal: CGVector) -> [Point] {
    let surface = range(of: other, normal).upperBound
    return polygon.compactMap { corner in
      guard other.contains(corner) else { return nil }
      let depth = surface - (corner.x * normal.dx + corner.y * normal.dy)
      return Point(place: corner, depth: max(0, depth))
    }
  }

  // MARK: Impulses

  /// Bodies at less than this velocity do not bounce, in points per second.
  private static let restVelocity: CGFloat = 30
  /// How deep shapes may overlap, in points, so that a contact at rest remains one.
  private static let slop: CGFloat = 0.1

  private var elasticity: CGFloat { max(first.elasticity, second?.elasticity ?? 0) }
  private var friction: CGFloat { max(first.friction, second?.friction ?? 0) }

  /// Notes the velocity with which the bodies meet.
  func prepare() {
    for index in points.indices {
      let speed = approach(points[index])
      points[index].bounce = speed < -Self.restVelocity ? -elasticity * speed : 0
    }
  }

  /// The velocity of the first body relative to the second one, along the normal.
  private func approach(_ point: Point) -> CGFloat {
    let velocity = relativeVelocity(at: point.place)
    return velocity.dx * normal.dx + velocity.dy * normal.dy
  }

  private func relativeVelocity(at place: CGPoint) -> CGVector {
    let mine = first.velocity(at: offset(of: place, from: first))
    guard let second else { return mine }
    let other = second.velocity(at: offset(of: place, from: second))
    return CGVector(dx: mine.dx - other.dx, dy: mine.dy - other.dy)
  }

  private func offset(of place: CGPoint, from body: DynamicBody) -> CGVector {
    CGVector(dx: place.x - body.center.x, dy: place.y - body.center.y)
  }

  private func response(along direction: CGVector, at place: CGPoint) -> CGFloat {
    first.response(along: direction, at: offset(of: place, from: first))
      + (second.map { $0.response(along: direction, at: offset(of: place, from: $0)) } ?? 0)
  }

  private func push(_ impulse: CGFloat, along direction: CGVector, at place: CGPoint) {
    let vector = CGVector(dx: direction.dx * impulse, dy: direction.dy * impulse)
    first.push(vector, at: offset(of: place, from: first))
    second.map { $0.push(CGVector(dx: -vector.dx, dy: -vector.dy), at: offset(of: place, from: $0)) }
  }

  /// Changes the velocities so that the bodies no longer approach, and slide with friction.
  func solve() {
    for index in points.indices {
      let point = points[index]
      let resistance = response(along: normal, at: point.place)
      guard resistance > 0 else { continue }
      // The sum of the impulses only pushes, while a single one may take back a part.
      let sum = max(0, point.impulse + (point.bounce - approach(point)) / resistance)
      push(sum - point.impulse, along: normal, at: point.place)
      points[index].impulse = sum
      slide(at: point.place, limit: friction * sum)
    }
  }

  private func slide(at place: CGPoint, limit: CGFloat) {
    guard limit > 0 else { return }
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let velocity = relativeVelocity(at: place)
    let resistance = response(along: tangent, at: place)
    guard resistance > 0 else { return }
    let wanted = -(velocity.dx * tangent.dx + velocity.dy * tangent.dy) / resistance
    push(min(max(wanted, -limit), limit), along: tangent, at: place)
  }

  /// Moves overlapping bodies apart.
  func separate() {
    let depth = (points.map(\.depth).max() ?? 0) - Self.slop
    let total = first.inverseMass + (second?.inverseMass ?? 0)
    guard depth > 0, total > 0 else { return }
    // With a boundary at once, with bodies gradually: several contacts share the correction.
    let distance = depth * (second == nil ? 1 : 0.4) / total
    first.center.x += normal.dx * distance * first.inverseMass
    first.center.y += normal.dy * distance * first.inverseMass
    guard let second else { return }
    second.center.x -= normal.dx * distance * second.inverseMass
    second.center.y -= normal.dy * distance * second.inverseMass
  }
}

extension [CGPoint] {
  /// Whether a point is inside a convex polygon that runs clockwise, or on its edge.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    indices.allSatisfy { index in
      let (start, end) = (self[index], self[(index + 1) % count])
      return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) >= -1e-6
    }
  }
}
