extension UICellAccessory {
  /// The edge of the cell, and the place among its accessories.
  public enum Placement: ViewTreeConfined {
    /// Returns the index among the accessories of the edge, which are passed from the leading to the trailing one.
    public typealias Position = ([UICellAccessory]) -> Int

    /// The leading edge. `at` finds the index there; nil for the place in the list of accessories.
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    /// The trailing edge. `at` finds the index there; nil for the place in the list of accessories.
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)

    /// The index before the first accessory of a type, or the first index if there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
    }

    /// The index after the last accessory of a type, or the last index if there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }

    var isLeading: Bool {
      if case .leading = self { return true }
      return false
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    fileprivate var position: Position? {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// The kind of an accessory.
  public enum AccessoryType: Equatable {
    /// A chevron.
    case disclosureIndicator
    /// A button that shows and hides the items below.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A button with more about the item.
    case detail
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle.
    case reorder
    /// The circle of a selection.
    case multiselect
    /// A text.
    case label
    /// A custom view. Equal for the same view.
    case customView(UIView)
  }

  /// The kind of the accessory.
  public var accessoryType: AccessoryType {
    switch content {
    case .sign(.checkmark): .checkmark
    case .sign(.detail): .detail
    case .sign(.delete): .delete
    case .sign(.insert): .insert
    case .sign(.reorder): .reorder
    case .sign: .disclosureIndicator
    case .outline: .outlineDisclosure
    case .selection: .multiselect
    case .label: .label
    case .view(let view): .customView(view)
    }
  }

  mutating func takeLooks(of options: LabelOptions) { labelOptions = options }

  mutating func takePlace(of configuration: CustomViewConfiguration) {
    position = configuration.placement.position
    maintainsFixedSize = configuration.maintainsFixedSize
  }

  /// Accessories with the custom views at their positions, those of the leading edge first.
  static func placed(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    guard accessories.contains(where: { $0.position != nil }) else { return accessories }
    return edge(accessories.filter(\.isLeading)) + edge(accessories.filter { !$0.isLeading })
  }

  private static func edge(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var placed = accessories.filter { $0.position == nil }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      placed.insert(accessory, at: min(max(0, position(placed)), placed.count))
    }
    return placed
  }
}
