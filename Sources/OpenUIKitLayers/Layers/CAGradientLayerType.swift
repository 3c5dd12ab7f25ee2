/// How a gradient layer's colours are laid out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both have the same name.
  public static func == (first: CAGradientLayerType, second: CAGradientLayerType) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start point. The end point is a corner of the rectangle around the last one.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
