import ConstraintSolver

extension LayoutEngine {
  /// Checks an inequality after the next solution, in the order of activation.
  func awaitLimitChoice(of constraint: NSLayoutConstraint) {
    guard movesItems, !constraint.isOfSizes else { return }
    choices.append(constraint)
  }

  /// Chooses the limits of the waiting inequalities that leave a choice, each after those before it.
  func chooseLimits() {
    while choices.isAwaited, !wasStopped {
      for constraint in choices.takeWaiting() {
        guard let row = constraint.row, row.engine.toOpaque() == Unmanaged.passUnretained(self).toOpaque(),
          choices[row.handle] == nil
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
    guard let choice = choices.remove(for: row) else { return }
    removeRow(choice.limit)
    for size in choice.sizes { removeRow(size) }
  }

  /// Updates the chosen limit after a change of the inequality's constant, and checks an inequality again
  /// that left no choice before.
  func limitDidChange(of constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard constraint.relationStorage != .equal else { return }
    guard let choice = choices[row.handle] else { return awaitLimitChoice(of: constraint) }
    setConstant(row.sign * Double(constraint.constant), of: choice.limit)
  }

  private func chooseLimit(of constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard let holder = constraint.holder else { return }
    var builder = RowBuilder(container: holder)
    builder.build(constraint, for: self)
    guard !builder.isAbandoned, isRow(row, of: constraint),
      let limit = addChoice(builder.expression, .choice, RowOwner(constraint))
    else { return }
    choices.add(limit, for: row.handle)
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
      choices.add(size: zero, for: row.handle)
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
