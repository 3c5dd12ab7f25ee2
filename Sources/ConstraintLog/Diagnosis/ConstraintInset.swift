/// A distance between equal edges, measured inwards: from an edge or margin of the outer item to the inner one.
struct ConstraintInset {
  var inner: Int
  var outer: Int
  var edge: ConstraintLog.Attribute
  /// The points inwards.
  var distance: Double
  var relation: ConstraintLog.Relation
  /// Whether the distance is measured from the margin at that edge.
  var isFromMargin: Bool

  /// Nil if the constraint is no such distance.
  init?(_ constraint: ConstraintLog.Constraint) {
    guard let second = constraint.second, second.item != constraint.first.item, constraint.multiplier == 1,
      constraint.firstOffset == nil, constraint.secondOffset == nil,
      let one = constraint.first.attribute.edge, let other = second.attribute.edge, one.edge == other.edge
    else { return nil }
    let isEnd = one.edge == .right || one.edge == .bottom
    // An item with margins is the one around.
    let firstIsAround =
      one.isMargin == other.isMargin ? constraint.itemAround == constraint.first.item : one.isMargin
    edge = one.edge
    isFromMargin = one.isMargin || other.isMargin
    (inner, outer) =
      firstIsAround ? (second.item, constraint.first.item) : (constraint.first.item, second.item)
    let isTurned = firstIsAround != isEnd
    distance = isTurned ? -constraint.constant : constraint.constant
    relation = isTurned ? constraint.relation.mirrored : constraint.relation
  }
}

extension ConstraintLog.Attribute {
  /// The edge at which the attribute is, and whether it is the margin there; nil for sizes, centres and baselines.
  var edge: (edge: ConstraintLog.Attribute, isMargin: Bool)? {
    switch withoutDirection {
    case .left: (.left, false)
    case .right: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    default: nil
    }
  }
}
