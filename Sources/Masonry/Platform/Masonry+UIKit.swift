#if canImport(UIKit) || !canImport(AppKit)
  // What UIKit (and OpenUIKit, which stands in for it) has and AppKit lacks or names otherwise.

  @_exported import UIKitShim

  /// The platform's view class.
  public typealias MASView = UIView
  /// The platform's layout guide class.
  public typealias MASLayoutGuide = UILayoutGuide
  /// The platform's edge insets, in points.
  public typealias MASEdgeInsets = UIEdgeInsets
  /// The platform's layout priority, 0 to 1000.
  public typealias MASLayoutPriority = UILayoutPriority
  /// The direction along which views are distributed.
  public typealias MASAxisType = NSLayoutConstraint.Axis

  extension MASLayoutPriority {
    /// Halfway between low and high: 500.
    public static var mas_medium: MASLayoutPriority { MASLayoutPriority(500) }
    /// The name of a priority that only windows have; there is none here.
    var windowName: String? { nil }
  }

  extension MASLayoutConstraint {
    /// Whether a constraint's items read as nil once they are gone; in UIKit they dangle.
    static var forgetsDeadItems: Bool {
      #if canImport(UIKit)
        false
      #else
        true
      #endif
    }
  }

  extension MASView {
    var laysOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var marginsGuide: MASLayoutGuide { layoutMarginsGuide }
    func distanceToTop(of rectangle: CGRect) -> CGFloat { rectangle.minY }
  }

  extension MASView {
    /// The left layout margin.
    public var mas_leftMargin: MASViewAttribute<MASHorizontal> { MASViewAttribute(self, .leftMargin) }
    /// The right layout margin.
    public var mas_rightMargin: MASViewAttribute<MASHorizontal> { MASViewAttribute(self, .rightMargin) }
    /// The top layout margin.
    public var mas_topMargin: MASViewAttribute<MASVertical> { MASViewAttribute(self, .topMargin) }
    /// The bottom layout margin.
    public var mas_bottomMargin: MASViewAttribute<MASVertical> { MASViewAttribute(self, .bottomMargin) }
    /// The margin on the side where reading starts.
    public var mas_leadingMargin: MASViewAttribute<MASHorizontal> { MASViewAttribute(self, .leadingMargin) }
    /// The margin on the side where reading ends.
    public var mas_trailingMargin: MASViewAttribute<MASHorizontal> { MASViewAttribute(self, .trailingMargin) }
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
    public var leftMargin: MASAttributeChain<MASHorizontal> { chain(.leftMargin) }
    /// The right layout margin of the item.
    public var rightMargin: MASAttributeChain<MASHorizontal> { chain(.rightMargin) }
    /// The top layout margin of the item.
    public var topMargin: MASAttributeChain<MASVertical> { chain(.topMargin) }
    /// The bottom layout margin of the item.
    public var bottomMargin: MASAttributeChain<MASVertical> { chain(.bottomMargin) }
    /// The margin of the item on the side where reading starts.
    public var leadingMargin: MASAttributeChain<MASHorizontal> { chain(.leadingMargin) }
    /// The margin of the item on the side where reading ends.
    public var trailingMargin: MASAttributeChain<MASHorizontal> { chain(.trailingMargin) }
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
    public var leftMargin: MASAttributeChain<Axis.AndHorizontal> { adding(.leftMargin) }
    /// Adds the right layout margin to the chain.
    public var rightMargin: MASAttributeChain<Axis.AndHorizontal> { adding(.rightMargin) }
    /// Adds the top layout margin to the chain.
    public var topMargin: MASAttributeChain<Axis.AndVertical> { adding(.topMargin) }
    /// Adds the bottom layout margin to the chain.
    public var bottomMargin: MASAttributeChain<Axis.AndVertical> { adding(.bottomMargin) }
    /// Adds the margin on the side where reading starts to the chain.
    public var leadingMargin: MASAttributeChain<Axis.AndHorizontal> { adding(.leadingMargin) }
    /// Adds the margin on the side where reading ends to the chain.
    public var trailingMargin: MASAttributeChain<Axis.AndHorizontal> { adding(.trailingMargin) }
    /// Adds the horizontal centre between the margins to the chain.
    public var centerXWithinMargins: MASAttributeChain<Axis.AndHorizontal> { adding(.centerXWithinMargins) }
    /// Adds the vertical centre between the margins to the chain.
    public var centerYWithinMargins: MASAttributeChain<Axis.AndVertical> { adding(.centerYWithinMargins) }

    /// Adds the left, right, top and bottom margins to the chain.
    public var margins: MASAttributeChain<Axis.AndHorizontal.AndVertical> {
      adding(.leftMargin, .rightMargin, .topMargin, .bottomMargin)
    }
    /// Adds the leading, trailing, top and bottom margins to the chain.
    public var directionalMargins: MASAttributeChain<Axis.AndHorizontal.AndVertical> {
      adding(.leadingMargin, .trailingMargin, .topMargin, .bottomMargin)
    }
    /// Adds both centres between the margins to the chain.
    public var centerWithinMargins: MASAttributeChain<Axis.AndHorizontal.AndVertical> {
      adding(.centerXWithinMargins, .centerYWithinMargins)
    }
  }

  #if !os(visionOS)  // whose controllers have no such guides
    /// The guides that controllers had before the safe area; Apple's SDK calls them deprecated, and so do these.
    @available(iOS, deprecated: 11, message: "relate to the safe area")
    @available(tvOS, deprecated: 11, message: "relate to the safe area")
    extension UIViewController {
      /// The lower edge of the top layout guide: where content below the bars starts.
      public var mas_topLayoutGuide: MASViewAttribute<MASVertical> { mas_topLayoutGuideBottom }
      /// The upper edge of the top layout guide.
      public var mas_topLayoutGuideTop: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: topLayoutGuide, supportView: view, .top)
      }
      /// The lower edge of the top layout guide.
      public var mas_topLayoutGuideBottom: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: topLayoutGuide, supportView: view, .bottom)
      }
      /// The upper edge of the bottom layout guide: where content above the bars ends.
      public var mas_bottomLayoutGuide: MASViewAttribute<MASVertical> { mas_bottomLayoutGuideTop }
      /// The upper edge of the bottom layout guide.
      public var mas_bottomLayoutGuideTop: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: bottomLayoutGuide, supportView: view, .top)
      }
      /// The lower edge of the bottom layout guide.
      public var mas_bottomLayoutGuideBottom: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: bottomLayoutGuide, supportView: view, .bottom)
      }
    }
  #endif
#endif
