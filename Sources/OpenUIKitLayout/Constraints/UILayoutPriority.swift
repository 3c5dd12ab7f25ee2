/// The priority of a constraint, greater than 0 and at most 1000 (required).
///
/// Priorities are compared level by level and never summed: one constraint of priority 251 outweighs any
/// number of priority 250. Fractional values are separate levels.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number, 1000 being required.
  public var rawValue: Float

  /// Creates a priority with any value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority with any value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
