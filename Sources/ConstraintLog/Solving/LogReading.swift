/// The assumptions of a diagnosis about values that the log does not contain.
struct LogReading {
  /// The width of margins that are named but not measured; 0 if it is open.
  var margin = 0.0
  /// Whether optional constraints count as required.
  var countsOptional = false
  /// Whether what is inside a scroll view determines the size of its content. It determines the frame otherwise.
  var hasContentSizes = true
  /// The constraint whose number was rounded up to the printed digits, and the difference to the number before.
  var rounded: (constraint: Int, difference: Double)?

  /// The rows of a log: first the rules for all items, then the constraints in their order.
  func rows(of log: ConstraintLog) -> [LinearRow] {
    let stated = log.constraints.indices.compactMap { row(of: log.constraints[$0], $0, log) }
    var used = Set<Int>()
    for row in stated { for term in row.terms { used.insert(term.variable) } }
    let guides = MarginGuides(log)
    let limits = used.sorted().filter { !guides.isBounded($0) }.compactMap { limit(of: $0, guides) }
    return limits + guides.rows(for: used) + stated
  }

  private func row(of constraint: ConstraintLog.Constraint, _ index: Int, _ log: ConstraintLog) -> LinearRow?
  {
    guard constraint.state != .inactive, constraint.priority >= 1000 || countsOptional else { return nil }
    var row = LinearRow(source: .constraint(index), relation: constraint.relation)
    guard let priorities = constraint.contentPriorities else { return fill(&row, constraint, log, index) }
    let (hugs, resists) = (priorities.hugging >= 1000, priorities.compressionResistance >= 1000)
    guard hugs || resists || countsOptional else { return nil }
    if hugs != resists { row.relation = hugs ? .lessThanOrEqual : .greaterThanOrEqual }
    return fill(&row, constraint, log, index)
  }

  /// Nil for a constraint whose terms cancel, or whose numbers the solver refuses.
  private func fill(
    _ row: inout LinearRow, _ constraint: ConstraintLog.Constraint, _ log: ConstraintLog, _ index: Int
  ) -> LinearRow? {
    // From right to left, leading is right, and distances lead to the left.
    let isMirrored = log.isRightToLeft && constraint.followsDirection
    let content = hasContentSizes ? log.scrollView(around: index) : nil
    func add(_ anchor: ConstraintLog.Anchor, _ factor: Double) {
      let placed = isMirrored ? ConstraintLog.Anchor(anchor.item, anchor.attribute.mirrored) : anchor
      row.add(placed, isMirrored ? -factor : factor, isContent: anchor.item == content)
    }
    add(constraint.first, 1)
    if let offset = constraint.firstOffset { add(offset, -1) }
    if let second = constraint.second { add(second, -constraint.multiplier) }
    if let offset = constraint.secondOffset { add(offset, constraint.multiplier) }
    row.constant = -constraint.constant
    if let rounded, rounded.constraint == index { row.constant += rounded.difference }
    row.terms = Self.merged(row.terms)
    let isUsable =
      !row.terms.isEmpty && row.constant.magnitude < 1e9
      && row.terms.allSatisfy { $0.coefficient.magnitude > 1e-6 && $0.coefficient.magnitude < 1e6 }
    return isUsable ? row : nil
  }

  private static func merged(
    _ terms: [(variable: Int, coefficient: Double)]
  ) -> [(variable: Int, coefficient: Double)] {
    var merged: [(variable: Int, coefficient: Double)] = []
    for term in terms {
      if let known = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[known].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { $0.coefficient.magnitude > 1e-9 }
  }

  /// No size, margin or baseline is negative.
  private func limit(of variable: Int, _ guides: MarginGuides) -> LinearRow? {
    let quantity = ItemQuantity(variable: variable)
    guard !quantity.isPosition else { return nil }
    let anchor = ConstraintLog.Anchor(ItemQuantity.item(of: variable), quantity.attribute)
    let isAssumed = quantity.isMargin && margin > 0 && guides.guide(of: anchor.item) == nil
    return LinearRow(
      source: isAssumed ? .assumption(anchor) : .notNegative(anchor), terms: [(variable, 1)],
      constant: isAssumed ? -margin : 0, relation: isAssumed ? .equal : .greaterThanOrEqual)
  }
}
