// Display lists have boxes, whose coordinates begin at the top left corner, instead of bounds with an origin.

extension CALayer {
  /// The transform from this layer's box to its superlayer's, both as they are visible now.
  func boxTransform(in parent: CALayer) -> CATransform3D {
    let (anchor, size) = (anchorPoint, bounds.size)
    let (anchorX, anchorY) = (anchor.x * size.width, anchor.y * size.height)
    let corner = parent.bounds.origin
    let (x, y) = (position.x - corner.x, position.y - corner.y)
    guard isTransformed || parent.transformsSublayers || zPosition != 0 else {
      return CATransform3DMakeTranslation(x - anchorX, y - anchorY, 0)
    }
    var result = transform.about(x: anchorX, y: anchorY, z: anchorPointZ).followed(byMoving: x, y, zPosition)
    guard parent.transformsSublayers else { return result }
    let centreX = parent.anchorPoint.x * parent.bounds.width
    let centreY = parent.anchorPoint.y * parent.bounds.height
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(-centreX, -centreY, 0))
    result = CATransform3DConcat(result, parent.sublayerTransform)
    return CATransform3DConcat(result, CATransform3DMakeTranslation(centreX, centreY, 0))
  }

  /// The sublayers from the farthest to the nearest: by the depth of their centres, and in the order of the
  /// tree if the depth is equal. `shown` is this layer as it is visible now.
  func sublayersBackToFront(in shown: CALayer) -> [CALayer] {
    guard children.contains(where: { $0.mayHaveDepth }) || (shown.transformsSublayers && children.count > 1)
    else {
      return children
    }
    let depths = children.map { layer -> CGFloat in
      let current = layer.displayed
      // Depths that differ only by rounding errors must not change the order of the tree.
      return (current.boxTransform(in: shown).depth(of: current.bounds.size) * 1e6).rounded()
    }
    // Code that places layers in space mostly adds them in that order too.
    guard !depths.isAscending else { return children }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }

  private var mayHaveDepth: Bool { attributes != nil && (isTransformed || zPosition != 0) }
}

extension [CGFloat] {
  /// Whether the numbers are in ascending order.
  fileprivate var isAscending: Bool {
    guard var last = first else { return true }
    for number in self {
      guard number >= last else { return false }
      last = number
    }
    return true
  }
}

extension CATransform3D {
  /// The transform after moving a point to the origin: the product with a translation, most of whose entries
  /// are 0 and 1.
  fileprivate func about(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    var result = self
    result.m41 = -x * m11 - y * m21 - z * m31 + m41
    result.m42 = -x * m12 - y * m22 - z * m32 + m42
    result.m43 = -x * m13 - y * m23 - z * m33 + m43
    result.m44 = -x * m14 - y * m24 - z * m34 + m44
    return result
  }

  /// The transform before a translation.
  fileprivate func followed(byMoving x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var result = self
    (result.m11, result.m12, result.m13) = (m11 + m14 * x, m12 + m14 * y, m13 + m14 * z)
    (result.m21, result.m22, result.m23) = (m21 + m24 * x, m22 + m24 * y, m23 + m24 * z)
    (result.m31, result.m32, result.m33) = (m31 + m34 * x, m32 + m34 * y, m33 + m34 * z)
    (result.m41, result.m42, result.m43) = (m41 + m44 * x, m42 + m44 * y, m43 + m44 * z)
    return result
  }

  /// The distance of a box's centre towards the eye.
  fileprivate func depth(of size: CGSize) -> CGFloat {
    let (x, y) = (size.width / 2, size.height / 2)
    let z = x * m13 + y * m23 + m43
    let w = x * m14 + y * m24 + m44
    return w > 0 ? z / w : .infinity
  }

  /// Whether the plane z = 0 is not seen edge-on. False if an entry is NaN or infinite.
  var showsPlane: Bool { planeDeterminant != 0 && planeDeterminant.isFinite }

  /// Whether the plane z = 0 faces away from the eye: its normal points away.
  package var showsBack: Bool { planeDeterminant * determinant < 0 }

  /// The determinant of the map of the plane onto the plane, which is also the normal's z times the whole
  /// determinant.
  private var planeDeterminant: CGFloat {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
  }

  private var determinant: CGFloat {
    let upper = minors(m11, m12, m13, m14, m21, m22, m23, m24)
    let lower = minors(m31, m32, m33, m34, m41, m42, m43, m44)
    return upper.0 * lower.5 - upper.1 * lower.4 + upper.2 * lower.3 + upper.3 * lower.2 - upper.4 * lower.1
      + upper.5 * lower.0
  }

  /// The 2 × 2 minors of two rows, for Laplace's expansion.
  private func minors(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat, _ g: CGFloat,
    _ h: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) {
    (a * f - b * e, a * g - c * e, a * h - d * e, b * g - c * f, b * h - d * f, c * h - d * g)
  }
}
