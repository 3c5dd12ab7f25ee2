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

  /// Whether baselines are inside of their views, and the first one is not below the last one.
  var hasBaselinesInside = false
  /// Whether a ratio is the fraction of small numbers that is printed with its digits.
  var hasExactRatios = true

  /// The rows of a log: first the rules for all items, then the constraints in their order. Constraints that are the same have one row, and
  /// the log counts them.
  func rows(of log: inout ConstraintLog) -> [LinearRow] {
    let equal = EqualRows(log.constraints.indices.compactMap { row(of: log.constraints[$0], $0, log) }, log)
    let stated = equal.kept
    log.counts = equal.counts
    var used = Set<Int>()
    for row in stated { for term in row.terms { used.insert(term.variable) } }
    let guides = MarginGuides(log)
    let limits = used.sorted().filter { !guides.isBounded($0) }.compactMap { limit(of: $0, guides) }
    return limits + guides.rows(for: used) + (hasBaselinesInside ? baselines(used) : []) + stated
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
    let multiplier = multiplier(of: constraint)
    if let second = constraint.second { add(second, -multiplier) }
    if let offset = constraint.secondOffset { add(offset, multiplier) }
    row.constant = -constraint.constant
    if let rounded, rounded.constraint == index { row.constant += rounded.difference }
    row.terms = Self.merged(row.terms)
    let isUsable =
      !row.terms.isEmpty && row.constant.magnitude < 1e9
      && row.terms.allSatisfy { $0.coefficient.magnitude > 1e-6 && $0.coefficient.magnitude < 1e6 }
    return isUsable ? row : nil
  }

  /// The system prints six digits of a ratio. With 1.33333 instead of 4/3, a view of 400 by 300 points would contradict it.
  private func multiplier(of constraint: ConstraintLog.Constraint) -> Double {
    guard hasExactRatios, let fraction = Number.fraction(constraint.multiplier) else {
      return constraint.multiplier
    }
    return Double(fraction.numerator) / Double(fraction.denominator)
  }

  /// The rules that the lines of text are inside of a view, for views with constraints to them.
  private func baselines(_ used: Set<Int>) -> [LinearRow] {
    let quantities: [ItemQuantity] = [.firstBaseline, .lastBaseline]
    let items = Set(used.filter { quantities.contains(ItemQuantity(variable: $0)) }.map(ItemQuantity.item))
    return items.sorted().map { item in
      let distances = quantities.map { $0.variable(of: item) }.filter(used.contains)
      return LinearRow(
        source: .assumption(ConstraintLog.Anchor(item, .lastBaseline)),
        terms: [(ItemQuantity.height.variable(of: item), 1)] + distances.map { ($0, -1) },
        relation: .greaterThanOrEqual)
    }
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
