/// Appends shapes to the elements of a path. Angles are in radians; on the screen they grow clockwise.
struct PathBuilder {
  var elements: [PathElement] = []
  private var lineStart = CGPoint.zero
  private(set) var currentPoint = CGPoint.zero

  init(_ elements: [PathElement] = []) {
    for element in elements { append(element) }
  }

  mutating func append(_ element: PathElement) {
    elements.append(element)
    if case .move(let point) = element { lineStart = point }
    currentPoint = element.end ?? lineStart
  }

  /// A quadratic curve, as the cubic one that is the same.
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

  /// An arc of an ellipse from the present point, which lies at the angle `start`, as curves of at most a quarter turn.
  mutating func addArc(center: CGPoint, radii: CGSize, from start: CGFloat, sweep: CGFloat) {
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

  /// An arc of a circle, after a line to its start when there is something to go on from.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isClockwise: Bool
  ) {
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

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set from its bits.
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
