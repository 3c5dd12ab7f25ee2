/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is on the left.
  case leftToRight = 0
  /// The leading edge is on the right.
  case rightToLeft = 1
}

/// The meaning of a view's content for mirroring in a right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of the interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The layout direction of this attribute in an interface of `direction`.
  package func layoutDirection(
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
