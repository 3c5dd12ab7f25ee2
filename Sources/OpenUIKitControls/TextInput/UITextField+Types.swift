extension UITextField {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line, sunk in.
    case bezel = 2
    /// A thin line with round corners on a background.
    case roundedRect = 3
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is final.
    case committed = 0
    /// The user has cancelled; only on an Apple TV.
    case cancelled = 1
  }
}
