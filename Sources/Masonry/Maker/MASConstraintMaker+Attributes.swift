import UIKitShim

/// The attributes of the item. Each access starts a chain.
extension MASConstraintMaker {
  /// The left edge.
  public var left: MASAttributeChain<MASLeftRight> { chain(.left) }
  /// The right edge.
  public var right: MASAttributeChain<MASLeftRight> { chain(.right) }
  /// The top edge.
  public var top: MASAttributeChain<MASVertical> { chain(.top) }
  /// The bottom edge.
  public var bottom: MASAttributeChain<MASVertical> { chain(.bottom) }
  /// The edge where reading starts.
  public var leading: MASAttributeChain<MASLeadingTrailing> { chain(.leading) }
  /// The edge where reading ends.
  public var trailing: MASAttributeChain<MASLeadingTrailing> { chain(.trailing) }
  /// The width.
  public var width: MASAttributeChain<MASDimension> { chain(.width) }
  /// The height.
  public var height: MASAttributeChain<MASDimension> { chain(.height) }
  /// The horizontal centre.
  public var centerX: MASAttributeChain<MASHorizontal> { chain(.centerX) }
  /// The vertical centre.
  public var centerY: MASAttributeChain<MASVertical> { chain(.centerY) }
  /// The baseline of the last line of text.
  public var baseline: MASAttributeChain<MASVertical> { chain(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: MASAttributeChain<MASVertical> { chain(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: MASAttributeChain<MASVertical> { chain(.lastBaseline) }

  /// Left, right, top and bottom, in this order.
  public var edges: MASAttributeChain<MASEdges> { composite([.left, .right, .top, .bottom]) }
  /// Width and height.
  public var size: MASAttributeChain<MASDimension> { composite([.width, .height]) }
  /// Horizontal and vertical centre.
  public var center: MASAttributeChain<MASCenter> { composite([.centerX, .centerY]) }

  /// Leading, trailing, top and bottom, in this order.
  public var directionalEdges: MASAttributeChain<MASEdges> {
    composite([.leading, .trailing, .top, .bottom])
  }
  /// Left and right.
  public var horizontalEdges: MASAttributeChain<MASLeftRight> { composite([.left, .right]) }
  /// Top and bottom.
  public var verticalEdges: MASAttributeChain<MASVertical> { composite([.top, .bottom]) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: MASAttributeChain<MASLeadingTrailing> {
    composite([.leading, .trailing])
  }
  /// Top and bottom: another name of ``verticalEdges``, as in SnapKit.
  public var directionalVerticalEdges: MASAttributeChain<MASVertical> { verticalEdges }

  /// Any attributes, as a composite. Its order is left, right, top, bottom, leading, trailing, width, height,
  /// centres, baselines, margins, each once.
  ///
  /// Which targets make sense is checked when the constraint is made. Stops the program if the options
  /// contain no attribute.
  public func attributes(
    _ first: NSLayoutConstraint.Attribute, _ others: NSLayoutConstraint.Attribute...
  ) -> MASAttributeChain<MASAnyAxis> {
    let wanted = Set((others + [first]).map { $0.rawValue })
    let attributes = NSLayoutConstraint.Attribute.inCompositeOrder.filter { wanted.contains($0.rawValue) }
    if attributes.isEmpty { MASFailure.noAttributes(location) }
    return composite(attributes)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The order of a composite's parts, which is that of the raw values.
  fileprivate static var inCompositeOrder: [NSLayoutConstraint.Attribute] {
    (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
  }
}
