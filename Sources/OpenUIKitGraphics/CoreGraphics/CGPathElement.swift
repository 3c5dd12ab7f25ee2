/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new line at one point.
  case moveToPoint = 0
  /// A straight line to one point.
  case addLineToPoint = 1
  /// A quadratic curve: its control point, and its end. Paths store such curves as cubic ones, so none has this element.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points, and its end.
  case addCurveToPoint = 3
  /// A line to the start, without points.
  case closeSubpath = 4
}

/// An element of a path, as `CGPath.applyWithBlock` passes it.
public struct CGPathElement {
  /// The kind, which determines the number of points.
  public var type: CGPathElementType
  /// The points, control points first. Valid until the closure returns.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with points that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function for the elements of a path, with a value of the caller.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure for each element, in order. The element and its points are valid until the closure returns.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // An element without points has a pointer as well.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      for element in elements {
        let values = element.points
        points.initialize(from: values, count: values.count)
        var passed = CGPathElement(type: element.type, points: points)
        block(&passed)
      }
    }
  }

  /// Calls a function with `info` for each element, in order. The element and its points are valid until it returns.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
