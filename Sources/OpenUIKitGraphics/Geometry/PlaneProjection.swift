/// A `CATransform3D` restricted to the plane z = 0 and flattened: a 3 × 3 homography.
///
/// Row vectors, `(x, y, 1) · H = (x'·w, y'·w, w)`.
package struct PlaneProjection {
  package typealias Row = SIMD3<Double>

  private let x: Row
  private let y: Row
  private let one: Row

  package init(_ t: CATransform3D) {
    x = Row(t.m11, t.m12, t.m14)
    y = Row(t.m21, t.m22, t.m24)
    one = Row(t.m41, t.m42, t.m44)
  }

  private init(_ x: Row, _ y: Row, _ one: Row) {
    self.x = x
    self.y = y
    self.one = one
  }

  /// The image of `point`; nil if it is in or behind the eye's plane.
  package func project(_ point: CGPoint) -> CGPoint? {
    let image = point.x * x + point.y * y + one
    guard image.z > 0 else { return nil }
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }

  /// The inverse projection; nil if the plane is seen edge-on.
  package var inverse: PlaneProjection? {
    let first = cross(y, one)
    let determinant = (x * first).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let second = cross(one, x)
    let third = cross(x, y)
    return PlaneProjection(
      Row(first.x, second.x, third.x) / determinant,
      Row(first.y, second.y, third.y) / determinant,
      Row(first.z, second.z, third.z) / determinant)
  }

  private func cross(_ u: Row, _ v: Row) -> Row {
    Row(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }
}
