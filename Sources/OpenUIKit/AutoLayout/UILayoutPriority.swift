/// How strongly a constraint asks to be satisfied, from above 0 to 1000 (required).
///
/// Priorities are compared level by level and never summed: any number of constraints of priority 250 yields to
/// one of 251. Fractional values are levels of their own.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number, 1000 being required.
  public var rawValue: Float

  /// A priority of any value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority of any value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the level at which content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the level at which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the level of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
