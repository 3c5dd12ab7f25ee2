/// Appends shapes to the elements of a path. Angles are in radians, and grow clockwise on the screen.
package struct PathBuilder {
  package var elements: [PathElement] = []
  private var lineStart = CGPoint.zero
  private(set) var currentPoint = CGPoint.zero

  package init(_ elements: [PathElement] = []) {
    for element in elements { append(element) }
  }

  package mutating func append(_ element: PathElement) {
    elements.append(element)
    if case .move(let point) = element { lineStart = point }
    currentPoint = element.end ?? lineStart
  }

  /// Returns the elements, transformed.
  package func transformed(by transform: CGAffineTransform) -> PathBuilder {
    PathBuilder(elements.map { $0.mapped { $0.applying(transform) } })
  }

  /// Adds the elements that `build` creates, transformed. Their start becomes a line if they continue the
  /// existing path.
  package mutating func add(
    under transform: CGAffineTransform, continuesLine: Bool = false, _ build: (inout PathBuilder) -> Void
  ) {
    var part = PathBuilder()
    build(&part)
    for (index, element) in part.transformed(by: transform).elements.enumerated() {
      if index == 0, continuesLine, !elements.isEmpty, case .move(let start) = element {
        append(.line(start))
      } else {
        append(element)
      }
    }
  }

  /// Adds a quadratic curve, as the equivalent cubic one.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    func towardsControl(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    append(.curve(end, control1: towardsControl(currentPoint), control2: towardsControl(end)))
  }

  mutating func addRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  mutating func addEllipse(in rect: CGRect) {
    append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radii: CGSize(width: rect.width / 2, height: rect.height / 2), from: 0, sweep: 2 * .pi)
    append(.close)
  }

  /// A rectangle with quarter ellipses at some corners.
  mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard width > 0, height > 0, !corners.isEmpty else { return addRect(rect) }
    let radii = CGSize(width: width, height: height)
    func start(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? width : 0 }
    append(.move(CGPoint(x: rect.minX + start(.topLeft), y: rect.minY)))
    let places: [(UIRectCorner, CGPoint, CGPoint, CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), -.pi / 2),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), .pi / 2),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), .pi),
    ]
    for (corner, place, inward, angle) in places {
      guard corners.contains(corner) else {
        append(.line(place))
        continue
      }
      let center = CGPoint(x: place.x + inward.x * width, y: place.y + inward.y * height)
      append(.line(CGPoint(x: center.x + cos(angle) * width, y: center.y + sin(angle) * height)))
      addArc(center: center, radii: radii, from: angle, sweep: .pi / 2)
    }
    append(.close)
  }

  /// Adds an arc of an ellipse from the current point, which is at the angle `start`, as curves of at most a
  /// quarter turn. Angles that are not finite add no arc, and the number of turns is limited to a
  /// distinguishable number.
  mutating func addArc(center: CGPoint, radii: CGSize, from start: CGFloat, sweep: CGFloat) {
    guard start.isFinite, sweep.isFinite else { return }
    let turn = 2 * CGFloat.pi
    let sweep =
      abs(sweep) <= 2 * turn
      ? sweep : sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The curve that touches a circle at both ends and in the middle.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, ahead: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - ahead * sin(angle)),
        y: center.y + radii.height * (sin(angle) + ahead * cos(angle)))
    }
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      append(
        .curve(point(to, ahead: 0), control1: point(from, ahead: reach), control2: point(to, ahead: -reach)))
    }
  }

  /// Adds an arc of a circle, after a line to its start if the path is not empty. Does nothing if an angle is
  /// not finite.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isClockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if elements.isEmpty { append(.move(start)) } else { append(.line(start)) }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if isClockwise {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    }
    guard sweep != 0 else { return }
    addArc(center: center, radii: CGSize(width: radius, height: radius), from: startAngle, sweep: sweep)
  }
}

extension PathBuilder {
  /// Adds a line from the current point towards `corner`, and an arc that joins it smoothly to the line from
  /// there to `end`.
  mutating func roundCorner(at corner: CGPoint, towards end: CGPoint, radius: CGFloat) {
    let (start, back, ahead) = (currentPoint, Direction(corner, currentPoint), Direction(corner, end))
    let (sine, cosine) = (back.x * ahead.y - back.y * ahead.x, back.x * ahead.x + back.y * ahead.y)
    guard radius > 0, back.exists, ahead.exists, abs(sine) > 1e-9 else { return append(.line(corner)) }
    let angle = acos(min(max(cosine, -1), 1))
    // The distance of the arc's ends from the corner.
    let distance = radius / tan(angle / 2)
    let first = CGPoint(x: corner.x + back.x * distance, y: corner.y + back.y * distance)
    if first != start { append(.line(first)) }
    // The centre is on the second line's side of the first line.
    let side: CGFloat = sine > 0 ? 1 : -1
    let center = CGPoint(x: first.x - back.y * side * radius, y: first.y + back.x * side * radius)
    addArc(
      center: center, radii: CGSize(width: radius, height: radius),
      from: atan2(first.y - center.y, first.x - center.x), sweep: (angle - .pi) * side)
  }

  /// The direction from one point to another, of length 1.
  private struct Direction {
    let x, y: CGFloat
    let exists: Bool

    init(_ start: CGPoint, _ end: CGPoint) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      exists = length > 0
      (x, y) = exists ? (dx / length, dy / length) : (0, 0)
    }
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the left and the top.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the right and the top.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the left and the bottom.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the right and the bottom.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
