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
    /// A width that is the same for all accessories of a list.
    case standard
    /// A width in points.
    case custom(CGFloat)
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
  #if !hasFeature(Embedded)
    /// Where a custom view is among the accessories of its edge; nil for its place in the list.
    var position: Placement.Position?
    /// How a text looks.
    var labelOptions: LabelOptions?
    /// Whether a custom view has the size that it had when the accessory was made.
    var maintainsFixedSize = false
  #endif

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
    UICellAccessory(
      .sign(.disclosure), displayed, tint: options.tintColor, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .actual)
  }

  /// A check mark: the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.checkmark), displayed, tint: options.tintColor, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .actual)
  }

  /// A button with more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.detail), displayed, tint: options.tintColor, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .actual, handler: actionHandler)
  }

  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.delete), isLeading: true, displayed, tint: options.tintColor, discColor: options.backgroundColor,
      isHidden: options.isHidden, reserved: options.reservedLayoutWidth ?? .actual, handler: actionHandler)
  }

  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .sign(.insert), isLeading: true, displayed, tint: options.tintColor, discColor: options.backgroundColor,
      isHidden: options.isHidden, reserved: options.reservedLayoutWidth ?? .actual, handler: actionHandler)
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

    /// A handle that moves the item, if the data source allows it.
    public static func reorder(
      displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
      UICellAccessory(
        .sign(.reorder), displayed, tint: options.tintColor, isHidden: options.isHidden,
        reserved: options.reservedLayoutWidth ?? .actual)
    }
  #endif

  /// A button that shows and hides the items below the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(togglesByCell: options.style == .header), displayed, tint: options.tintColor,
      isHidden: options.isHidden, reserved: options.reservedLayoutWidth ?? .actual, handler: actionHandler)
  }

  /// A text, grey by default.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label(text), displayed, tint: options.tintColor, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .actual)
    accessory.takeLooks(of: options)
    return accessory
  }

  /// A custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .view(configuration.customView), isLeading: configuration.placement.isLeading,
      configuration.placement.displayed, tint: configuration.tintColor, isHidden: configuration.isHidden,
      reserved: configuration.reservedLayoutWidth ?? .actual)
    accessory.takePlace(of: configuration)
    return accessory
  }

  func isVisible(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
