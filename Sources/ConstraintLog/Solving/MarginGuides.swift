/// The layout margins guides of a log, as the constraints that hold them in their views show them.
struct MarginGuides {
  /// The guide of a view.
  private var guides: [Int: Int] = [:]
  /// The sizes of guides that have a view at both edges: that is not negative, and so the guide is not.
  private var bounded: Set<Int> = []

  init(_ log: ConstraintLog) {
    for constraint in log.constraints { note(constraint, log) }
    for item in log.items.indices where log.items[item].isGuide && log.items[item].text.hasPrefix("UIView") {
      noteBounds(of: item, log)
    }
  }

  /// The guide of a view's margins; nil if no constraint shows it.
  func guide(of item: Int) -> Int? { guides[item] }

  /// Whether a variable is the size of a guide that is as large as a view in it.
  func isBounded(_ variable: Int) -> Bool { bounded.contains(variable) }

  /// The rules that the edges of a guide are those within the margins of its view, for margins that constraints use.
  func rows(for used: Set<Int>) -> [LinearRow] {
    let attributes: [(ItemQuantity, ConstraintLog.Attribute, ConstraintLog.Attribute)] = [
      (.leftMargin, .leftMargin, .left), (.rightMargin, .rightMargin, .right),
      (.topMargin, .topMargin, .top), (.bottomMargin, .bottomMargin, .bottom),
    ]
    return guides.sorted { $0.key < $1.key }.flatMap { view, guide in
      attributes.compactMap { quantity, margin, edge in
        let variable = quantity.variable(of: view)
        guard used.contains(variable), Self.isPlaced(guide, edge, used) else { return nil }
        let anchor = ConstraintLog.Anchor(view, margin)
        var row = LinearRow(source: .assumption(anchor))
        row.add(anchor, 1)
        row.add(ConstraintLog.Anchor(guide, edge), -1)
        return row
      }
    }
  }

  private static func isPlaced(_ guide: Int, _ edge: ConstraintLog.Attribute, _ used: Set<Int>) -> Bool {
    used.contains((edge.isHorizontal ? ItemQuantity.left : .top).variable(of: guide))
  }

  private mutating func note(_ constraint: ConstraintLog.Constraint, _ log: ConstraintLog) {
    guard constraint.identifier.hasPrefix("UIView-"), constraint.identifier.includes("Margin-guide"),
      let second = constraint.second
    else { return }
    let (one, other) = (constraint.first.item, second.item)
    if log.items[one].isGuide, !log.items[other].isGuide { guides[other] = one }
    if log.items[other].isGuide, !log.items[one].isGuide { guides[one] = other }
  }

  private mutating func noteBounds(of guide: Int, _ log: ConstraintLog) {
    var starts: Set<Int> = []
    var ends: Set<Int> = []
    for constraint in log.constraints where constraint.isOfApp {
      guard let second = constraint.second, constraint.first.item == guide || second.item == guide,
        constraint.first.attribute.edge?.edge == second.attribute.edge?.edge,
        let edge = constraint.first.attribute.edge?.edge
      else { continue }
      let view = constraint.first.item == guide ? second.item : constraint.first.item
      let place = 2 * view + (edge.isHorizontal ? 0 : 1)
      if edge == .left || edge == .top { starts.insert(place) } else { ends.insert(place) }
    }
    for place in starts.intersection(ends) {
      bounded.insert((place % 2 == 0 ? ItemQuantity.width : .height).variable(of: guide))
    }
  }
}
