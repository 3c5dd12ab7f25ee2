/// The state of a view that a configuration is made for.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates the state of a view with traits in which nothing applies.
  init(traitCollection: UITraitCollection)
  /// A custom state of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The characters.
  public var rawValue: String

  /// Creates a key from its characters.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its characters.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays visible at an edge while the content is scrolled.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view with traits in which nothing applies.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Where a cell is in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not dragged.
    case none = 0
    /// It is about to be dragged.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// Whether a drag is over a cell.
  public enum DropState: Int, Hashable, Sendable {
    /// There is no drag.
    case none = 0
    /// A drag is over another cell.
    case notTargeted = 1
    /// A drag is over the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays visible at an edge while the content is scrolled.
  public var isPinned = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the item's children are visible.
  public var isExpanded = false
  /// Whether the cell shows the actions of a swipe.
  public var isSwiped = false
  /// Whether the cell is dragged to another place.
  public var isReordering = false
  /// Where the cell is in a drag.
  public var cellDragState = DragState.none
  /// Whether a drag is over the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell with traits in which nothing applies.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
