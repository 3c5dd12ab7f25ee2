/// Interpolation of transforms: decomposes both into translation, rotation, shear, scale and perspective,
/// interpolates the parts, and recomposes them.
extension CATransform3D {
  /// The transform at `progress` between this one and `end`, entry by entry if one of them cannot be
  /// decomposed.
  package func interpolated(to end: CATransform3D, _ progress: Double) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
      guard let a = AffineTransformParts(self), let b = AffineTransformParts(end) else {
        return mixed(with: end, progress)
      }
      return a.interpolated(to: b, progress).transform
    }
    guard let a = TransformParts(self), let b = TransformParts(end) else { return mixed(with: end, progress) }
    return a.interpolated(to: b, progress).transform
  }

  private func mixed(with end: CATransform3D, _ progress: Double) -> CATransform3D {
    func mix(_ a: Row, _ b: Row) -> Row { a + (b - a) * progress }
    return CATransform3D(
      rows: mix(row1, end.row1), mix(row2, end.row2), mix(row3, end.row3), mix(row4, end.row4))
  }
}
