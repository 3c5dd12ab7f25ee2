import UIKitShim

extension MASLayoutItem {
  /// The left edge.
  @inlinable
  public var mas_left: MASViewAttribute<MASLeftRight> { MASViewAttribute(self, .left) }
  /// The right edge.
  @inlinable
  public var mas_right: MASViewAttribute<MASLeftRight> { MASViewAttribute(self, .right) }
  /// The top edge.
  @inlinable
  public var mas_top: MASViewAttribute<MASVertical> { MASViewAttribute(self, .top) }
  /// The bottom edge.
  @inlinable
  public var mas_bottom: MASViewAttribute<MASVertical> { MASViewAttribute(self, .bottom) }
  /// The edge where reading starts: left, or right in a right-to-left layout.
  @inlinable
  public var mas_leading: MASViewAttribute<MASLeadingTrailing> { MASViewAttribute(self, .leading) }
  /// The edge where reading ends.
  @inlinable
  public var mas_trailing: MASViewAttribute<MASLeadingTrailing> { MASViewAttribute(self, .trailing) }
  /// The width.
  @inlinable
  public var mas_width: MASViewAttribute<MASDimension> { MASViewAttribute(self, .width) }
  /// The height.
  @inlinable
  public var mas_height: MASViewAttribute<MASDimension> { MASViewAttribute(self, .height) }
  /// The horizontal centre.
  @inlinable
  public var mas_centerX: MASViewAttribute<MASHorizontal> { MASViewAttribute(self, .centerX) }
  /// The vertical centre.
  @inlinable
  public var mas_centerY: MASViewAttribute<MASVertical> { MASViewAttribute(self, .centerY) }

  /// An attribute chosen at run time. Relating it to an attribute of another axis stops the program.
  @inlinable
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute<MASAnyAxis> {
    MASViewAttribute(self, attribute)
  }
}

extension MASView {
  /// The baseline of the last line of text; the bottom edge of a view without text.
  @inlinable
  public var mas_baseline: MASViewAttribute<MASVertical> { MASViewAttribute(self, .lastBaseline) }
  /// The baseline of the first line of text; the top edge of a view without text.
  @inlinable
  public var mas_firstBaseline: MASViewAttribute<MASVertical> { MASViewAttribute(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  @inlinable
  public var mas_lastBaseline: MASViewAttribute<MASVertical> { MASViewAttribute(self, .lastBaseline) }
}
