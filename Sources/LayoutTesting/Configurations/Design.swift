/// The look and the measures of the system's controls and bars.
///
/// With Apple's UIKit the system decides.
public enum Design: String, CaseIterable, Sendable {
  /// That of iOS 15 to 18, and of apps that require compatibility.
  case compatibility
  /// That of iOS 26.
  case liquidGlass = "Liquid Glass"
}
