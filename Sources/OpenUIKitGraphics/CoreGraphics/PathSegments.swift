/// The lines and curves of a path, each with its start, for measuring and cutting.
package struct PathSegments {
  /// A line or a curve. The control points of a line are on it.
  package struct Segment {
    package let start, control1, control2, end: CGPoint
    let isCurve: Bool
    /// Whether it begins a new line instead of continuing the one before.
    package let begins: Bool

    /// The point at `t` from 0 to 1.
    package func point(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The lengths from the start to each of `steps` equal steps of the parameter.
    package func lengths(_ steps: Int) -> [CGFloat] {
      var (length, last): (CGFloat, CGPoint) = (0, start)
      return (1...steps).map { step in
        let next = point(CGFloat(step) / CGFloat(steps))
        length += next.distance(to: last)
        last = next
        return length
      }
    }

    /// The part between two parameters, by de Casteljau's construction.
    package func part(from low: CGFloat, to high: CGFloat) -> Segment {
      func derivative(_ t: CGFloat) -> CGPoint {
        let u = 1 - t
        func along(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
        }
        return CGPoint(
          x: along(start.x, control1.x, control2.x, end.x), y: along(start.y, control1.y, control2.y, end.y))
      }
      let (first, last, third) = (point(low), point(high), (high - low) / 3)
      let (out, back) = (derivative(low), derivative(high))
      return Segment(
        start: first, control1: CGPoint(x: first.x + out.x * third, y: first.y + out.y * third),
        control2: CGPoint(x: last.x - back.x * third, y: last.y - back.y * third), end: last,
        isCurve: isCurve, begins: begins)
    }
  }

  package private(set) var segments: [Segment] = []

  package init(_ elements: [PathElement]) {
    var (start, current, begins) = (CGPoint.zero, CGPoint.zero, true)
    func line(to end: CGPoint) -> Segment {
      func between(_ t: CGFloat) -> CGPoint {
        CGPoint(x: current.x + (end.x - current.x) * t, y: current.y + (end.y - current.y) * t)
      }
      return Segment(
        start: current, control1: between(1.0 / 3), control2: between(2.0 / 3), end: end, isCurve: false,
        begins: begins)
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, begins) = (point, point, true)
        continue
      case .line(let point): segments.append(line(to: point))
      case .curve(let point, let control1, let control2):
        segments.append(
          Segment(
            start: current, control1: control1, control2: control2, end: point, isCurve: true, begins: begins)
        )
      case .close: segments.append(line(to: start))
      }
      current = element.end ?? start
      begins = element == .close
    }
  }

  // For each curve. Between two points a curve then differs from a line by less than a thousandth of its
  // length.
  private static let steps = 32

  /// The part of the path from one fraction of its whole length to another.
  package func trimmed(from low: CGFloat, to high: CGFloat) -> [PathElement] {
    let lengths = segments.map { $0.isCurve ? $0.lengths(Self.steps) : [$0.end.distance(to: $0.start)] }
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    guard total > 0, low < high else { return [] }
    let (from, to) = (low * total, high * total)
    var (passed, elements, isOpen): (CGFloat, [PathElement], Bool) = (0, [], false)
    for (segment, lengths) in zip(segments, lengths) {
      let length = lengths.last ?? 0
      defer { passed += length }
      guard length > 0, passed < to, passed + length > from else {
        isOpen = false
        continue
      }
      let part = segment.part(
        from: Self.parameter(at: from - passed, lengths), to: Self.parameter(at: to - passed, lengths))
      if segment.begins || !isOpen { elements.append(.move(part.start)) }
      isOpen = true
      elements.append(
        part.isCurve ? .curve(part.end, control1: part.control1, control2: part.control2) : .line(part.end))
    }
    return elements
  }

  /// The parameter at a length, interpolated between the measured steps.
  private static func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    if length <= 0 { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index > 0 ? lengths[index - 1] : 0
    let fraction = lengths[index] > before ? (length - before) / (lengths[index] - before) : 0
    return (CGFloat(index) + fraction) / CGFloat(lengths.count)
  }

  /// The smallest rectangle around the lines and curves themselves, by their extremes.
  var tightBounds: CGRect {
    var box: (CGFloat, CGFloat, CGFloat, CGFloat) = (.infinity, .infinity, -.infinity, -.infinity)
    func add(_ point: CGPoint) {
      box = (min(box.0, point.x), min(box.1, point.y), max(box.2, point.x), max(box.3, point.y))
    }
    for segment in segments {
      add(segment.start)
      add(segment.end)
      for t in segment.extremes { add(segment.point(t)) }
    }
    guard box.0 <= box.2 else { return .null }
    return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
  }

  /// The winding number of the path around a point. Clockwise turns on the screen count 1, others -1. Open
  /// lines count as closed.
  func windingNumber(around point: CGPoint) -> (signed: Int, crossings: Int) {
    var (signed, crossings) = (0, 0)
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      crossings += 1
      signed += a.y <= point.y ? 1 : -1
    }
    var (lineStart, last) = (CGPoint.zero, CGPoint.zero)
    for segment in segments {
      if segment.begins {
        cross(last, lineStart)
        (lineStart, last) = (segment.start, segment.start)
      }
      let steps = segment.isCurve ? Self.steps : 1
      for step in 1...steps {
        let next = segment.point(CGFloat(step) / CGFloat(steps))
        cross(last, next)
        last = next
      }
    }
    cross(last, lineStart)
    return (signed, crossings)
  }
}

extension PathSegments.Segment {
  /// The parameters strictly between the ends at which the derivative of x or y is 0.
  fileprivate var extremes: [CGFloat] {
    guard isCurve else { return [] }
    return Self.roots(start.x, control1.x, control2.x, end.x)
      + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    var found: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { found = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
