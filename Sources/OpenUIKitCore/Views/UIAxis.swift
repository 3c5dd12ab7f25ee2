/// Axes of the plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Along the width.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Along the height.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Along both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
