import OpenUIKitCore

/// An item as a rigid body: a convex shape with mass, place and velocity.
final class DynamicBody: ViewTreeConfined {
  let item: any UIDynamicItem
  var center: CGPoint
  var angle: CGFloat
  /// In points per second.
  var velocity = CGVector.zero
  /// The rotation in radians per second.
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
  /// The corners, around the centre, before rotation.
  private var shape: [CGPoint]
  private var area: CGFloat
  /// The moment of inertia of mass 1.
  private var inertiaOfUnit: CGFloat

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    angle = atan2(item.transform.b, item.transform.a)
    shape = []
    (area, inertiaOfUnit) = (0, 0)
    readItem()
  }

  /// Reads place, rotation and size of the item.
  func readItem() {
    center = item.center
    angle = atan2(item.transform.b, item.transform.a)
    shape = Self.shape(of: item)
    let size = item.bounds.size
    area = max(1, size.width * size.height)
    inertiaOfUnit = max(1, (size.width * size.width + size.height * size.height) / 12)
  }

  /// Moves the item to the body's place.
  func writeItem() {
    if item.center != center { item.center = center }
    let turn = CGAffineTransform(rotationAngle: angle)
    if allowsRotation, item.transform != turn { item.transform = turn }
  }

  private static func shape(of item: any UIDynamicItem) -> [CGPoint] {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse:
      return (0..<20).map { index in
        let angle = CGFloat(index) * .pi / 10
        return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
      }
    case .path:
      var points = item.collisionBoundingPath.cgPath.corners
      if points.count > 1, points.first == points.last { points.removeLast() }
      if points.count > 2 { return points.isClockwise ? points : points.reversed() }
    }
    let (x, y) = (size.width / 2, size.height / 2)
    return [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
  }

  /// The corners in points of the reference view, clockwise.
  var corners: [CGPoint] {
    let (sine, cosine) = (sin(angle), cos(angle))
    return shape.map {
      CGPoint(x: center.x + $0.x * cosine - $0.y * sine, y: center.y + $0.x * sine + $0.y * cosine)
    }
  }

  /// A vector of the body, turned with it.
  func turned(_ vector: CGVector) -> CGVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGVector(dx: vector.dx * cosine - vector.dy * sine, dy: vector.dx * sine + vector.dy * cosine)
  }

  // MARK: Mass

  /// 100 × 100 points with density 1 have mass 1.
  private var mass: CGFloat { max(1e-6, density * area / 10000) }
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  var inverseInertia: CGFloat { isAnchored || !allowsRotation ? 0 : 1 / (mass * inertiaOfUnit) }

  /// Adds an impulse at an offset from the centre.
  func push(_ impulse: CGVector, at offset: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    spin += (offset.dx * impulse.dy - offset.dy * impulse.dx) * inverseInertia
  }

  /// The velocity of a point at an offset from the centre.
  func velocity(at offset: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - spin * offset.dy, dy: velocity.dy + spin * offset.dx)
  }

  /// How much an impulse of 1 along a unit vector at an offset changes the velocity there.
  func response(along direction: CGVector, at offset: CGVector) -> CGFloat {
    let lever = offset.dx * direction.dy - offset.dy * direction.dx
    return inverseMass + lever * lever * inverseInertia
  }

  func move(_ step: CGFloat) {
    guard !isAnchored else { return (velocity, spin) = (.zero, 0) }
    center.x += velocity.dx * step
    center.y += velocity.dy * step
    if allowsRotation { angle += spin * step } else { spin = 0 }
  }

  /// Whether the body hardly moves.
  var isAtRest: Bool {
    abs(velocity.dx) < 3 && abs(velocity.dy) < 3 && abs(spin) < 0.05
  }
}

extension [CGPoint] {
  /// Whether a polygon runs clockwise on the screen.
  fileprivate var isClockwise: Bool {
    var area: CGFloat = 0
    for index in indices {
      let (point, next) = (self[index], self[(index + 1) % count])
      area += point.x * next.y - next.x * point.y
    }
    return area >= 0
  }
}

extension CGPath {
  /// The points of the path's first outline, with curves divided into lines.
  var corners: [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !points.isEmpty { return points }
        points.append(point)
      case .line(let point): points.append(point)
      case .curve(let end, let first, let second):
        guard let start = points.last else { continue }
        for step in 1...8 {
          points.append(Self.point(CGFloat(step) / 8, start, first, second, end))
        }
      case .close: if let start = points.first { points.append(start) }
      }
    }
    return points
  }

  private static func point(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
    let u = 1 - t
    let (first, second, third, fourth) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a.x * first + b.x * second + c.x * third + d.x * fourth,
      y: a.y * first + b.y * second + c.y * third + d.y * fourth)
  }
}
