/// A sign, a control or a view at the edge of a list's cell.
public struct UICellAccessory: ViewTreeConfined {
  /// When an accessory is visible.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// The space for an accessory.
  public enum LayoutDimension: Sendable {
    /// Its own width.
    case actual
    /// The same for all accessories of a list.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge of the cell.
  public enum Placement {
    /// The leading edge.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  enum Content {
    case sign(TableSign.Kind)
    case outline(togglesByCell: Bool)
    case selection
    case label(String)
    case view(UIView)
  }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let tint: UIColor?
  /// The colour of the disc behind a sign; nil for the usual one.
  let discColor: UIColor?
  let isHidden: Bool
  let reserved: LayoutDimension
  /// Called for a tap; nil for what the accessory does by itself.
  let handler: (() -> Void)?

  init(
    _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, tint: UIColor? = nil,
    discColor: UIColor? = nil, isHidden: Bool = false, reserved: LayoutDimension = .actual,
    handler: (() -> Void)? = nil
  ) {
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.tint = tint
    self.discColor = discColor
    self.isHidden = isHidden
    self.reserved = reserved
    self.handler = handler
  }

  /// A chevron: a tap leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.sign(.disclosure), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  /// A check mark: the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.sign(.checkmark), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  /// A button with more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.detail), displayed, tint: options.tintColor, isHidden: options.isHidden,
      handler: actionHandler)
  }

  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.delete), isLeading: true, displayed, tint: options.tintColor, discColor: options.backgroundColor,
      isHidden: options.isHidden, handler: actionHandler)
  }

  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.insert), isLeading: true, displayed, tint: options.tintColor, discColor: options.backgroundColor,
      isHidden: options.isHidden, handler: actionHandler)
  }

  #if !hasFeature(Embedded)
    /// A circle, with a check mark while the item is selected.
    public static func multiselect(
      displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
      UICellAccessory(
        .selection, isLeading: true, displayed, tint: options.tintColor, discColor: options.backgroundColor,
        isHidden: options.isHidden, reserved: options.reservedLayoutWidth ?? .actual)
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

    /// A handle that moves the item, if the data source allows it.
    public static func reorder(
      displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
      UICellAccessory(.sign(.reorder), displayed, tint: options.tintColor, isHidden: options.isHidden)
    }

    /// How a handle looks.
    public struct ReorderOptions {
      /// Whether only the space for it is there.
      public var isHidden: Bool
      /// The colour; nil for the usual one.
      public var tintColor: UIColor?
      /// Whether a line separates it from the accessory before it. There is none here.
      public var showsVerticalSeparator: Bool

      /// Creates options.
      public init(isHidden: Bool = false, tintColor: UIColor? = nil, showsVerticalSeparator: Bool = true) {
        (self.isHidden, self.tintColor) = (isHidden, tintColor)
        self.showsVerticalSeparator = showsVerticalSeparator
      }
    }
  #endif

  /// A button that shows and hides the items below the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(togglesByCell: options.style == .header), displayed, tint: options.tintColor,
      isHidden: options.isHidden, handler: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label(text), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  /// A custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return UICellAccessory(
      .view(configuration.customView), isLeading: isLeading, displayed, tint: configuration.tintColor,
      isHidden: configuration.isHidden, reserved: configuration.reservedLayoutWidth ?? .actual)
  }

  func isVisible(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

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
    /// What a tap has to meet to show or hide the children.
    public enum Style: Sendable {
      /// The button of a cell.
      case automatic
      /// Anything in the cell, which is not selected then.
      case header
      /// The button alone.
      case cell
    }

    /// What a tap has to meet.
    public var style: Style
    /// Whether only the space for it is there.
    public var isHidden: Bool
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
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }
}
