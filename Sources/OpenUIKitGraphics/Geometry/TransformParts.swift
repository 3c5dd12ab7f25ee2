/// A transform of space decomposed into scale, shear, rotation, translation and perspective, as specified by
/// the W3C's CSS Transforms (level 2, "Interpolation of 3D matrices").
package struct TransformParts {
  package typealias Row = CATransform3D.Row

  package var scale = SIMD3<Double>(1, 1, 1)
  /// The shears of y along x, of z along x and of z along y.
  var shear = SIMD3<Double>.zero
  package var rotation = Quaternion.identity
  package var translation = SIMD3<Double>.zero
  package var perspective = Row(0, 0, 0, 1)

  /// Decomposes `t` by the Gram-Schmidt process. Returns nil if it collapses space.
  package init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let rows = [t.row1, t.row2, t.row3, t.row4].map { $0 / t.m44 }
    guard let perspective = Self.perspective(rows) else { return nil }
    self.perspective = perspective
    translation = rows[3].xyz
    var (x, y, z) = (rows[0].xyz, rows[1].xyz, rows[2].xyz)
    // 1. x gives the first scale; y loses its component along x, and z its components along both.
    guard let scaleX = Self.normalize(&x) else { return nil }
    shear.x = dot(x, y)
    y -= shear.x * x
    guard let scaleY = Self.normalize(&y) else { return nil }
    shear.y = dot(x, z)
    shear.z = dot(y, z - shear.y * x)
    z -= shear.y * x + shear.z * y
    guard let scaleZ = Self.normalize(&z) else { return nil }
    scale = SIMD3(scaleX, scaleY, scaleZ)
    shear /= SIMD3(scaleY, scaleZ, scaleZ)
    // 2. The rest is a rotation, or a rotation with a reflection.
    if dot(x, cross(y, z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(x, y, z)
  }

  /// The fourth column without the effect of the other parts.
  private static func perspective(_ rows: [Row]) -> Row? {
    var affine = CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
    let column = Row(affine.m14, affine.m24, affine.m34, affine.m44)
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let inverse = affine.inverse else { return nil }
    return Row(
      (inverse.row1 * column).sum(), (inverse.row2 * column).sum(), (inverse.row3 * column).sum(),
      (inverse.row4 * column).sum())
  }

  private static func normalize(_ v: inout SIMD3<Double>) -> Double? {
    let length = dot(v, v).squareRoot()
    guard length > 1e-12 else { return nil }
    v /= length
    return length
  }

  package func interpolated(to end: TransformParts, _ progress: Double) -> TransformParts {
    var parts = self
    parts.scale += (end.scale - scale) * progress
    parts.shear += (end.shear - shear) * progress
    parts.translation += (end.translation - translation) * progress
    parts.perspective += (end.perspective - perspective) * progress
    parts.rotation = rotation.interpolated(to: end.rotation, progress)
    return parts
  }

  package var transform: CATransform3D {
    let (x, y, z) = rotation.axes
    let sheared = (x: x, y: y + shear.x * x, z: z + shear.y * x + shear.z * y)
    let affine = CATransform3D(
      rows: Row(scale.x * sheared.x, 0), Row(scale.y * sheared.y, 0), Row(scale.z * sheared.z, 0),
      Row(translation, 1))
    guard perspective != Row(0, 0, 0, 1) else { return affine }
    var project = CATransform3DIdentity
    (project.m14, project.m24, project.m34, project.m44) =
      (perspective.x, perspective.y, perspective.z, perspective.w)
    return CATransform3DConcat(affine, project)
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  (a * b).sum()
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
