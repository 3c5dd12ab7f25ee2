extension UIWindow {
  /// The level of a window. Every window of a level is in front of all windows of lower levels.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// Creates a level by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level by its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0: the level of a program's windows.
    public static let normal = Level(rawValue: 0)
    /// 1000: in front of windows with alerts.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000: in front of everything else.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
