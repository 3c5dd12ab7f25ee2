/// A coordinate system on the screen, between which points and rectangles are converted.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in points.
  var bounds: CGRect { get }
  /// Converts a point of this space to another's.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to the smallest one around its converted corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to the smallest one around its converted corners.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point of the view's bounds to another space. A view must be in the same tree.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, from: self) }
    return convert(point, to: Optional(view))
  }

  /// Converts a point of another space to the view's bounds.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, to: self) }
    return convert(point, from: Optional(view))
  }

  /// Converts a rectangle of the view's bounds to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, from: self) }
    return convert(rect, to: Optional(view))
  }

  /// Converts a rectangle of another space to the view's bounds.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, to: self) }
    return convert(rect, from: Optional(view))
  }
}
