// MARK: - Making

/// A translation by `(tx, ty, tz)` points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scaling by the factors `(sx, sy, sz)`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by `angle` radians about the axis `(x, y, z)`, right-handed as seen against the axis; the
/// identity if the axis has no length.
///
/// The matrix is Rodrigues' rotation formula, transposed for row vectors.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform of space that is equal to `m` on the plane z = 0.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12) = (m.a, m.b)
  (t.m21, t.m22) = (m.c, m.d)
  (t.m41, t.m42) = (m.tx, m.ty)
  return t
}

// MARK: - Combining

/// The transform that first moves by `(tx, ty, tz)` points and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = t
  result.m41 += tx * t.m11 + ty * t.m21 + tz * t.m31
  result.m42 += tx * t.m12 + ty * t.m22 + tz * t.m32
  result.m43 += tx * t.m13 + ty * t.m23 + tz * t.m33
  result.m44 += tx * t.m14 + ty * t.m24 + tz * t.m34
  return result
}

/// The transform that first scales by `(sx, sy, sz)` and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(
    m11: sx * t.m11, m12: sx * t.m12, m13: sx * t.m13, m14: sx * t.m14,
    m21: sy * t.m21, m22: sy * t.m22, m23: sy * t.m23, m24: sy * t.m24,
    m31: sz * t.m31, m32: sz * t.m32, m33: sz * t.m33, m34: sz * t.m34,
    m41: t.m41, m42: t.m42, m43: t.m43, m44: t.m44)
}

/// The transform that first rotates by `angle` radians about the axis `(x, y, z)` and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that first applies `a` and then `b`: the matrix product `a · b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(
    rows: b.transform(a.row1), b.transform(a.row2), b.transform(a.row3), b.transform(a.row4))
}

/// The inverse of `t`, or `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

// MARK: - Affine transforms

/// Whether `t` is affine on the plane z = 0 and does not change the z axis.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine transform of the plane that `t` represents. Other entries are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
