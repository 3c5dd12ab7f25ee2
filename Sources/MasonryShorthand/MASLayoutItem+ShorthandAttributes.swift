import Masonry

/// Attributes without the prefix.
extension MASLayoutItem {
  /// The same as `mas_left`.
  public var left: MASViewAttribute<MASLeftRight> { mas_left }
  /// The same as `mas_right`.
  public var right: MASViewAttribute<MASLeftRight> { mas_right }
  /// The same as `mas_top`.
  public var top: MASViewAttribute<MASVertical> { mas_top }
  /// The same as `mas_bottom`.
  public var bottom: MASViewAttribute<MASVertical> { mas_bottom }
  /// The same as `mas_leading`.
  public var leading: MASViewAttribute<MASLeadingTrailing> { mas_leading }
  /// The same as `mas_trailing`.
  public var trailing: MASViewAttribute<MASLeadingTrailing> { mas_trailing }
  /// The same as `mas_width`.
  public var width: MASViewAttribute<MASDimension> { mas_width }
  /// The same as `mas_height`.
  public var height: MASViewAttribute<MASDimension> { mas_height }
  /// The same as `mas_centerX`.
  public var centerX: MASViewAttribute<MASHorizontal> { mas_centerX }
  /// The same as `mas_centerY`.
  public var centerY: MASViewAttribute<MASVertical> { mas_centerY }

  /// The same as `mas_attribute(_:)`.
  public func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute<MASAnyAxis> {
    mas_attribute(attribute)
  }
}

extension MASView {
  /// The same as `mas_baseline`.
  public var baseline: MASViewAttribute<MASVertical> { mas_baseline }
  /// The same as `mas_firstBaseline`.
  public var firstBaseline: MASViewAttribute<MASVertical> { mas_firstBaseline }
  /// The same as `mas_lastBaseline`.
  public var lastBaseline: MASViewAttribute<MASVertical> { mas_lastBaseline }

  /// The same as `mas_safeAreaLayoutGuideLeft`.
  public var safeAreaLayoutGuideLeft: MASViewAttribute<MASLeftRight> { mas_safeAreaLayoutGuideLeft }
  /// The same as `mas_safeAreaLayoutGuideRight`.
  public var safeAreaLayoutGuideRight: MASViewAttribute<MASLeftRight> { mas_safeAreaLayoutGuideRight }
  /// The same as `mas_safeAreaLayoutGuideTop`.
  public var safeAreaLayoutGuideTop: MASViewAttribute<MASVertical> { mas_safeAreaLayoutGuideTop }
  /// The same as `mas_safeAreaLayoutGuideBottom`.
  public var safeAreaLayoutGuideBottom: MASViewAttribute<MASVertical> { mas_safeAreaLayoutGuideBottom }
  /// The same as `mas_safeAreaLayoutGuideLeading`.
  public var safeAreaLayoutGuideLeading: MASViewAttribute<MASLeadingTrailing> {
    mas_safeAreaLayoutGuideLeading
  }
  /// The same as `mas_safeAreaLayoutGuideTrailing`.
  public var safeAreaLayoutGuideTrailing: MASViewAttribute<MASLeadingTrailing> {
    mas_safeAreaLayoutGuideTrailing
  }
  /// The same as `mas_safeAreaLayoutGuideWidth`.
  public var safeAreaLayoutGuideWidth: MASViewAttribute<MASDimension> { mas_safeAreaLayoutGuideWidth }
  /// The same as `mas_safeAreaLayoutGuideHeight`.
  public var safeAreaLayoutGuideHeight: MASViewAttribute<MASDimension> { mas_safeAreaLayoutGuideHeight }
  /// The same as `mas_safeAreaLayoutGuideCenterX`.
  public var safeAreaLayoutGuideCenterX: MASViewAttribute<MASHorizontal> { mas_safeAreaLayoutGuideCenterX }
  /// The same as `mas_safeAreaLayoutGuideCenterY`.
  public var safeAreaLayoutGuideCenterY: MASViewAttribute<MASVertical> { mas_safeAreaLayoutGuideCenterY }
}
