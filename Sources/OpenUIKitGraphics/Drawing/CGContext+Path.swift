// The current path.
extension CGContext {
  /// Discards the current path.
  public func beginPath() { current = CGMutablePath() }

  /// Starts a new line at a point.
  public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }

  /// A straight line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }

  /// Straight lines between points, starting at the first.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: ctm) }

  /// A cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// A quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds an arc of a circle, with a line to its start from the current point. Angles are in radians, 0 to
  /// the right, growing clockwise on the screen. `clockwise` assumes that y grows upwards, as in Core
  /// Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: ctm)
  }

  /// Adds a line towards a corner, and an arc with a radius that turns there towards another point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }

  /// Rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }

  /// The ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }

  /// A path's lines and curves.
  public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

  /// Adds a straight line to the start of the current line.
  public func closePath() { current.closeSubpath() }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The current path, in the current coordinates; nil for none.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(current.builder.transformed(by: ctm.inverted()))
  }
}
