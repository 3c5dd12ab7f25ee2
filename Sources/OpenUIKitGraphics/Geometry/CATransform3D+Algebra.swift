/// The matrix algebra of the functions with Apple's names.
extension CATransform3D {
  package typealias Row = SIMD4<Double>

  package init(rows r1: Row, _ r2: Row, _ r3: Row, _ r4: Row) {
    self.init(
      m11: r1.x, m12: r1.y, m13: r1.z, m14: r1.w, m21: r2.x, m22: r2.y, m23: r2.z, m24: r2.w,
      m31: r3.x, m32: r3.y, m33: r3.z, m34: r3.w, m41: r4.x, m42: r4.y, m43: r4.z, m44: r4.w)
  }

  var row1: Row { Row(m11, m12, m13, m14) }
  var row2: Row { Row(m21, m22, m23, m24) }
  var row3: Row { Row(m31, m32, m33, m34) }
  var row4: Row { Row(m41, m42, m43, m44) }

  /// The row vector `v · self`.
  package func transform(_ v: Row) -> Row {
    v.x * row1 + v.y * row2 + v.z * row3 + v.w * row4
  }

  /// The inverse matrix, or nil if there is none, by Laplace's expansion with the 2 × 2 minors of the upper
  /// and of the lower two rows.
  package var inverse: CATransform3D? {
    let s0 = m11 * m22 - m21 * m12
    let s1 = m11 * m23 - m21 * m13
    let s2 = m11 * m24 - m21 * m14
    let s3 = m12 * m23 - m22 * m13
    let s4 = m12 * m24 - m22 * m14
    let s5 = m13 * m24 - m23 * m14
    let c5 = m33 * m44 - m43 * m34
    let c4 = m32 * m44 - m42 * m34
    let c3 = m32 * m43 - m42 * m33
    let c2 = m31 * m44 - m41 * m34
    let c1 = m31 * m43 - m41 * m33
    let c0 = m31 * m42 - m41 * m32
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let adjugate = CATransform3D(
      rows: Row(
        m22 * c5 - m23 * c4 + m24 * c3, -m12 * c5 + m13 * c4 - m14 * c3,
        m42 * s5 - m43 * s4 + m44 * s3, -m32 * s5 + m33 * s4 - m34 * s3),
      Row(
        -m21 * c5 + m23 * c2 - m24 * c1, m11 * c5 - m13 * c2 + m14 * c1,
        -m41 * s5 + m43 * s2 - m44 * s1, m31 * s5 - m33 * s2 + m34 * s1),
      Row(
        m21 * c4 - m22 * c2 + m24 * c0, -m11 * c4 + m12 * c2 - m14 * c0,
        m41 * s4 - m42 * s2 + m44 * s0, -m31 * s4 + m32 * s2 - m34 * s0),
      Row(
        -m21 * c3 + m22 * c1 - m23 * c0, m11 * c3 - m12 * c1 + m13 * c0,
        -m41 * s3 + m42 * s1 - m43 * s0, m31 * s3 - m32 * s1 + m33 * s0))
    return adjugate.divided(by: determinant)
  }

  private func divided(by divisor: Double) -> CATransform3D {
    CATransform3D(rows: row1 / divisor, row2 / divisor, row3 / divisor, row4 / divisor)
  }
}
