#if canImport(UIKit) || !canImport(AppKit)
  // The layout margins as attributes. AppKit has no margins of views.

  extension MASView {
    /// The left layout margin.
    public var mas_leftMargin: MASViewAttribute<MASLeftRight> { MASViewAttribute(self, .leftMargin) }
    /// The right layout margin.
    public var mas_rightMargin: MASViewAttribute<MASLeftRight> { MASViewAttribute(self, .rightMargin) }
    /// The top layout margin.
    public var mas_topMargin: MASViewAttribute<MASVertical> { MASViewAttribute(self, .topMargin) }
    /// The bottom layout margin.
    public var mas_bottomMargin: MASViewAttribute<MASVertical> { MASViewAttribute(self, .bottomMargin) }
    /// The margin on the side where reading starts.
    public var mas_leadingMargin: MASViewAttribute<MASLeadingTrailing> {
      MASViewAttribute(self, .leadingMargin)
    }
    /// The margin on the side where reading ends.
    public var mas_trailingMargin: MASViewAttribute<MASLeadingTrailing> {
      MASViewAttribute(self, .trailingMargin)
    }
    /// The horizontal centre between the left and right margins.
    public var mas_centerXWithinMargins: MASViewAttribute<MASHorizontal> {
      MASViewAttribute(self, .centerXWithinMargins)
    }
    /// The vertical centre between the top and bottom margins.
    public var mas_centerYWithinMargins: MASViewAttribute<MASVertical> {
      MASViewAttribute(self, .centerYWithinMargins)
    }
  }

  extension MASConstraintMaker {
    /// The left layout margin of the item.
    public var leftMargin: MASAttributeChain<MASLeftRight> { chain(.leftMargin) }
    /// The right layout margin of the item.
    public var rightMargin: MASAttributeChain<MASLeftRight> { chain(.rightMargin) }
    /// The top layout margin of the item.
    public var topMargin: MASAttributeChain<MASVertical> { chain(.topMargin) }
    /// The bottom layout margin of the item.
    public var bottomMargin: MASAttributeChain<MASVertical> { chain(.bottomMargin) }
    /// The margin of the item on the side where reading starts.
    public var leadingMargin: MASAttributeChain<MASLeadingTrailing> { chain(.leadingMargin) }
    /// The margin of the item on the side where reading ends.
    public var trailingMargin: MASAttributeChain<MASLeadingTrailing> { chain(.trailingMargin) }
    /// The horizontal centre between the item's left and right margins.
    public var centerXWithinMargins: MASAttributeChain<MASHorizontal> { chain(.centerXWithinMargins) }
    /// The vertical centre between the item's top and bottom margins.
    public var centerYWithinMargins: MASAttributeChain<MASVertical> { chain(.centerYWithinMargins) }

    /// The left, right, top and bottom margins, in this order.
    public var margins: MASAttributeChain<MASEdges> {
      composite([.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    }
    /// The leading, trailing, top and bottom margins, in this order.
    public var directionalMargins: MASAttributeChain<MASEdges> {
      composite([.leadingMargin, .trailingMargin, .topMargin, .bottomMargin])
    }
    /// Both centres between the margins.
    public var centerWithinMargins: MASAttributeChain<MASCenter> {
      composite([.centerXWithinMargins, .centerYWithinMargins])
    }
  }

  extension MASAttributeChain {
    /// Adds the left layout margin to the chain.
    public var leftMargin: MASAttributeChain<Axis.AndLeftRight> { adding(.leftMargin) }
    /// Adds the right layout margin to the chain.
    public var rightMargin: MASAttributeChain<Axis.AndLeftRight> { adding(.rightMargin) }
    /// Adds the top layout margin to the chain.
    public var topMargin: MASAttributeChain<Axis.AndVertical> { adding(.topMargin) }
    /// Adds the bottom layout margin to the chain.
    public var bottomMargin: MASAttributeChain<Axis.AndVertical> { adding(.bottomMargin) }
    /// Adds the margin on the side where reading starts to the chain.
    public var leadingMargin: MASAttributeChain<Axis.AndLeadingTrailing> { adding(.leadingMargin) }
    /// Adds the margin on the side where reading ends to the chain.
    public var trailingMargin: MASAttributeChain<Axis.AndLeadingTrailing> { adding(.trailingMargin) }
    /// Adds the horizontal centre between the margins to the chain.
    public var centerXWithinMargins: MASAttributeChain<Axis.AndCenterX> { adding(.centerXWithinMargins) }
    /// Adds the vertical centre between the margins to the chain.
    public var centerYWithinMargins: MASAttributeChain<Axis.AndVertical> { adding(.centerYWithinMargins) }

    /// Adds the left, right, top and bottom margins to the chain.
    public var margins: MASAttributeChain<Axis.AndLeftRight.AndVertical> {
      adding(.leftMargin, .rightMargin, .topMargin, .bottomMargin)
    }
    /// Adds the leading, trailing, top and bottom margins to the chain.
    public var directionalMargins: MASAttributeChain<Axis.AndLeadingTrailing.AndVertical> {
      adding(.leadingMargin, .trailingMargin, .topMargin, .bottomMargin)
    }
    /// Adds both centres between the margins to the chain.
    public var centerWithinMargins: MASAttributeChain<Axis.AndCenterX.AndVertical> {
      adding(.centerXWithinMargins, .centerYWithinMargins)
    }
  }
#endif
