/// The outline of a line with a width: a path that, filled with the winding rule, covers what a stroke covers.
///
/// Each straight part, join and cap is a shape of its own, and all turn in the same direction, so that overlapping ones add up. Curves are
/// divided into straight parts.
struct StrokeOutline {
  private let reach: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private(set) var path = CGMutablePath()

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (reach, self.cap, self.join, self.miterLimit) = (width / 2, cap, join, max(1, miterLimit))
  }

  /// Adds the outlines of the lines and curves of a path.
  mutating func add(_ elements: [PathElement]) {
    guard reach > 0, reach.isFinite else { return }
    for line in Polyline.lines(of: elements) { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first, cap == .round { addCircle(around: point) }
      return
    }
    for (start, end) in zip(points, points.dropFirst()) { addPart(from: start, to: end) }
    for index in 1..<points.count - 1 { addJoin(points[index - 1], points[index], points[index + 1]) }
    if line.isClosed {
      addJoin(points[points.count - 2], points[0], points[1])
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  private mutating func addPart(from start: CGPoint, to end: CGPoint) {
    let side = normal(start, end)
    addPolygon([start.moved(side, 1), end.moved(side, 1), end.moved(side, -1), start.moved(side, -1)])
  }

  /// The vector from a line to its edge.
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = start.distance(to: end)
    return CGPoint(x: -(end.y - start.y) / length * reach, y: (end.x - start.x) / length * reach)
  }

  private mutating func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
    if join == .round { return addCircle(around: point) }
    let (first, second) = (normal(before, point), normal(point, after))
    // The outer side is the one away from the turn.
    let turn = first.x * second.y - first.y * second.x
    guard turn != 0 else { return }
    let sign: CGFloat = turn > 0 ? -1 : 1
    let (start, end) = (point.moved(first, sign), point.moved(second, sign))
    var corner = [point, start, end]
    // The point of a mitre: half of the angle between the edges away. Its length in widths is 1 / cos of that.
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let square = middle.x * middle.x + middle.y * middle.y
    if join == .miter, square > 0, reach / square.squareRoot() <= miterLimit {
      corner.insert(point.moved(middle, sign * reach * reach / square), at: 2)
    }
    addPolygon(corner)
  }

  private mutating func addCap(at point: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(around: point)
    case .square:
      let side = normal(other, point)
      let ahead = CGPoint(x: point.x + side.y, y: point.y - side.x)
      addPolygon([point.moved(side, 1), ahead.moved(side, 1), ahead.moved(side, -1), point.moved(side, -1)])
    }
  }

  /// Adds a polygon that turns in the direction of all others.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
    path.addLines(between: area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  private mutating func addCircle(around center: CGPoint) {
    // The usual length of handles, for a quarter of a circle.
    let (radius, handle) = (reach, reach * 0.5522847498)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    path.move(to: at(radius, 0))
    path.addCurve(to: at(0, radius), control1: at(radius, handle), control2: at(handle, radius))
    path.addCurve(to: at(-radius, 0), control1: at(-handle, radius), control2: at(-radius, handle))
    path.addCurve(to: at(0, -radius), control1: at(-radius, -handle), control2: at(-handle, -radius))
    path.addCurve(to: at(radius, 0), control1: at(handle, -radius), control2: at(radius, -handle))
    path.closeSubpath()
  }
}

/// The points of one line of a path, with its curves divided. No point follows an equal one.
struct Polyline {
  var points: [CGPoint] = []
  var isClosed = false

  /// The lines of a path.
  static func lines(of elements: [PathElement]) -> [Polyline] {
    var lines: [Polyline] = []
    var parts: [PathElement] = []
    func end(closed: Bool) {
      if parts.contains(where: { if case .move = $0 { false } else { true } }) {
        lines.append(Polyline(parts, isClosed: closed))
      }
      parts = []
    }
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        end(closed: false)
        start = point
      }
      // A line after a closed one begins where that began.
      if parts.isEmpty, element.end != start { parts.append(.move(start)) }
      parts.append(element)
      if element == .close { end(closed: true) }
    }
    end(closed: false)
    return lines
  }

  private init(_ parts: [PathElement], isClosed: Bool) {
    self.isClosed = isClosed
    for segment in PathSegments(parts).segments {
      if points.isEmpty { add(segment.start) }
      let steps = segment.isCurve ? 32 : 1
      for step in 1...steps { add(segment.point(CGFloat(step) / CGFloat(steps))) }
    }
    // A single point has no end to be closed.
    if points.count < 3 { self.isClosed = false }
  }

  private mutating func add(_ point: CGPoint) {
    if point.x.isFinite, point.y.isFinite, points.last != point { points.append(point) }
  }
}

extension CGPoint {
  fileprivate func moved(_ vector: CGPoint, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.x * factor, y: y + vector.y * factor)
  }
}

extension CGPath {
  /// The outline of a stroke along the path, to be filled with the winding rule. Curves are divided into straight parts.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    outline.add(transform.isIdentity ? elements : elements.map { $0.mapped { $0.applying(transform) } })
    return outline.path
  }
}
