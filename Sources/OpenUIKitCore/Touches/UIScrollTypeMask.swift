/// Kinds of wheels and trackpads.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wheels that turn in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Trackpads and wheels that turn smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
