/// An attribute as a linear function along its axis: a factor of the item's origin (0 or 1) and one of its
/// length.
struct AttributeParts {
  let axis: NSLayoutConstraint.Axis
  let hasOrigin: Bool
  let length: Double

  /// Returns nil for attributes that depend on the layout direction, on margins or on text.
  @inline(__always)
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .top: (hasOrigin, length) = (true, 0)
    case .right, .bottom: (hasOrigin, length) = (true, 1)
    case .centerX, .centerY: (hasOrigin, length) = (true, 0.5)
    case .width, .height: (hasOrigin, length) = (false, 1)
    default: return nil
    }
    axis = attribute.axis
  }
}
