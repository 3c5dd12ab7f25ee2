import OpenUIKitCore

extension UISplitViewController {
  /// How the last column makes room for others.
  public enum SplitBehavior: Int, Sendable {
    /// As the size of the window determines.
    case automatic = 0
    /// It becomes narrower.
    case tile = 1
    /// Others cover a part of it.
    case overlay = 2
    /// It becomes narrower for one column. Two columns move a part of it out of the window.
    case displace = 3
  }

  /// The edge of the first column.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }

  /// How the last column should make room for others; automatically by default. It precedes `preferredDisplayMode`: of the modes of the
  /// behaviour, the one with as many columns is used. With `overlay` the automatic mode shows the last column alone.
  public final var preferredSplitBehavior: SplitBehavior {
    get { behavior }
    set { behavior = newValue }
  }

  /// How the last column makes room for others. It is never `automatic`.
  public final var splitBehavior: SplitBehavior {
    if behavior != .automatic { return behavior }
    switch displayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly:
      let size = viewIfLoaded?.bounds.size ?? .zero
      return size.width > size.height ? .tile : .overlay
    }
  }

  /// The edge of the first column; where reading begins by default.
  public final var primaryEdge: PrimaryEdge {
    get { edge }
    set { edge = newValue }
  }
}

extension UISplitViewController.DisplayMode {
  /// The mode, or else the one of a behaviour with as many columns.
  func allowed(by behavior: UISplitViewController.SplitBehavior) -> Self {
    switch (self, behavior) {
    case (.oneOverSecondary, .tile), (.oneOverSecondary, .displace): .oneBesideSecondary
    case (.twoOverSecondary, .tile), (.twoDisplaceSecondary, .tile): .twoBesideSecondary
    case (.oneBesideSecondary, .overlay): .oneOverSecondary
    case (.twoBesideSecondary, .overlay), (.twoDisplaceSecondary, .overlay): .twoOverSecondary
    case (.twoBesideSecondary, .displace), (.twoOverSecondary, .displace): .twoDisplaceSecondary
    default: self
    }
  }
}
