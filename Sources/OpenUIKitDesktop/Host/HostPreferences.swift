import OpenUIKitCore

/// The preferences of a desktop's user, as far as views follow them.
public struct HostPreferences: Equatable, Sendable {
  /// Whether windows are dark.
  public var isDark: Bool
  /// Whether nothing should move without need.
  public var prefersReducedMotion: Bool
  /// Whether interfaces run from right to left.
  public var isRightToLeft: Bool

  /// Creates preferences.
  public init(isDark: Bool = false, prefersReducedMotion: Bool = false, isRightToLeft: Bool = false) {
    self.isDark = isDark
    self.prefersReducedMotion = prefersReducedMotion
    self.isRightToLeft = isRightToLeft
  }
}
