/// A constraint over the places and sizes of items: `terms + constant relation 0`.
struct LinearRow {
  /// The source of a row.
  enum Source: Hashable {
    /// A constraint of the log, by its index.
    case constraint(Int)
    /// No width, height, margin or baseline distance is negative.
    case notNegative(ConstraintLog.Anchor)
    /// An assumption about the log, such as the width of a margin.
    case assumption(ConstraintLog.Anchor)
  }

  var source: Source
  var terms: [(variable: Int, coefficient: Double)] = []
  var constant = 0.0
  var relation = ConstraintLog.Relation.equal
  var priority = 1000.0

  /// The row's constraint; nil if it stands for none.
  var constraint: Int? {
    if case .constraint(let index) = source { return index }
    return nil
  }

  /// - Parameter isContent: Whether the edges are those of a scroll view's content: the size is that of the content then.
  mutating func add(_ anchor: ConstraintLog.Anchor, _ factor: Double, isContent: Bool = false) {
    for (quantity, coefficient) in ItemQuantity.terms(of: anchor.attribute) {
      let quantity = isContent ? quantity.ofContent : quantity
      terms.append((quantity.variable(of: anchor.item), coefficient * factor))
    }
  }

  /// The value of the left side.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

/// The unknowns of an item.
enum ItemQuantity: Int, CaseIterable {
  case left, width, top, height
  case leftMargin, rightMargin, topMargin, bottomMargin
  case firstBaseline, lastBaseline
  /// The size of a scroll view's content.
  case contentWidth, contentHeight

  /// The quantity of the content.
  var ofContent: ItemQuantity {
    switch self {
    case .width: .contentWidth
    case .height: .contentHeight
    default: self
    }
  }

  func variable(of item: Int) -> Int { item * Self.allCases.count + rawValue }

  init(variable: Int) { self = Self.allCases[variable % Self.allCases.count] }

  static func item(of variable: Int) -> Int { variable / allCases.count }

  /// An attribute for messages about the quantity.
  var attribute: ConstraintLog.Attribute {
    switch self {
    case .left: .left
    case .width, .contentWidth: .width
    case .top: .top
    case .height, .contentHeight: .height
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  var isPosition: Bool { self == .left || self == .top }
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue && rawValue <= Self.bottomMargin.rawValue }

  /// An attribute as a sum of quantities. Leading is left: a layout from right to left is the same in a mirror.
  static func terms(of attribute: ConstraintLog.Attribute) -> [(ItemQuantity, Double)] {
    switch attribute.withoutDirection {
    case .left, .leading: [(.left, 1)]
    case .right, .trailing: [(.left, 1), (.width, 1)]
    case .top: [(.top, 1)]
    case .bottom: [(.top, 1), (.height, 1)]
    case .width: [(.width, 1)]
    case .height: [(.height, 1)]
    case .centerX: [(.left, 1), (.width, 0.5)]
    case .centerY: [(.top, 1), (.height, 0.5)]
    case .firstBaseline: [(.top, 1), (.firstBaseline, 1)]
    case .lastBaseline: [(.top, 1), (.height, 1), (.lastBaseline, -1)]
    case .leftMargin, .leadingMargin: [(.left, 1), (.leftMargin, 1)]
    case .rightMargin, .trailingMargin: [(.left, 1), (.width, 1), (.rightMargin, -1)]
    case .topMargin: [(.top, 1), (.topMargin, 1)]
    case .bottomMargin: [(.top, 1), (.height, 1), (.bottomMargin, -1)]
    case .centerXWithinMargins: [(.left, 1), (.width, 0.5), (.leftMargin, 0.5), (.rightMargin, -0.5)]
    case .centerYWithinMargins: [(.top, 1), (.height, 0.5), (.topMargin, 0.5), (.bottomMargin, -0.5)]
    }
  }
}
