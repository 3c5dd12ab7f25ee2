/// How the inside of a path is determined.
public enum CGPathFillRule: Int, Sendable {
  /// Areas around which the path winds more often in one direction than in the other.
  case winding = 0
  /// Areas from which a ray crosses the path an odd number of times.
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
  package var builder: PathBuilder

  package init(_ builder: PathBuilder) {
    self.builder = builder
  }

  /// Creates the path of a rectangle, clockwise from its top left corner, transformed.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(transform) { $0.addRect(rect) }
  }

  /// Creates the path of the ellipse that fills a rectangle, clockwise from its rightmost point, transformed.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// Creates the path of a rectangle whose corners are quarters of an ellipse, transformed.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(transform) { $0.addRoundedRect(rect, radii: radii, corners: .allCorners) }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathBuilder) -> Void
  ) {
    var builder = PathBuilder()
    builder.add(under: transform?.pointee ?? .identity, build)
    self.init(builder)
  }

  /// The steps of the path.
  public var elements: [Element] { builder.elements }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { builder.currentPoint }

  /// The smallest rectangle around all points, including control points; null for an empty path. O(elements).
  public var boundingBox: CGRect {
    let points = elements.flatMap { $0.points }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The smallest rectangle around the lines and curves; null for an empty path. O(elements).
  public var boundingBoxOfPath: CGRect { PathSegments(elements).tightBounds }

  /// Whether a transformed point is inside. Open lines count as closed. O(elements).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let (signed, crossings) = PathSegments(elements).windingNumber(around: point.applying(transform))
    return rule == .winding ? signed != 0 : crossings % 2 == 1
  }

  /// An independent path with the same elements.
  public func copy() -> CGPath? { CGPath(builder) }

  /// An independent mutable path with the same elements.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(builder) }

  /// A path with the same elements, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(builder.transformed(by: transform?.pointee ?? .identity))
  }

  /// A mutable path with the same elements, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(builder.transformed(by: transform?.pointee ?? .identity))
  }
}
