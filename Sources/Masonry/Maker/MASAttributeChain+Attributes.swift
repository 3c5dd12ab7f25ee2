/// Further attributes of the same item, before the relation.
extension MASAttributeChain {
  /// Adds the left edge to the chain.
  public var left: MASAttributeChain<Axis.AndLeftRight> { adding(.left) }
  /// Adds the right edge to the chain.
  public var right: MASAttributeChain<Axis.AndLeftRight> { adding(.right) }
  /// Adds the top edge to the chain.
  public var top: MASAttributeChain<Axis.AndVertical> { adding(.top) }
  /// Adds the bottom edge to the chain.
  public var bottom: MASAttributeChain<Axis.AndVertical> { adding(.bottom) }
  /// Adds the edge where reading starts to the chain.
  public var leading: MASAttributeChain<Axis.AndLeadingTrailing> { adding(.leading) }
  /// Adds the edge where reading ends to the chain.
  public var trailing: MASAttributeChain<Axis.AndLeadingTrailing> { adding(.trailing) }
  /// Adds the width to the chain.
  public var width: MASAttributeChain<Axis.AndDimension> { adding(.width) }
  /// Adds the height to the chain.
  public var height: MASAttributeChain<Axis.AndDimension> { adding(.height) }
  /// Adds the horizontal centre to the chain.
  public var centerX: MASAttributeChain<Axis.AndCenterX> { adding(.centerX) }
  /// Adds the vertical centre to the chain.
  public var centerY: MASAttributeChain<Axis.AndVertical> { adding(.centerY) }
  /// Adds the baseline of the last line of text to the chain.
  public var baseline: MASAttributeChain<Axis.AndVertical> { adding(.lastBaseline) }
  /// Adds the baseline of the first line of text to the chain.
  public var firstBaseline: MASAttributeChain<Axis.AndVertical> { adding(.firstBaseline) }
  /// Adds the baseline of the last line of text to the chain.
  public var lastBaseline: MASAttributeChain<Axis.AndVertical> { adding(.lastBaseline) }

  /// Adds left, right, top and bottom to the chain.
  public var edges: MASAttributeChain<Axis.AndLeftRight.AndVertical> {
    adding(.left, .right, .top, .bottom)
  }
  /// Adds leading, trailing, top and bottom to the chain.
  public var directionalEdges: MASAttributeChain<Axis.AndLeadingTrailing.AndVertical> {
    adding(.leading, .trailing, .top, .bottom)
  }
  /// Adds left and right to the chain.
  public var horizontalEdges: MASAttributeChain<Axis.AndLeftRight> { adding(.left, .right) }
  /// Adds top and bottom to the chain.
  public var verticalEdges: MASAttributeChain<Axis.AndVertical> { adding(.top, .bottom) }
  /// Adds leading and trailing to the chain.
  public var directionalHorizontalEdges: MASAttributeChain<Axis.AndLeadingTrailing> {
    adding(.leading, .trailing)
  }
  /// Adds top and bottom to the chain.
  public var directionalVerticalEdges: MASAttributeChain<Axis.AndVertical> { adding(.top, .bottom) }
  /// Adds width and height to the chain.
  public var size: MASAttributeChain<Axis.AndDimension> { adding(.width, .height) }
  /// Adds both centres to the chain.
  public var center: MASAttributeChain<Axis.AndCenterX.AndVertical> { adding(.centerX, .centerY) }
}
