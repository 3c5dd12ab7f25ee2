/// Lines and curves with drawing attributes.
///
/// `fill()` and `stroke()` draw it in `UIView.draw(_:)`; a `CAShapeLayer` shows its `cgPath`.
open class UIBezierPath: NSObject {
  private var builder = PathBuilder()
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    builder.addRect(rect)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    builder.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    builder.addRoundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// Creates an arc of a circle. Angles are in radians, 0 to the right, growing clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates the lines and curves of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    builder = cgPath.builder
  }

  /// The lines and curves, as used by layers.
  open var cgPath: CGPath {
    get { CGPath(builder) }
    set { builder = newValue.builder }
  }

  // MARK: Making a path

  /// Starts a new line at a point.
  open func move(to point: CGPoint) { builder.append(.move(point)) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { builder.append(.line(point)) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    builder.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    builder.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle after a line to its start. Angles are in radians, 0 to the right, growing
  /// clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builder.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: clockwise)
  }

  /// Closes the current line with a straight line to its start.
  open func close() { builder.append(.close) }

  /// Removes all elements of the path.
  open func removeAllPoints() { builder = PathBuilder() }

  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) {
    for element in bezierPath.builder.elements { builder.append(element) }
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    builder = PathBuilder(builder.elements.map { $0.mapped { $0.applying(transform) } })
  }

  // MARK: Properties

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { builder.elements.isEmpty }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// The current point.
  open var currentPoint: CGPoint { builder.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// The line width, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a mitre, in line widths; 10 by default. Longer ones are bevelled.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule determines the inside.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps, in points, and the offset into them at the start of the line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Fills the path with the current fill colour, in the current graphics context.
  open func fill() { draw(filledAt: 1) }

  /// Strokes the path with the current stroke colour and the path's own attributes.
  open func stroke() { draw(strokedAt: 1) }

  /// Fills the path with the current fill colour at an opacity of 0...1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blending(blendMode) { draw(filledAt: alpha) }
  }

  /// Strokes the path with the current stroke colour at an opacity of 0...1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blending(blendMode) { draw(strokedAt: alpha) }
  }

  /// Clips later drawing to the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// The lengths of dashes and gaps, in points; empty for a solid line.
  var dashPattern: [CGFloat] { dashes.pattern }
  /// The offset into the dashes at the start of the line, in points.
  package var dashPhase: CGFloat { dashes.phase }

  /// Writes the lengths of dashes and gaps, their number, and the offset into them at the start of the line.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }
}
