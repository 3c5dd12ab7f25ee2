/// The frames of a log's items, as the constraints determine them. One constraint of each contradiction is optional here, so that the
/// others are drawn to scale. What no constraint determines is chosen.
struct PictureLayout {
  private(set) var frames: [PictureFrame] = []
  /// How deep each item is inside others.
  private(set) var depths: [Int] = []
  private let log: ConstraintLog

  init(_ diagnosis: Diagnosis) {
    log = diagnosis.log
    depths = Self.depths(log)
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
    let changes = lowered?.changes ?? diagnosis.givenUp.map { .lowerPriority(constraint: $0, to: 999) }
    for change in changes { change.apply(to: &rows, diagnosis.log) }
    return rows
  }

  private static func depths(_ log: ConstraintLog) -> [Int] {
    var parents = [Int?](repeating: nil, count: log.items.count)
    for index in log.constraints.indices {
      guard let container = log.containerItem(of: index), let second = log.constraints[index].second else {
        continue
      }
      let child = second.item == container ? log.constraints[index].first.item : second.item
      if child != container { parents[child] = parents[child] ?? container }
    }
    return parents.indices.map { item in
      var (depth, current) = (0, parents[item])
      while let parent = current, depth < 8 { (depth, current) = (depth + 1, parents[parent]) }
      return depth
    }
  }

  /// Sizes and places for what is open, weaker than every constraint.
  private func preferences(_ used: Set<Int>) -> [LinearRow] {
    log.items.indices.flatMap { item in
      [
        (ItemQuantity.left, Double(depths[item]) * 12, 1.0), (.top, Double(depths[item]) * 12, 1.0),
        (.width, 96.0, 2.0), (.height, 40.0, 2.0),
      ]
      .compactMap { quantity, value, priority in
        let variable = quantity.variable(of: item)
        guard used.contains(variable) else { return nil }
        return LinearRow(
          source: .notNegative(ConstraintLog.Anchor(item, quantity.attribute)), terms: [(variable, 1)],
          constant: -value,
          priority: priority)
      }
    }
  }

  /// Along an axis without constraints, items lie inside each other.
  private func frame(of item: Int, _ values: [Double], _ used: Set<Int>) -> PictureFrame {
    func value(_ quantity: ItemQuantity) -> Double? {
      let variable = quantity.variable(of: item)
      return used.contains(variable) ? values[variable] : nil
    }
    let inset = Double(depths[item]) * 16
    return PictureFrame(
      left: value(.left) ?? inset, top: value(.top) ?? inset,
      width: value(.width) ?? max(40, 220 - 2 * inset),
      height: value(.height) ?? max(24, 110 - 2 * inset))
  }
}
