import OpenUIKitCore

extension UICellAccessory {
  /// A custom view.
  public struct CustomViewConfiguration: ViewTreeConfined {
    /// The view, with its own size.
    public let customView: UIView
    /// The edge of the cell.
    public let placement: Placement
    /// Whether only the space for the view is there.
    public var isHidden: Bool
    /// The space for the view; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour; nil for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view always has the size of its bounds; otherwise a view of size zero has its intrinsic size.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// How a chevron looks.
  public struct DisclosureIndicatorOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// How a detail button looks.
  public struct DetailOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// How a delete button looks.
  public struct DeleteOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the minus sign; nil for white.
    public var tintColor: UIColor?
    /// The colour of the disc; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How an insert button looks.
  public struct InsertOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the plus sign; nil for white.
    public var tintColor: UIColor?
    /// The colour of the disc; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How an outline button looks.
  public struct OutlineDisclosureOptions {
    /// The part that a tap has to meet to show or hide the children.
    public enum Style: Sendable {
      /// The button of a cell.
      case automatic
      /// Anything in the cell, which is not selected then.
      case header
      /// The button alone.
      case cell
    }

    /// The part that a tap has to meet.
    public var style: Style
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.reservedLayoutWidth) = (style, isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The font; by default that of body text.
    public var font: UIFont
    /// Whether the font follows the size of text that the user prefers; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// How the circle of a selection looks.
  public struct MultiselectOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the circle, and of the check mark on a background colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour behind the check mark; nil for the tint colour.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How a handle looks.
  public struct ReorderOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    /// The space for it; nil for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether a line separates it from the accessory before it. There is none here.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
}
