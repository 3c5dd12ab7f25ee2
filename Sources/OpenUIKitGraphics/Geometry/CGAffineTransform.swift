#if !canImport(Darwin)  // Where CoreGraphics has it.
  /// A transform of the plane that keeps parallel lines parallel: rotation, scaling, shear and translation.
  ///
  /// Points are row vectors: `(x', y') = (a·x + c·y + tx, b·x + d·y + ty)`.
  public struct CGAffineTransform: Equatable, Sendable {
    /// The entry in the first row and first column.
    public var a: CGFloat
    /// The entry in the first row and second column.
    public var b: CGFloat
    /// The entry in the second row and first column.
    public var c: CGFloat
    /// The entry in the second row and second column.
    public var d: CGFloat
    /// The horizontal translation, in points.
    public var tx: CGFloat
    /// The vertical translation, in points.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform whose entries are all zero, which collapses the plane to a point.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform with the given entries; `tx` and `ty` are in points.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a rotation about the origin by `angle` radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling about the origin by the factors `sx` and `sy`.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation by `tx` and `ty` points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is exactly the identity transform.
    public var isIdentity: Bool { self == .identity }
  }

  // MARK: - Combining

  extension CGAffineTransform {
    /// The transform that first applies this one and then `t2`: the matrix product `self · t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c,
        b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c,
        d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx,
        ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that first rotates by `angle` radians and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that first scales by `sx` and `sy` and then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that first moves by `tx` and `ty` points and then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The inverse of this transform, or this transform itself if it is not invertible.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      // With one division each, scaling back is exact wherever the arithmetic allows it.
      if b == 0, c == 0 { return CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d) }
      if a == 0, d == 0 { return CGAffineTransform(a: 0, b: 1 / c, c: 1 / b, d: 0, tx: -ty / b, ty: -tx / c) }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }

  // MARK: - Applying

  extension CGPoint {
    /// The point to which `t` moves this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// This size as a vector, transformed without the translation of `t`.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle that contains the four transformed corners of this one.
    ///
    /// If the rectangle has no infinite edge, its size is computed from the size alone. The difference of two
    /// corners would have the rounding errors of both.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull else { return self }
      let corners = CGRect(
        enclosing: CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
        CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
      let extent = CGSize(width: width, height: height).extent(under: t)
      guard extent.width.isFinite, extent.height.isFinite else { return corners }
      return CGRect(origin: corners.origin, size: extent)
    }
  }

  extension CGAffineTransform: CodableOutsidePages {}
#endif

extension CGSize {
  /// The size of the smallest upright rectangle around a transformed rectangle of this size.
  package func extent(under t: CGAffineTransform) -> CGSize {
    CGSize(
      width: t.a.magnitude * width + t.c.magnitude * height,
      height: t.b.magnitude * width + t.d.magnitude * height)
  }
}
