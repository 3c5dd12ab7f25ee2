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

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The transform whose entries are all zero; it collapses the plane into one point.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// A transform with the given entries; `tx` and `ty` are in points.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// A rotation about the origin by `angle` radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A scaling about the origin by the factors `sx` and `sy`.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A translation by `tx` and `ty` points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is exactly the identity transform.
    public var isIdentity: Bool { self == .identity }
  }

  // MARK: - Combining

  extension CGAffineTransform {
    /// The transform that applies this one first and `t2` after it: the matrix product `self · t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c,
        b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c,
        d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx,
        ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that rotates by `angle` radians first and applies this one after it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that scales by `sx` and `sy` first and applies this one after it.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that moves by `tx` and `ty` points first and applies this one after it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that undoes this one, or this transform itself when nothing can undo it.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      // One division each: what was scaled comes back exactly wherever the arithmetic allows.
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
    /// The smallest upright rectangle that holds the four transformed corners of this one.
    ///
    /// Where the rectangle has no infinite edge, its size comes from the size alone: the difference of two corners would have
    /// the rounding errors of both.
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

  #if !hasFeature(Embedded)
    extension CGAffineTransform: Codable {}
  #endif
#endif

extension CGSize {
  /// The size of the smallest upright rectangle around a rectangle of this size after `t`.
  func extent(under t: CGAffineTransform) -> CGSize {
    CGSize(
      width: t.a.magnitude * width + t.c.magnitude * height,
      height: t.b.magnitude * width + t.d.magnitude * height)
  }
}
