/// A distance or size in a picture: a line along an axis, with a number.
struct PictureDimension {
  var isHorizontal: Bool
  /// The ends along the axis.
  var start: Double
  var end: Double
  /// The place across the axis around which the line is to be.
  var middle: Double
  var label: String
  var isContradiction: Bool
  /// The item whose size this is, else nil.
  var sizedItem: Int?

  /// The dimension of a constraint; nil if it has none, as a baseline or a factor.
  init?(_ constraint: ConstraintLog.Constraint, _ frames: [PictureFrame], isContradiction: Bool) {
    let first = frames[constraint.first.item]
    isHorizontal = constraint.first.attribute.isHorizontal
    self.isContradiction = isContradiction
    label = Self.label(constraint)
    middle = isHorizontal ? first.top + first.height / 2 : first.left + first.width / 2
    if constraint.first.attribute.isSize {
      guard constraint.second == nil else { return nil }
      (start, end) = isHorizontal ? (first.left, first.right) : (first.top, first.bottom)
      sizedItem = constraint.first.item
      return
    }
    guard let second = constraint.second, constraint.multiplier == 1, constraint.firstOffset == nil,
      let one = first.place(constraint.first.attribute),
      let other = frames[second.item].place(second.attribute)
    else { return nil }
    (start, end) = (min(one, other), max(one, other))
    let inner = [first, frames[second.item]].min { $0.width * $0.height < $1.width * $1.height } ?? first
    middle = isHorizontal ? inner.top + inner.height / 2 : inner.left + inner.width / 2
  }

  /// The distance as the diagnosis states it: inwards from an edge, and backwards to an item before.
  private static func label(_ constraint: ConstraintLog.Constraint) -> String {
    let isCentre = [.centerX, .centerY].contains(constraint.first.attribute) && constraint.constant == 0
    if isCentre { return "centre" }
    var (distance, relation) = (constraint.constant, constraint.relation)
    if let inset = ConstraintInset(constraint) {
      (distance, relation) = (inset.distance, inset.relation)
    } else if let second = constraint.second,
      [.right, .bottom].contains(constraint.first.attribute.withoutDirection),
      [.left, .top].contains(second.attribute.withoutDirection)
    {
      (distance, relation) = (-distance, relation.mirrored)
    }
    return sign(relation) + Number.text(distance)
  }

  private static func sign(_ relation: ConstraintLog.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }
}
