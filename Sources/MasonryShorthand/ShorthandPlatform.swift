#if canImport(UIKit) || !canImport(AppKit)
  import Masonry

  /// Margins without the prefix; AppKit has none.
  extension MASView {
    /// The same as `mas_leftMargin`.
    public var leftMargin: MASViewAttribute<MASLeftRight> { mas_leftMargin }
    /// The same as `mas_rightMargin`.
    public var rightMargin: MASViewAttribute<MASLeftRight> { mas_rightMargin }
    /// The same as `mas_topMargin`.
    public var topMargin: MASViewAttribute<MASVertical> { mas_topMargin }
    /// The same as `mas_bottomMargin`.
    public var bottomMargin: MASViewAttribute<MASVertical> { mas_bottomMargin }
    /// The same as `mas_leadingMargin`.
    public var leadingMargin: MASViewAttribute<MASLeadingTrailing> { mas_leadingMargin }
    /// The same as `mas_trailingMargin`.
    public var trailingMargin: MASViewAttribute<MASLeadingTrailing> { mas_trailingMargin }
    /// The same as `mas_centerXWithinMargins`.
    public var centerXWithinMargins: MASViewAttribute<MASHorizontal> { mas_centerXWithinMargins }
    /// The same as `mas_centerYWithinMargins`.
    public var centerYWithinMargins: MASViewAttribute<MASVertical> { mas_centerYWithinMargins }
  }
#endif
