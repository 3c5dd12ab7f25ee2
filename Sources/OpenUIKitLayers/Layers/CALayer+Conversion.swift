/// Conversion of points and rectangles between the coordinates of layers, through every transform between
/// them.
extension CALayer {
  /// `p` in the coordinates of `layer`, converted to this layer's coordinates, in points.
  ///
  /// nil means the coordinates outside the topmost layer. Transforms are applied as they are drawn, flattened
  /// onto each superlayer. One that is not invertible is skipped. O(depth).
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    LayerPath(from: layer, to: self).convert(p)
  }

  /// `p` in this layer's coordinates, converted to the coordinates of `layer`, in points; see `convert(_:from:)`.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    LayerPath(from: self, to: layer).convert(p)
  }

  /// The smallest upright rectangle in this layer around `r` in the coordinates of `layer`, in points.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    LayerPath(from: layer, to: self).convert(r)
  }

  /// The smallest upright rectangle in `layer` around `r` in this layer's coordinates, in points.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    LayerPath(from: self, to: layer).convert(r)
  }
}

extension CALayer {
  /// The transform from this layer's coordinates to its superlayer's: its own transform about the anchor
  /// point, its position, then the superlayer's `sublayerTransform` about the superlayer's anchor point.
  package var transformToSuperlayer: CATransform3D {
    let anchor = anchorInBounds
    var result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    if isTransformed { result = CATransform3DConcat(result, transform) }
    let place = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    result = CATransform3DConcat(result, place)
    guard let parent, parent.transformsSublayers else { return result }
    let centre = parent.anchorInBounds
    let about = CATransform3DMakeTranslation(-centre.x, -centre.y, 0)
    let back = CATransform3DMakeTranslation(centre.x, centre.y, 0)
    let shared = CATransform3DConcat(CATransform3DConcat(about, parent.sublayerTransform), back)
    return CATransform3DConcat(result, shared)
  }

  /// The anchor point in the layer's own coordinates, in points.
  var anchorInBounds: CGPoint {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGPoint(
      x: bounds.origin.x + anchor.x * bounds.width, y: bounds.origin.y + anchor.y * bounds.height)
  }

  /// Whether the sublayers share a transform.
  var transformsSublayers: Bool {
    attributes.map { !CATransform3DIsIdentity($0.sublayerTransform) } ?? false
  }

  /// Whether the layer's only transform is a translation.
  package var isMerelyMoved: Bool {
    !isTransformed && !(parent?.transformsSublayers ?? false)
  }

  /// The displacement from this layer's coordinates to its superlayer's, if the only transform is a
  /// translation.
  var displacement: CGPoint {
    let anchor = anchorInBounds
    return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
  }

  /// `point` in the superlayer; nil if it is behind the eye.
  func toSuperlayer(_ point: CGPoint) -> CGPoint? {
    // Almost all layers are only moved. A sum is faster than a matrix, and it does not round.
    guard isMerelyMoved else { return transformedToSuperlayer(point) }
    let move = displacement
    return CGPoint(x: point.x + move.x, y: point.y + move.y)
  }

  /// The point of this layer that is visible at `point` of the superlayer; nil if there is none.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint? {
    guard isMerelyMoved else { return transformedFromSuperlayer(point) }
    let move = displacement
    return CGPoint(x: point.x - move.x, y: point.y - move.y)
  }

  private func transformedToSuperlayer(_ point: CGPoint) -> CGPoint? {
    guard let transform = soleTransform else { return PlaneProjection(transformToSuperlayer).project(point) }
    let anchor = anchorInBounds
    let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: position.x + moved.x, y: position.y + moved.y)
  }

  private func transformedFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    guard let transform = soleTransform else {
      return PlaneProjection(transformToSuperlayer).inverse?.project(point)
    }
    guard let moved = transform.undo(CGPoint(x: point.x - position.x, y: point.y - position.y)) else {
      return nil
    }
    let anchor = anchorInBounds
    return CGPoint(x: anchor.x + moved.x, y: anchor.y + moved.y)
  }
}
