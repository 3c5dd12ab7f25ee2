/// The assumptions of a diagnosis about values that the log does not contain.
struct LogReading {
  /// The width of margins that are named but not measured; 0 if it is open.
  var margin = 0.0
  /// Whether optional constraints count as required.
  var countsOptional = false

  /// The rows of a log: first the rules for all items, then the constraints in their order.
  func rows(of log: ConstraintLog) -> [LinearRow] {
    let stated = log.constraints.indices.compactMap { row(of: log.constraints[$0], $0) }
    var used = Set<Int>()
    for row in stated { for term in row.terms { used.insert(term.variable) } }
    return used.sorted().compactMap(limit) + stated
  }

  private func row(of constraint: ConstraintLog.Constraint, _ index: Int) -> LinearRow? {
    guard constraint.state != .inactive, constraint.priority >= 1000 || countsOptional else { return nil }
    var row = LinearRow(source: .constraint(index), relation: constraint.relation)
    guard let priorities = constraint.contentPriorities else { return fill(&row, constraint) }
    let (hugs, resists) = (priorities.hugging >= 1000, priorities.compressionResistance >= 1000)
    guard hugs || resists || countsOptional else { return nil }
    if hugs != resists { row.relation = hugs ? .lessThanOrEqual : .greaterThanOrEqual }
    return fill(&row, constraint)
  }

  /// Nil for a constraint whose terms cancel, or whose numbers the solver refuses.
  private func fill(_ row: inout LinearRow, _ constraint: ConstraintLog.Constraint) -> LinearRow? {
    row.add(constraint.first, 1)
    if let offset = constraint.firstOffset { row.add(offset, -1) }
    if let second = constraint.second { row.add(second, -constraint.multiplier) }
    if let offset = constraint.secondOffset { row.add(offset, constraint.multiplier) }
    row.constant = -constraint.constant
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
  private func limit(of variable: Int) -> LinearRow? {
    let quantity = ItemQuantity(variable: variable)
    guard !quantity.isPosition else { return nil }
    let anchor = ConstraintLog.Anchor(ItemQuantity.item(of: variable), quantity.attribute)
    let isAssumed = quantity.isMargin && margin > 0
    return LinearRow(
      source: isAssumed ? .assumption(anchor) : .notNegative(anchor), terms: [(variable, 1)],
      constant: isAssumed ? -margin : 0, relation: isAssumed ? .equal : .greaterThanOrEqual)
  }
}
