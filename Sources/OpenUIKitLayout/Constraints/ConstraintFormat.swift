/// A constraint in the visual format language, as UIKit prints distances. It may go from the superview's edge
/// to an item, from an item to the superview's edge, or from the end of one item to the start of the next.
/// The first item of the constraint must be the later one. Other constraints have no such form.
struct ConstraintFormat: ViewTreeConfined {
  let text: String
  /// The view for `|` in the text.
  let superview: LayoutNode?

  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.multiplier == 1, constraint.offsets == nil, let ends = Ends(constraint) else {
      return nil
    }
    let attribute = constraint.firstAttribute
    let distance = Self.distance(of: constraint)
    superview = ends.superview
    text =
      "\(attribute.axis == .horizontal ? "H" : "V"):\(ends.name(ends.start))-(\(distance))-\(ends.name(ends.end))"
      + (attribute == .left || attribute == .right ? "(LTR)" : "")
  }

  /// The text in parentheses: `>=8@750`.
  private static func distance(of constraint: NSLayoutConstraint) -> String {
    var text = constraint.relation == .equal ? "" : constraint.relation.symbol
    text += shortNumber(Double(constraint.constant))
    if constraint.priority != .required { text += "@\(shortNumber(Double(constraint.priority.rawValue)))" }
    return text
  }
}

extension ConstraintFormat {
  /// The two items of a distance, in the order of the format.
  private struct Ends: ViewTreeConfined {
    let start: LayoutNode
    let end: LayoutNode
    let superview: LayoutNode?

    init?(_ constraint: NSLayoutConstraint) {
      guard let first = constraint.firstNode, let second = constraint.secondNode, first.hasItem,
        second.hasItem, let edge = constraint.firstAttribute.formatEdge
      else { return nil }
      let isInSecond = first.state.container == second
      let isInFirst = second.state.container == first
      if constraint.secondAttribute == constraint.firstAttribute, isInFirst != isInSecond {
        guard (edge == .end) == isInFirst else { return nil }
        superview = isInSecond ? second : first
      } else if constraint.secondAttribute == constraint.firstAttribute.formatOpposite, edge == .start,
        !isInFirst, !isInSecond
      {
        superview = nil
      } else {
        return nil
      }
      (start, end) = (second, first)
    }

    func name(_ node: LayoutNode) -> String {
      node == superview ? "|" : "[\(node.item?.layoutDescription ?? "(null)")]"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The ends of an item along a format.
  fileprivate enum FormatEdge { case start, end }

  fileprivate var formatEdge: FormatEdge? {
    switch self {
    case .leading, .left, .top: .start
    case .trailing, .right, .bottom: .end
    default: nil
    }
  }

  /// The attribute at the other end of the format.
  fileprivate var formatOpposite: NSLayoutConstraint.Attribute? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}
