extension CALayer {
  /// The effect of the layer's transform on the plane, without the rounding errors of quarter turns; nil if it projects.
  var planeTransform: CGAffineTransform? {
    let transform = transform
    guard transform.m14 == 0, transform.m24 == 0, transform.m44 == 1 else { return nil }
    return CATransform3DGetAffineTransform(transform).withoutNoise
  }

  /// The `planeTransform` of a layer that nothing else transforms, like its superlayer's `sublayerTransform`; nil for other layers.
  var soleTransform: CGAffineTransform? {
    let turnsDepth = anchorPointZ != 0 && !(transform.m31 == 0 && transform.m32 == 0 && transform.m34 == 0)
    return turnsDepth || parent?.transformsSublayers == true ? nil : planeTransform
  }
}
