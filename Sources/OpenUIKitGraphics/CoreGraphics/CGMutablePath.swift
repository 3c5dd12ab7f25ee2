/// A path that can be extended. Each added element is transformed separately; existing elements stay.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(PathBuilder())
  }

  package override init(_ builder: PathBuilder) {
    super.init(builder)
  }

  // MARK: Lines and curves

  /// Starts a new line at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.append(.move(point.applying(transform)))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.append(.line(point.applying(transform)))
  }

  /// Adds straight lines between points. The first point starts a new line.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(end, control1: control1, control2: control2)
    builder.append(curve.mapped { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    builder.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Closes the current line with a straight line to its start.
  public func closeSubpath() { builder.append(.close) }

  // MARK: Arcs

  /// Adds an arc of a circle, angles in radians, after a line to its start. With y downwards, `clockwise`
  /// means counter clockwise on the screen, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    builder.add(under: transform, continuesLine: true) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
    }
  }

  /// Adds an arc of a circle from a start angle over a difference, both in radians, after a line to its
  /// start. On the screen a positive `delta` is clockwise.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    builder.add(under: transform, continuesLine: true) {
      $0.append(
        .move(CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))))
      let radii = CGSize(width: radius, height: radius)
      if delta != 0 { $0.addArc(center: center, radii: radii, from: startAngle, sweep: delta) }
    }
  }

  /// Rounds a corner at `tangent1End` between the lines from the current point and to `tangent2End`: adds a
  /// line to the arc's start, and the arc. Adds a line to the corner if there is no corner to round.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    builder.roundCorner(at: corner, towards: tangent2End.applying(transform), radius: radius)
  }

  // MARK: Shapes

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    builder.add(under: transform) { $0.addRect(rect) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    builder.add(under: transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    builder.add(under: transform) { $0.addRoundedRect(rect, radii: radii, corners: .allCorners) }
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    builder.add(under: transform) { $0 = path.builder }
  }
}
