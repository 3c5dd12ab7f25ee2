/// The edges of one or two areas, cut where they meet, from which the edges of another area are chosen.
///
/// Points lie on a grid, so that edges that meet have the same end. Each edge has on both sides a winding number of each area.
struct PathArrangement {
  /// A point of the grid.
  struct Point: Hashable {
    let x: Int
    let y: Int

    static func < (first: Point, second: Point) -> Bool { (first.x, first.y) < (second.x, second.y) }
  }

  /// An edge of an area, in its direction.
  fileprivate struct Line {
    var start: Point
    var end: Point
    /// Whether it is one of the second area.
    var isOfSecond: Bool
  }

  /// All edges between two points: for each area the number of those towards `end` minus the others, and their number.
  fileprivate struct Edge {
    let start: Point
    let end: Point
    var turns = [0, 0]
    var counts = [0, 0]
  }

  /// Whether the inside of each area is on a side of an edge.
  typealias Sides = (first: Bool, second: Bool)

  private let scale: CGFloat
  private let rules: [CGPathFillRule]
  private var edges: [Edge] = []

  /// Cuts the edges of closed polygons, in points.
  init(_ first: [[CGPoint]], _ second: [[CGPoint]], _ rule: CGPathFillRule) {
    rules = [rule, rule]
    let reach = (first + second).joined().reduce(CGFloat(1)) { max($0, abs($1.x), abs($1.y)) }
    // A millionth of a point, or less where numbers are greater than the grid can be.
    let exponent = min(20, 40 - Int(reach.exponent))
    scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    var lines = lines(of: first, isOfSecond: false) + lines(of: second, isOfSecond: true)
    for _ in 0..<Self.mostRounds where Self.cut(&lines) {}
    edges = Self.merged(lines)
  }

  // Points on the grid are moved by rounding, which may make edges meet that did not before.
  private static let mostRounds = 4

  private func lines(of polygons: [[CGPoint]], isOfSecond: Bool) -> [Line] {
    var lines: [Line] = []
    for polygon in polygons {
      let points = polygon.map { Point(x: Int(($0.x * scale).rounded()), y: Int(($0.y * scale).rounded())) }
      for (index, start) in points.enumerated() {
        let end = points[(index + 1) % points.count]
        if start != end { lines.append(Line(start: start, end: end, isOfSecond: isOfSecond)) }
      }
    }
    return lines
  }

  // MARK: Cutting

  /// Cuts lines where they meet others. Returns whether any was cut.
  private static func cut(_ lines: inout [Line]) -> Bool {
    var cuts = [[Point]](repeating: [], count: lines.count)
    let order = lines.indices.sorted { lines[$0].left < lines[$1].left }
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] {
        guard lines[other].left <= lines[index].right else { break }
        let (own, theirs) = meet(lines[index], lines[other])
        cuts[index] += own
        cuts[other] += theirs
      }
    }
    guard cuts.contains(where: { !$0.isEmpty }) else { return false }
    lines = zip(lines, cuts).flatMap { $0.cut(at: $1) }
    return true
  }

  /// The points where two lines meet, for each of them unless it ends there.
  private static func meet(_ first: Line, _ second: Line) -> ([Point], [Point]) {
    guard first.top <= second.bottom, second.top <= first.bottom else { return ([], []) }
    var own = [second.start, second.end].filter { first.passes($0) }
    var theirs = [first.start, first.end].filter { second.passes($0) }
    if let crossing = first.crossing(second) {
      if crossing != first.start, crossing != first.end { own.append(crossing) }
      if crossing != second.start, crossing != second.end { theirs.append(crossing) }
    }
    return (own, theirs)
  }

  private static func merged(_ lines: [Line]) -> [Edge] {
    var places: [[Point]: Int] = [:]
    var edges: [Edge] = []
    for line in lines {
      let isForward = line.start < line.end
      let ends = isForward ? [line.start, line.end] : [line.end, line.start]
      let place = places[ends] ?? edges.count
      if place == edges.count {
        places[ends] = place
        edges.append(Edge(start: ends[0], end: ends[1]))
      }
      edges[place].turns[line.isOfSecond ? 1 : 0] += isForward ? 1 : -1
      edges[place].counts[line.isOfSecond ? 1 : 0] += 1
    }
    return edges
  }

  // MARK: Choosing

  /// The closed polygons around the parts for which `isInside` holds, in points. Their inside is on the right as one follows them, with `y`
  /// downwards.
  func polygons(where isInside: (Sides) -> Bool) -> [[CGPoint]] {
    var chosen: [(Point, Point)] = []
    for edge in edges {
      let (near, far) = sides(of: edge)
      guard isInside(near) != isInside(far) else { continue }
      // Of a steep edge the far side is on the right on the screen, and of a flat one below.
      let isSteep = edge.isSteep
      let goesOn = isInside(far)
      let isDown = edge.end.y > edge.start.y
      let isForward = isSteep ? isDown != goesOn : goesOn
      chosen.append(isForward ? (edge.start, edge.end) : (edge.end, edge.start))
    }
    return Self.joined(chosen).map { polygon in
      polygon.map { CGPoint(x: CGFloat($0.x) / scale, y: CGFloat($0.y) / scale) }
    }
  }

  /// The areas on both sides of an edge: on the side towards smaller numbers, and on the other one.
  private func sides(of edge: Edge) -> (near: Sides, far: Sides) {
    // A line from the middle of the edge to the right, or downwards from a flat edge, crosses others.
    let isSteep = edge.isSteep
    func along(_ point: Point) -> Double { Double(isSteep ? point.y : point.x) }
    func across(_ point: Point) -> Double { Double(isSteep ? point.x : point.y) }
    let place = (along(edge.start) + along(edge.end)) / 2
    let start = (across(edge.start) + across(edge.end)) / 2
    var (turns, counts) = ([0, 0], [0, 0])
    func count(_ other: Edge) {
      let sign = along(other.start) <= place ? 1 : -1
      for area in 0...1 {
        turns[area] += sign * other.turns[area]
        counts[area] += other.counts[area]
      }
    }
    for other in edges where (along(other.start) <= place) != (along(other.end) <= place) {
      if other.start == edge.start, other.end == edge.end { continue }
      let part = (place - along(other.start)) / (along(other.end) - along(other.start))
      if across(other.start) + part * (across(other.end) - across(other.start)) > start { count(other) }
    }
    let far = inside(turns, counts)
    count(edge)
    return (inside(turns, counts), far)
  }

  private func inside(_ turns: [Int], _ counts: [Int]) -> Sides {
    func isInside(_ area: Int) -> Bool {
      rules[area] == .winding ? turns[area] != 0 : counts[area] % 2 == 1
    }
    return (isInside(0), isInside(1))
  }

  // MARK: Joining

  /// Joins edges into closed polygons. Where several meet, it turns right as far as possible, so that parts that touch at a point stay
  /// apart.
  private static func joined(_ edges: [(Point, Point)]) -> [[Point]] {
    var outgoing: [Point: [Int]] = [:]
    for (index, edge) in edges.enumerated() { outgoing[edge.0, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var polygons: [[Point]] = []
    for first in edges.indices where !isUsed[first] {
      var polygon: [Point] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        polygon.append(edges[index].0)
        let next = outgoing[edges[index].1, default: []].filter { !isUsed[$0] }
        current = next.max {
          turn(edges[index], edges[$0]) < turn(edges[index], edges[$1])
        }
        if edges[index].1 == edges[first].0 { current = nil }
      }
      polygon = withoutStraightPoints(polygon)
      if polygon.count > 2 { polygons.append(polygon) }
    }
    return polygons
  }

  /// The angle by which an edge turns to the right from another one, between minus half a turn and half a turn.
  private static func turn(_ first: (Point, Point), _ second: (Point, Point)) -> Double {
    let (ax, ay) = (Double(first.1.x - first.0.x), Double(first.1.y - first.0.y))
    let (bx, by) = (Double(second.1.x - second.0.x), Double(second.1.y - second.0.y))
    let angle = atan2(ax * by - ay * bx, ax * bx + ay * by)
    // The way back is the last choice.
    return angle >= .pi ? -.pi : angle
  }

  /// A polygon without the points at which it goes straight on.
  private static func withoutStraightPoints(_ polygon: [Point]) -> [Point] {
    polygon.indices.filter { index in
      let before = polygon[(index + polygon.count - 1) % polygon.count]
      let (here, after) = (polygon[index], polygon[(index + 1) % polygon.count])
      let line = Line(start: before, end: after, isOfSecond: false)
      return !line.passes(here)
    }.map { polygon[$0] }
  }
}

extension PathArrangement.Edge {
  /// Whether it rises or falls more than it goes to the side.
  fileprivate var isSteep: Bool { abs(end.y - start.y) > abs(end.x - start.x) }
}

extension PathArrangement.Line {
  fileprivate var left: Int { min(start.x, end.x) }
  fileprivate var right: Int { max(start.x, end.x) }
  fileprivate var top: Int { min(start.y, end.y) }
  fileprivate var bottom: Int { max(start.y, end.y) }

  private var length: (x: Double, y: Double) { (Double(end.x - start.x), Double(end.y - start.y)) }

  /// Whether a point that is no end lies on the line, as exactly as the grid allows.
  fileprivate func passes(_ point: PathArrangement.Point) -> Bool {
    guard point != start, point != end else { return false }
    let (dx, dy) = length
    let (px, py) = (Double(point.x - start.x), Double(point.y - start.y))
    let (square, along) = (dx * dx + dy * dy, px * dx + py * dy)
    guard square > 0, along > 0, along < square else { return false }
    return abs(px * dy - py * dx) <= 0.75 * square.squareRoot()
  }

  /// The point where the line crosses another one; nil for none, and for lines in the same direction.
  fileprivate func crossing(_ other: PathArrangement.Line) -> PathArrangement.Point? {
    let ((ax, ay), (bx, by)) = (length, other.length)
    let (sx, sy) = (Double(other.start.x - start.x), Double(other.start.y - start.y))
    let cross = ax * by - ay * bx
    guard cross != 0 else { return nil }
    let (own, theirs) = ((sx * by - sy * bx) / cross, (sx * ay - sy * ax) / cross)
    guard own >= 0, own <= 1, theirs >= 0, theirs <= 1 else { return nil }
    return PathArrangement.Point(
      x: start.x + Int((own * ax).rounded()), y: start.y + Int((own * ay).rounded()))
  }

  /// The parts of the line between cuts.
  fileprivate func cut(at cuts: [PathArrangement.Point]) -> [PathArrangement.Line] {
    guard !cuts.isEmpty else { return [self] }
    let (dx, dy) = length
    func place(_ point: PathArrangement.Point) -> Double {
      Double(point.x - start.x) * dx + Double(point.y - start.y) * dy
    }
    let points = [start] + cuts.sorted { place($0) < place($1) } + [end]
    return zip(points, points.dropFirst()).compactMap {
      $0 == $1 ? nil : PathArrangement.Line(start: $0, end: $1, isOfSecond: isOfSecond)
    }
  }
}
