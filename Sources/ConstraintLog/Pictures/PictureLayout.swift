/// The frames of a log's items, as the constraints determine them. One constraint of each contradiction is optional here, so that the
/// others are drawn to scale. What no constraint determines is chosen.
struct PictureLayout {
  private(set) var frames: [PictureFrame] = []
  let hierarchy: PictureHierarchy
  private let log: ConstraintLog

  init(_ diagnosis: Diagnosis) {
    log = diagnosis.log
    hierarchy = PictureHierarchy(log)
    let rows = Self.rows(diagnosis)
    let used = Set(rows.flatMap { $0.terms.map { $0.variable } })
    let values = RowSolution(
      rows + preferences(used), variableCount: log.variableCount
    ).values
    frames = log.items.indices.map { frame(of: $0, values, used) }
  }

  /// The rows with the best proposal's constraint, or else those that the solver gives up, as optional ones.
  private static func rows(_ diagnosis: Diagnosis) -> [LinearRow] {
    var rows = diagnosis.rows
    let lowered = diagnosis.proposals.first { proposal in
      proposal.changes.allSatisfy { if case .lowerPriority = $0 { true } else { false } }
    }
    let collapsed = collapsed(diagnosis)
    let changes: [Proposal.Change] =
      collapsed.isEmpty
      ? lowered?.changes ?? diagnosis.givenUp.map { .lowerPriority(constraint: $0, to: 999) }
      : collapsed.map { .remove(constraint: $0) }
    for change in changes { change.apply(to: &rows, diagnosis.log) }
    return rows
  }

  /// The sizes of 0 in contradictions. A hidden or empty view is drawn with room for what is inside, and its size has the number 0.
  private static func collapsed(_ diagnosis: Diagnosis) -> [Int] {
    let log = diagnosis.log
    let involved = Set(diagnosis.contradictions.flatMap { $0.constraints })
    return involved.sorted().filter { index in
      let constraint = log.constraints[index]
      return constraint.isConstantSize
        && constraint.constant.magnitude < 1
        && log.constraints.indices.contains { log.containerItem(of: $0) == constraint.first.item }
    }
  }

  /// Sizes and places for what is open, weaker than every constraint.
  private func preferences(_ used: Set<Int>) -> [LinearRow] {
    log.items.indices.flatMap { item in
      [
        preference(.left, item, Self.inset, 1, used), preference(.top, item, Self.inset, 1, used),
        preference(.width, item, 96, 2, used), preference(.height, item, 40, 2, used),
      ].compactMap { $0 }
    }
  }

  private func preference(
    _ quantity: ItemQuantity, _ item: Int, _ value: Double, _ priority: Double, _ used: Set<Int>
  ) -> LinearRow? {
    let variable = quantity.variable(of: item)
    guard used.contains(variable) else { return nil }
    var row = LinearRow(
      source: .notNegative(ConstraintLog.Anchor(item, quantity.attribute)), terms: [(variable, 1)],
      constant: -value, priority: priority)
    guard quantity.isPosition else { return row }
    guard let parent = hierarchy.parents[item] else {
      row.constant = 0
      return row
    }
    let origin = quantity.variable(of: parent)
    if used.contains(origin) { row.terms.append((origin, -1)) }
    return row
  }

  private static let inset = 16.0

  /// Along an axis without constraints, items lie inside each other.
  private func frame(of item: Int, _ values: [Double], _ used: Set<Int>) -> PictureFrame {
    func value(_ quantity: ItemQuantity) -> Double? {
      let variable = quantity.variable(of: item)
      return used.contains(variable) ? values[variable] : nil
    }
    let inset = Double(hierarchy.depths[item]) * Self.inset
    return PictureFrame(
      left: value(.left) ?? inset, top: value(.top) ?? inset,
      width: value(.width) ?? max(40, 220 - 2 * inset),
      height: value(.height) ?? max(24, 110 - 2 * inset))
  }
}
