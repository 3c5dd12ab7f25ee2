extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. Headers and footers stay visible while their section is.
    case plain = 0
    /// Separate sections on a grey background.
    case grouped = 1
    /// Sections with round corners, inset from the edges, on a grey background.
    case insetGrouped = 2
  }

  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as makes the row visible.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows appear and disappear in an animated change.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide in from the right, or out to it.
    case right = 1
    /// They slide in from the left, or out to it.
    case left = 2
    /// They slide in from above, or upwards out.
    case top = 3
    /// They slide in from below, or downwards out.
    case bottom = 4
    /// At once.
    case none = 5
    /// They open from their middle, or close to it.
    case middle = 6
    /// The table chooses: they fade.
    case automatic = 100
  }

  /// The origin of `separatorInset`.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets = 1
  }

  /// The symbol that stands for a magnifying glass among the titles of an index.
  public nonisolated static let indexSearch = "{search}"

  /// A height that stands for that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// The content that a cell has by itself.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and another at the trailing edge.
    case value1 = 1
    /// A tinted text that ends in the first third, and another after it.
    case value2 = 2
    /// A text, and a smaller one below.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Like the default; a blue background in early systems.
    case blue = 1
    /// By a grey background.
    case gray = 2
    /// By a grey background.
    case `default` = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a hairline.
    case singleLine = 1
  }

  /// The change that editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletion.
    case delete = 1
    /// Insertion.
    case insert = 2
  }

  /// The parts that a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge that editing shows.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions that a swipe opens.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The sign at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron: a tap leads to another screen.
    case disclosureIndicator = 1
    /// A button with more about the row, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark: the row is chosen.
    case checkmark = 3
    /// A button with more about the row.
    case detailButton = 4
  }
}
