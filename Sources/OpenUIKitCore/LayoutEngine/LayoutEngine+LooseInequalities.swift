import ConstraintSolver

/// The choice for a view whose position is limited only by inequalities.
///
/// Such a layout is ambiguous, but UIKit resolves it in one way: the view is at a limit, and is as small as
/// possible (Stevia's suite, which runs on UIKit, asserts it 18 times). Of several limits it is the one that
/// keeps the view from the origin, or else the first. A size with only an upper limit stays zero.
///
/// So an inequality of positions that leaves a choice gets two kinds of additional equations, weaker than
/// every priority of an app. One chooses the limit. Before it, one for each undetermined size chooses zero.
/// They exist as long as the inequality's row.
struct LimitChoice {
  let limit: ConstraintSolver.Constraint
  fileprivate(set) var sizes: [ConstraintSolver.Constraint]
}

extension LayoutEngine {
  /// Checks an inequality after the next solution, in the order of activation.
  func awaitLimitChoice(of constraint: NSLayoutConstraint) {
    guard movesItems, !constraint.isOfSizes else { return }
    constraintsAwaitingLimitChoice.append(constraint)
    awaitsLimitChoice = true
  }

  /// Chooses the limits of the waiting inequalities that leave a choice, each after those before it.
  func chooseLimits() {
    while awaitsLimitChoice, !wasStopped {
      awaitsLimitChoice = false
      let waiting = constraintsAwaitingLimitChoice
      constraintsAwaitingLimitChoice.removeAll(keepingCapacity: true)
      for constraint in waiting {
        guard let row = constraint.row, row.engine.toOpaque() == Unmanaged.passUnretained(self).toOpaque(),
          limitChoices[row.handle.index] == nil
        else { continue }
        boundSizes(of: constraint)
        guard !wasStopped else { return awaitLimitChoice(of: constraint) }
        guard isRow(row, of: constraint), solver.isLoose(row.handle) else { continue }
        chooseLimit(of: constraint, row)
        solveInRounds()
      }
    }
  }

  /// Adds the omitted rows of nonnegative sizes, which may limit a choice.
  private func boundSizes(of constraint: NSLayoutConstraint) {
    for case let node? in [constraint.firstNode, constraint.secondNode] where node.isRegistered(with: self) {
      boundSizes(of: node)
    }
    if needsSolve { solveInRounds() }
  }

  /// Removes the choice for an inequality.
  func removeLimitChoice(of row: ConstraintSolver.Constraint) {
    guard !limitChoices.isEmpty, let choice = limitChoices.removeValue(forKey: row.index) else { return }
    removeRow(choice.limit)
    for size in choice.sizes { removeRow(size) }
  }

  /// Updates the chosen limit after a change of the inequality's constant, and checks an inequality again
  /// that left no choice before.
  func limitDidChange(of constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard constraint.relationStorage != .equal else { return }
    guard let choice = limitChoices[row.handle.index] else { return awaitLimitChoice(of: constraint) }
    setConstant(row.sign * Double(constraint.constant), of: choice.limit)
  }

  private func chooseLimit(of constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard let holder = constraint.holder else { return }
    var builder = RowBuilder(container: holder)
    builder.build(constraint, for: self)
    guard !builder.isAbandoned, isRow(row, of: constraint),
      let limit = addChoice(builder.expression, .choice, RowOwner(constraint))
    else { return }
    limitChoices[row.handle.index] = LimitChoice(limit: limit, sizes: [])
    let axis = constraint.firstAttribute.axis
    for case let node? in [constraint.firstNode, constraint.secondNode] {
      chooseZeroSize(of: node, axis, for: constraint, row)
    }
  }

  /// Whether a constraint still has a row. Views that are called during a solution may have removed it.
  private func isRow(_ row: ConstraintRow, of constraint: NSLayoutConstraint) -> Bool {
    constraint.row?.handle == row.handle
  }

  private func chooseZeroSize(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, for constraint: NSLayoutConstraint,
    _ row: ConstraintRow
  ) {
    solve()
    guard isRow(row, of: constraint), node.isRegistered(with: self) else { return }
    let size = node.variables.length(axis)
    guard !solver.isDetermined(size) else { return }
    var expression = Expression()
    expression.add(size, 1)
    if let zero = addChoice(expression, .firstChoice, RowOwner(constraint)) {
      limitChoices[row.handle.index]?.sizes.append(zero)
    }
  }

  private func addChoice(
    _ expression: borrowing Expression, _ priority: ConstraintSolver.Priority, _ owner: RowOwner
  ) -> ConstraintSolver.Constraint? {
    addRow(expression, .equal, UILayoutPriority(priority.rawValue), owner)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint relates sizes or distances, and not positions.
  fileprivate var isOfSizes: Bool { attributes.first.isSize || offsets?.first != nil }
}
