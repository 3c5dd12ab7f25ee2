/// The shape of the rounded corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The characters of Core Animation's constant.
  public let rawValue: String

  /// Creates a shape from its characters.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows gradually from the straight edge, as that of a device's screen.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// Whether both are the same characters.
  public static func == (first: CALayerCornerCurve, second: CALayerCornerCurve) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) { hasher.combine(ExactString(rawValue)) }
}
