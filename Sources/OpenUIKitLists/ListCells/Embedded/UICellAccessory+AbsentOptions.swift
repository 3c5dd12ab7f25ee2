// Accessories of pages have the space that they need, and custom views their place in the list.
extension UICellAccessory {
  /// The edge of the cell.
  public enum Placement {
    /// The leading edge.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

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

    /// Creates the configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a chevron looks.
  public struct DisclosureIndicatorOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How a detail button looks.
  public struct DetailOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How a delete button looks.
  public struct DeleteOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour of the minus sign; nil for white.
    public var tintColor: UIColor?
    /// The colour of the disc; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
      self.isHidden = isHidden
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How an insert button looks.
  public struct InsertOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour of the plus sign; nil for white.
    public var tintColor: UIColor?
    /// The colour of the disc; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
      self.isHidden = isHidden
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
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    /// Whether only the space for it is there.
    public var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension? { nil }
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  mutating func takeLooks(of options: LabelOptions) {}
  mutating func takePlace(of configuration: CustomViewConfiguration) {}
  static func placed(_ accessories: [UICellAccessory]) -> [UICellAccessory] { accessories }
}

extension UICellAccessory.Placement {
  var isLeading: Bool {
    if case .leading = self { return true }
    return false
  }

  var displayed: UICellAccessory.DisplayedState {
    switch self {
    case .leading(let displayed), .trailing(let displayed): displayed
    }
  }
}
