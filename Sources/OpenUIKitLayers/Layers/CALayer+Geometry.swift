/// Computing `frame` from the properties that determine it, and back.
extension CALayer {
  /// The frame of a layer without a transform.
  package var untransformedFrame: CGRect {
    let size = bounds.size
    let anchor = anchorPoint
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    return CGRect(origin: origin, size: size)
  }

  /// The smallest upright rectangle around the corners after `transform` alone. Corners behind the eye are
  /// not transformed.
  var transformedFrame: CGRect {
    if let planeTransform { return frame(under: planeTransform, at: position) }
    let projection = PlaneProjection(transform)
    let anchor = anchorPoint
    let (left, top) = (-anchor.x * bounds.width, -anchor.y * bounds.height)
    let (right, bottom) = (left + bounds.width, top + bounds.height)
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let point = CGPoint(x: x, y: y)
      // A corner behind the eye has no image. The untransformed corner keeps the frame finite.
      return projection.project(point) ?? point
    }
    return CGRect(
      enclosing: corner(left, top), corner(right, top), corner(left, bottom), corner(right, bottom)
    ).offsetBy(dx: position.x, dy: position.y)
  }

  /// The smallest upright rectangle around the bounds after a transform about the anchor point, which is at
  /// `position`.
  private func frame(under transform: CGAffineTransform, at position: CGPoint) -> CGRect {
    let (size, anchor) = (bounds.size, anchorPoint)
    let corner = CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height)
    let around = CGRect(origin: corner, size: size).applying(transform)
    return around.offsetBy(dx: position.x, dy: position.y)
  }

  /// The size of the bounds for a frame of the given size under `transform`.
  func boundsSize(forFrameSize size: CGSize) -> CGSize {
    // Exact for rotations by right angles and for scales. The inverse below rounds, so a frame that is set
    // would not be read back.
    if let size = planeTransform?.undo(size) { return size }
    let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform))
    return CGRect(origin: .zero, size: size).applying(inverse).size
  }

  /// The position that puts the origin of the layer's frame at that of `frame`, for the current bounds.
  func position(forFrame frame: CGRect) -> CGPoint {
    guard isTransformed else {
      let anchor = anchorPoint
      return CGPoint(
        x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
    }
    if let planeTransform {
      let start = self.frame(under: planeTransform, at: .zero).origin
      return CGPoint(x: frame.origin.x - start.x, y: frame.origin.y - start.y)
    }
    let present = transformedFrame
    return CGPoint(
      x: position.x + frame.origin.x - present.origin.x, y: position.y + frame.origin.y - present.origin.y)
  }

  /// The implementation of `contains`.
  final func hasInBounds(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  func geometryDidChange(_ changes: LayerGeometryChanges, oldSize: CGSize) {
    hasChanged = true
    setNeedsRecording(after: changes)
    if changes.contains(.boundsSize) { sizeDidChange() }
    if let owningView {
      owningView.layerGeometryDidChange(self, changes, oldSize: oldSize)
    } else {
      appearanceDidChange()
    }
  }

  /// Whether `value` is the layer's transform.
  func hasTransform(_ value: CATransform3D) -> Bool {
    guard isTransformed, let attributes else { return CATransform3DIsIdentity(value) }
    return CATransform3DEqualToTransform(value, attributes.transform)
  }

  /// Makes new transforms notify the owner too.
  package final func notifyOwnerOfTransform() { transformIsObserved = true }

  func transformDidChange() {
    // Neither size nor place of a view follows its transform. Carousels change many transforms in each frame.
    if isOfView, !transformIsObserved {
      hasChanged = true
      return setNeedsRecording(after: .transform)
    }
    geometryDidChange(.transform, oldSize: bounds.size)
  }

  private func sizeDidChange() {
    if owningView == nil { awaitsLayout = true }
    attributes?.supplement?.sizeDidChange(of: self)
  }

  /// Notes a change of the layer's own appearance.
  func appearanceDidChange() {
    hasChanged = true
    contentDidChange()
  }

  /// Notes a change of the layer's appearance, sublayers or content.
  package func contentDidChange() { setNeedsRecording() }

  /// Reports a position or bounds that are not finite. The layer keeps its geometry.
  final func refuseGeometry() {
    if let owningView { return owningView.reportRefusedGeometry() }
    printError(
      "CALayer: a position or bounds that are not finite were refused; the values before them are kept.")
  }
}
