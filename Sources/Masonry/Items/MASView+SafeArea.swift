import UIKitShim

extension MASView {
  /// The guide of the area that bars and the shape of the device leave free. As a target it means the
  /// attribute that is related to it.
  public var mas_safeAreaLayoutGuide: MASLayoutGuide { safeAreaLayoutGuide }

  /// The left edge of the safe area.
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute<MASLeftRight> { safeAreaLayoutGuide.mas_left }
  /// The right edge of the safe area.
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute<MASLeftRight> { safeAreaLayoutGuide.mas_right }
  /// The top edge of the safe area.
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute<MASVertical> { safeAreaLayoutGuide.mas_top }
  /// The bottom edge of the safe area.
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute<MASVertical> { safeAreaLayoutGuide.mas_bottom }
  /// The edge of the safe area where reading starts.
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute<MASLeadingTrailing> {
    safeAreaLayoutGuide.mas_leading
  }
  /// The edge of the safe area where reading ends.
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute<MASLeadingTrailing> {
    safeAreaLayoutGuide.mas_trailing
  }
  /// The width of the safe area.
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute<MASDimension> { safeAreaLayoutGuide.mas_width }
  /// The height of the safe area.
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute<MASDimension> { safeAreaLayoutGuide.mas_height }
  /// The horizontal centre of the safe area.
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute<MASHorizontal> {
    safeAreaLayoutGuide.mas_centerX
  }
  /// The vertical centre of the safe area.
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute<MASVertical> { safeAreaLayoutGuide.mas_centerY }
}
