/// A coordinate system on the screen, between which points and rectangles are converted.
public protocol UICoordinateSpace: NSObjectProtocol, ViewTreeConfined {
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
  final func map(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return space.convert(point, from: self) }
    return convert(point, to: Optional(view))
  }

  final func map(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return space.convert(point, to: self) }
    return convert(point, from: Optional(view))
  }

  final func map(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else { return space.convert(rect, from: self) }
    return convert(rect, to: Optional(view))
  }

  final func map(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else { return space.convert(rect, to: self) }
    return convert(rect, from: Optional(view))
  }
}

extension UIView {
  final func map(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? layoutRoot).layer)
  }

  final func map(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? layoutRoot).layer)
  }

  final func map(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? layoutRoot).layer)
  }

  final func map(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? layoutRoot).layer)
  }
}
