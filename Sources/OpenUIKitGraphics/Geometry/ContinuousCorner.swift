/// The curve of a continuous corner: three cubic segments from one edge to the other.
///
/// Points are distances from the corner along the edge on which the curve begins (`x`) and along the one on which it ends (`y`).
/// The curve begins at 1.528665 radii, and is a quarter of a circle where the sides are only two radii long. In between, it is between both.
package struct ContinuousCorner {
  /// How many radii of an edge the curve takes.
  package static let expansion: CGFloat = 1.528665

  /// Where the curve begins.
  package let start: CGPoint
  /// The control points and the end of each segment.
  package let segments: [(control1: CGPoint, control2: CGPoint, end: CGPoint)]

  /// Creates the curve of a corner with a radius, in points, in a box whose shorter side is `side`.
  package init(radius: CGFloat, side: CGFloat) {
    let room = side / 2 / radius
    let share = min(max((room - 1) / (Self.expansion - 1), 0), 1)
    let points = zip(Self.circle, Self.smooth).map { circle, smooth in
      CGPoint(
        x: radius * (circle.x + (smooth.x - circle.x) * share),
        y: radius * (circle.y + (smooth.y - circle.y) * share))
    }
    start = points[0]
    segments = stride(from: 1, to: points.count, by: 3).map { (points[$0], points[$0 + 1], points[$0 + 2]) }
  }

  /// The first half of the smooth curve, and the control point after it, in radii. The other half mirrors it.
  private static let smooth = mirrored([
    CGPoint(x: expansion, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
    CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
  ])

  /// A quarter of a circle in segments that end at the same angles.
  private static let circle: [CGPoint] = {
    // The smooth curve passes from its first segment into its second on the circle, at this angle.
    let angle = atan2(1 - smooth[3].x, 1 - smooth[3].y)
    let point = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    let (first, second) = (handle(of: angle), handle(of: .pi / 2 - 2 * angle))
    return mirrored([
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - first, y: 0),
      CGPoint(x: point.x + first * cos(angle), y: point.y - first * sin(angle)), point,
      CGPoint(x: point.x - second * cos(angle), y: point.y + second * sin(angle)),
    ])
  }()

  /// The length of the handles of a cubic curve that follows an arc of the unit circle.
  private static func handle(of angle: CGFloat) -> CGFloat { 4 / 3 * tan(angle / 4) }

  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
