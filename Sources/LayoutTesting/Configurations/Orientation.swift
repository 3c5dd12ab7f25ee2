/// The orientation of a device.
public enum Orientation: String, CaseIterable, Sendable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// The part of a tablet's screen that the app has beside another app. Phones ignore it.
public enum SplitView: String, CaseIterable, Sendable {
  /// The whole screen.
  case full = "full screen"
  /// The larger part of two.
  case twoThirds = "two thirds"
  /// One of two equal parts.
  case half
  /// The smaller part of two, or an app that floats above another one.
  case oneThird = "one third"
}
