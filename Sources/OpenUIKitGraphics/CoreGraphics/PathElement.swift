extension CGPath {
  /// A step of a path, in points.
  public enum Element: Equatable, Sendable {
    /// Starts a new line at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A cubic Bézier curve to a point, with the control points of its start and its end.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the current line, which ends there.
    case close
  }
}

package typealias PathElement = CGPath.Element

extension PathElement {
  /// The points of the element, control points first.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .curve(let point, let control1, let control2): return [control1, control2, point]
    case .close: return []
    }
  }

  /// The end of the element; nil for one that closes a line.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close: return nil
    }
  }

  /// The element with every point replaced.
  package func mapped(_ body: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): return .move(body(point))
    case .line(let point): return .line(body(point))
    case .curve(let point, let control1, let control2):
      return .curve(body(point), control1: body(control1), control2: body(control2))
    case .close: return .close
    }
  }
}
