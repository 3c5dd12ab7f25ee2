import ConstraintSolver

/// Which of the constraints that contradict each other is given up: see "Conflicts" in docs/architecture.md.
extension LayoutEngine {
  /// The rank of a row among those that contradict each other. One of the highest rank is given up.
  func conflictRank(of row: ConstraintSolver.Constraint) -> Int64 {
    guard row.index < rows.count else { return ConflictRank.system }
    let owner = rows[row.index]
    if let constraint = owner.constraint { return conflictRank(of: constraint) }
    guard owner.system == .contentSize, let node = owner.node else { return ConflictRank.system }
    return ConflictRank.limitOfSize.rank(at: place(of: node))
  }

  private func conflictRank(of constraint: NSLayoutConstraint) -> Int64 {
    var last: Int64 = 0
    for case let node? in [constraint.firstNode, constraint.secondNode] { last = max(last, place(of: node)) }
    return ConflictRank(constraint).rank(at: last)
  }

  /// The place of an item in the order of what is given up: its depth, then its place among its siblings, so that the order in which
  /// constraints are activated does not count.
  private func place(of node: LayoutNode) -> Int64 {
    let index = max(0, min(Int64(node.state.siblingIndex), ConflictRank.siblings - 1))
    return conflicts.depths.depth(of: node, in: self) * ConflictRank.siblings + index
  }
}

/// The kinds of constraints, from those that are kept first to those that are given up first.
enum ConflictRank: Int64, ViewTreeConfined {
  /// Where an item begins, or its middle, in the view that contains it.
  case start
  /// Where an item ends in the view that contains it.
  case end
  /// The place of an item beside another one: a distance, a common edge.
  case place
  case limitOfPlace
  /// A size as a multiple of that of another item.
  case relativeSize
  /// The size of a single item.
  case size
  case limitOfSize
  /// The spacing between views in a stack.
  case stackSpacing
  /// The limit of an item in the view that contains it. Of all depths these are given up first. A long row in which each view has to end
  /// before such a limit would otherwise lose one size after the other, each in a conflict of its own.
  case limit

  /// The rank of rows that no constraint of an app stands for, such as a frame. They are kept first.
  static let system: Int64 = -1

  /// How many siblings the place of an item distinguishes.
  static let siblings: Int64 = 1 << 20

  /// The rank of a constraint whose deepest and last item is at a place.
  func rank(at place: Int64) -> Int64 {
    let (depth, index) = (place / Self.siblings, place % Self.siblings)
    let first = self == .limit ? 1 << 40 : depth << 4 | rawValue
    return first * Self.siblings + index
  }

  init(_ constraint: NSLayoutConstraint) {
    let isLimit = constraint.relationStorage != .equal
    if constraint.attributes.first.isSize || constraint.offsets != nil {
      let isRelative = constraint.secondNode != nil && constraint.secondNode != constraint.firstNode
      self = isRelative ? .relativeSize : isLimit ? .limitOfSize : .size
    } else if let attribute = constraint.attributeInContainer {
      self = isLimit ? .limit : attribute.isAtEnd ? .end : .start
    } else if constraint.stackIdentifier == .spacing {
      self = .stackSpacing
    } else {
      self = isLimit ? .limitOfPlace : .place
    }
  }
}

extension NSLayoutConstraint {
  /// For the place of an item in the view that contains it, or that holds the constraint: the attribute of the item. Nil for other
  /// places.
  fileprivate var attributeInContainer: Attribute? {
    guard let firstNode, let secondNode else { return attributes.first }
    if secondNode.contains(firstNode) || secondNode.isFrame(of: holder) { return attributes.first }
    if firstNode.contains(secondNode) || firstNode.isFrame(of: holder) { return attributes.second }
    return nil
  }
}

extension LayoutNode {
  /// Whether the item is the container of `other`, or one of that view's guides of the system.
  fileprivate func contains(_ other: LayoutNode) -> Bool { isFrame(of: other.state.container) }

  /// Whether the item is a view, or one of its guides of the system.
  fileprivate func isFrame(of view: LayoutNode?) -> Bool {
    guard let view else { return false }
    if self == view { return true }
    return state.container == view && !state.isView && record.item?.isGuideOfEdges == true
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is at the end of its axis.
  fileprivate var isAtEnd: Bool {
    switch self {
    case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}
