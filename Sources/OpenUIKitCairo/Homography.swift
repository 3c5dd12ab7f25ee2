import OpenUIKitGraphics

/// The effect of a `CATransform3D` on the points of a flattened plane: a 3 × 3 projective map.
///
/// Row vectors as in Core Animation: (x, y, 1) · H = (X, Y, w), and the image of the point is (X / w, Y / w).
struct Homography: Equatable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var origin: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  init(_ transform: CATransform3D) {
    x = SIMD3(transform.m11, transform.m12, transform.m14)
    y = SIMD3(transform.m21, transform.m22, transform.m24)
    origin = SIMD3(transform.m41, transform.m42, transform.m44)
  }

  init(scaleX: Double, scaleY: Double, translation: CGPoint) {
    x = SIMD3(scaleX, 0, 0)
    y = SIMD3(0, scaleY, 0)
    origin = SIMD3(translation.x, translation.y, 1)
  }

  /// (x, y, 1) · H, before the division by w.
  func homogeneous(_ point: CGPoint) -> SIMD3<Double> {
    point.x * x + point.y * y + origin
  }

  /// First this map, then `next`.
  func then(_ next: Homography) -> Homography {
    func map(_ row: SIMD3<Double>) -> SIMD3<Double> { row.x * next.x + row.y * next.y + row.z * next.origin }
    return Homography(x: map(x), y: map(y), origin: map(origin))
  }

  /// Whether parallel lines stay parallel, so that Cairo can draw with the map.
  var isAffine: Bool {
    let size = abs(origin.z)
    return size > 0 && abs(x.z) <= 1e-9 * size && abs(y.z) <= 1e-9 * size
  }

  /// Whether the whole plane is parallel to the screen and behind the eye.
  var isBehindEye: Bool { origin.z <= 0 && x.z == 0 && y.z == 0 }

  /// The inverse map; nil if the plane is seen edge-on.
  var inverse: Homography? {
    let determinant = (x * cross(y, origin)).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let (a, b, c) = (cross(y, origin), cross(origin, x), cross(x, y))
    return Homography(
      x: SIMD3(a.x, b.x, c.x) / determinant, y: SIMD3(a.y, b.y, c.y) / determinant,
      origin: SIMD3(a.z, b.z, c.z) / determinant)
  }

  private func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }
}
