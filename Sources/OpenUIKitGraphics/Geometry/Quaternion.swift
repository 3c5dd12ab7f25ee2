/// A rotation of space as a unit quaternion.
package struct Quaternion {
  private let x, y, z, w: Double

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  private init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates the rotation by an angle in radians about an axis of length 1.
  package init(angle: Double, about axis: SIMD3<Double>) {
    let half = sin(angle / 2)
    self.init(x: axis.x * half, y: axis.y * half, z: axis.z * half, w: cos(angle / 2))
  }

  /// Creates the rotation of the coordinate axes to the unit vectors `a`, `b` and `c`. It starts from the
  /// largest of the four components, to avoid division by a small number.
  package init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if a.x > b.y && a.x > c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      self.init(x: s / 4, y: (b.x + a.y) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
    } else if b.y > c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      self.init(x: (b.x + a.y) / s, y: s / 4, z: (c.y + b.z) / s, w: (c.x - a.z) / s)
    } else {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      self.init(x: (c.x + a.z) / s, y: (c.y + b.z) / s, z: s / 4, w: (a.y - b.x) / s)
    }
  }

  /// The unit vectors of the rotated coordinate axes.
  package var axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation at `progress` of the shorter way to `end`: spherical linear interpolation.
  package func interpolated(to end: Quaternion, _ progress: Double) -> Quaternion {
    var cosine = x * end.x + y * end.y + z * end.z + w * end.w
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(cosine * sign, 1)
    let angle = acos(cosine)
    let sine = sin(angle)
    guard sine > 1e-9 else { return progress < 1 ? self : end }
    let (p, q) = (sin((1 - progress) * angle) / sine, sign * sin(progress * angle) / sine)
    return Quaternion(x: p * x + q * end.x, y: p * y + q * end.y, z: p * z + q * end.z, w: p * w + q * end.w)
  }
}
