/// How the inside of a path is told from its outside.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around more often in one direction than in the other.
  case winding = 0
  /// What a ray from crosses the path an odd number of times.
  case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt = 0
  /// With a half circle.
  case round = 1
  /// Half of its width further.
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// Lines and curves, in points.
public class CGPath {
  var builder: PathBuilder

  init(_ builder: PathBuilder) {
    self.builder = builder
  }

  /// The path of a rectangle, clockwise from its top left corner.
  public init(rect: CGRect) {
    builder = PathBuilder()
    builder.addRect(rect)
  }

  /// The path of the ellipse that fills a rectangle, clockwise from its rightmost point.
  public init(ellipseIn rect: CGRect) {
    builder = PathBuilder()
    builder.addEllipse(in: rect)
  }

  /// The path of a rectangle whose corners are quarters of an ellipse.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    builder = PathBuilder()
    builder.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
  }

  /// The steps of the path.
  public var elements: [DisplayList.PathElement] { builder.elements }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has come to; zero at its beginning.
  public var currentPoint: CGPoint { builder.currentPoint }

  /// The smallest rectangle around all points, control points included; null for an empty path. O(elements).
  public var boundingBox: CGRect {
    let points = elements.flatMap { $0.points }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The smallest rectangle around the lines and curves; null for an empty path. O(elements).
  public var boundingBoxOfPath: CGRect { PathSegments(elements).tightBounds }

  /// Whether a point lies inside, open lines taken as closed. O(elements).
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    let (signed, crossings) = PathSegments(elements).windingNumber(around: point)
    return rule == .winding ? signed != 0 : crossings % 2 == 1
  }

  /// A path of its own with the same elements.
  public func copy() -> CGPath? { CGPath(builder) }

  /// A path of its own with the same elements, which can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(builder) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(PathBuilder())
  }

  override init(_ builder: PathBuilder) {
    super.init(builder)
  }

  /// Starts a new line at a point.
  public func move(to point: CGPoint) { builder.append(.move(point)) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { builder.append(.line(point)) }

  /// Adds straight lines between points, the first of which starts a new line.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { builder.append(index == 0 ? .move(point) : .line(point)) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    builder.append(.curve(end, control1: control1, control2: control2))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    builder.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc of a circle, angles in radians, after a line to its start. With y downwards, `clockwise` means counter
  /// clockwise on the screen, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builder.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { builder.addRect(rect) }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { builder.addEllipse(in: rect) }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    builder.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath) {
    for element in path.elements { builder.append(element) }
  }

  /// Goes back to where the present line started.
  public func closeSubpath() { builder.append(.close) }
}
