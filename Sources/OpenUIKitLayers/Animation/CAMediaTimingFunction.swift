/// The timing of an animation as a cubic Bézier curve of progress over time.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: UnitBezier
  private let points: [(Float, Float)]

  /// Creates a curve with control points (c1x, c1y) and (c2x, c2y) between (0, 0) and (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  /// Creates the curve with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the x and y of the control point `idx`, 0 to 3, to `ptr`, which must have room for two values.
  /// Traps for any other index.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require(points.indices.contains(idx), "CAMediaTimingFunction has control points 0 to 3, not \(idx)")
    ptr[0] = points[idx].0
    ptr[1] = points[idx].1
  }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both have the same name.
  public static func == (first: CAMediaTimingFunctionName, second: CAMediaTimingFunctionName) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// Even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations: a quick start and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
