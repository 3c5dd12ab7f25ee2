/// Operations of transforms that keep upright rectangles upright, without rounding errors.
extension CGAffineTransform {
  /// Entries below this fraction of the largest one are rounding errors of an angle. No floating-point number
  /// is exactly a quarter turn, so its cosine is 6e-17 and not zero.
  private static let noise = 0x1p-50

  /// The transform without the rounding errors of quarter turns.
  package var withoutNoise: CGAffineTransform {
    let largest = max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
    func clean(_ entry: CGFloat) -> CGFloat { entry.magnitude < largest * Self.noise ? 0 : entry }
    return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
  }

  /// Whether upright rectangles stay upright: a scaling, a mirroring, a quarter turn or a half one.
  package var keepsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether nothing undoes the transform.
  private var isSingular: Bool {
    let determinant = a * d - b * c
    return determinant == 0 || !determinant.isFinite
  }

  /// The point that the transform moves to `point`; nil if the transform is not invertible.
  package func undo(_ point: CGPoint) -> CGPoint? {
    guard !isSingular else { return nil }
    let (x, y) = (point.x - tx, point.y - ty)
    if b == 0, c == 0 { return CGPoint(x: x / a, y: y / d) }
    if a == 0, d == 0 { return CGPoint(x: y / b, y: x / c) }
    let determinant = a * d - b * c
    return CGPoint(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
  }

  /// The size of an upright rectangle whose transformed size is `size`; nil unless the transform is
  /// invertible and keeps rectangles upright.
  package func undo(_ size: CGSize) -> CGSize? {
    guard keepsUpright, !isSingular else { return nil }
    if b == 0, c == 0 { return CGSize(width: size.width / a.magnitude, height: size.height / d.magnitude) }
    return CGSize(width: size.height / b.magnitude, height: size.width / c.magnitude)
  }
}
