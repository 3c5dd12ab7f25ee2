/// An affine transform decomposed into scale, shear, rotation and translation.
///
/// A reflection is a negative scale, so interpolating it compresses a view to a line in between.
struct AffineTransformParts {
  private var scaleX, scaleY: Double
  /// The direction of the y axis after the shear. The x axis does not change.
  private var shear: SIMD2<Double>
  private var angle: Double
  private var translation: SIMD2<Double>

  /// Decomposes the affine transform `t`. Returns nil if it collapses the plane.
  init?(_ t: CATransform3D) {
    var (x, y) = (SIMD2<Double>(t.m11, t.m12), SIMD2<Double>(t.m21, t.m22))
    scaleX = (x * x).sum().squareRoot()
    scaleY = (y * y).sum().squareRoot()
    let determinant = x.x * y.y - x.y * y.x
    guard determinant != 0 else { return nil }
    if determinant < 0 {
      if x.x < y.y { scaleX = -scaleX } else { scaleY = -scaleY }
    }
    (x, y) = (x / scaleX, y / scaleY)
    angle = atan2(x.y, x.x)
    shear = SIMD2(y.x * x.x + y.y * x.y, y.y * x.x - y.x * x.y)
    translation = SIMD2(t.m41, t.m42)
  }

  /// The parts at `progress` between this transform and `end`, rotating the shorter way round.
  func interpolated(to end: AffineTransformParts, _ progress: Double) -> AffineTransformParts {
    var parts = self
    parts.scaleX += (end.scaleX - scaleX) * progress
    parts.scaleY += (end.scaleY - scaleY) * progress
    parts.shear += (end.shear - shear) * progress
    parts.translation += (end.translation - translation) * progress
    var turn = end.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    parts.angle += turn * progress
    return parts
  }

  var transform: CATransform3D {
    let (sine, cosine) = (sin(angle), cos(angle))
    let x = SIMD2(cosine, sine) * scaleX
    let y = SIMD2(shear.x * cosine - shear.y * sine, shear.x * sine + shear.y * cosine) * scaleY
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: translation.x, ty: translation.y))
  }
}
