/// Numbers that a carousel can calculate with. Others are refused: properties keep their values then, and
/// options have their defaults.
extension CGFloat {
  /// Whether the number is not NaN and at most a billion, so that no product of a few such numbers overflows.
  var isUsable: Bool { magnitude <= 1e9 }

  /// Whether the number is a width to divide by: usable, and so large that the quotient of a usable number
  /// and it is finite.
  var isUsableWidth: Bool { self >= 1e-6 && isUsable }
}

extension CGSize {
  /// Whether both sides are usable.
  var isUsable: Bool { width.isUsable && height.isUsable }
}

extension CGSize {
  /// The size, with 0 for a side that is negative or not usable.
  var usable: CGSize {
    CGSize(
      width: width.isUsable ? max(width, 0) : 0, height: height.isUsable ? max(height, 0) : 0)
  }
}

extension CATransform3D {
  /// Whether all entries are usable.
  var isUsable: Bool {
    m11.isUsable && m12.isUsable && m13.isUsable && m14.isUsable
      && m21.isUsable && m22.isUsable && m23.isUsable && m24.isUsable
      && m31.isUsable && m32.isUsable && m33.isUsable && m34.isUsable
      && m41.isUsable && m42.isUsable && m43.isUsable && m44.isUsable
  }
}
