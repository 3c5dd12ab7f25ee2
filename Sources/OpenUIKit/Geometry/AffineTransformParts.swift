/// A transform of the plane taken apart: scale, then shear, rotation and translation.
///
/// A reflection is a negative scale, so that turning a view over squeezes it through a line.
struct AffineTransformParts {
  private var scaleX, scaleY: Double
  /// The direction of the y axis after the shear; the x axis keeps its own.
  private var shear: SIMD2<Double>
  private var angle: Double
  private var translation: SIMD2<Double>

  /// Takes the affine transform `t` apart; nil when it flattens the plane.
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

  /// The parts at `progress` of the way to `end`, turning the shorter way round.
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
