/// How a presented controller's view covers the views below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As a page sheet.
  case automatic = -2
  /// None; the style of transitions that are no presentations.
  case none = -1
  /// The whole window. The view below is removed.
  case fullScreen = 0
  /// As a sheet that leaves a part of the views below visible.
  case pageSheet = 1
  /// As a sheet of at most 540 × 620 points, or of `preferredContentSize`, in the middle of a wide window.
  case formSheet = 2
  /// The view of the closest ancestor that defines the context. The view below is removed.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate decides.
  case custom = 4
  /// The whole window, over the views below.
  case overFullScreen = 5
  /// The view of the closest ancestor that defines the context, over the views below.
  case overCurrentContext = 6
  /// Beside a view, with an arrow; in a narrow window as a sheet.
  case popover = 7
}

/// How a presented controller's view enters and leaves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// The views turn about a vertical axis.
  case flipHorizontal = 1
  /// The views fade into each other.
  case crossDissolve = 2
}
