/// The heights of bars for which an app can set pictures.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the common height.
  case `default` = 0
  /// A bar in little height, such as that of a phone in landscape.
  case compact = 1
  /// A bar of the common height with a prompt.
  case defaultPrompt = 101
  /// A bar in little height with a prompt.
  case compactPrompt = 102
}

/// The brightness of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Like its surroundings.
  case `default` = 0
  /// A dark bar with white titles.
  case black = 1
}
