import ConstraintSolver

/// What was chosen for a view whose position only inequalities limit.
///
/// Such a layout is ambiguous, but UIKit resolves it in one way: the view lies on a limit, and is no larger than it has
/// to be (Stevia's suite, which runs on UIKit, asserts it 18 times). Of several limits it is the one that keeps the view
/// from the origin, or else the first. A size that only has an upper limit stays zero.
///
/// So an inequality of positions that leaves its items a choice is joined by two kinds of equations that are weaker than
/// all that an app can say: one that chooses the limit, and before it one for each undetermined size that chooses zero.
/// They stay as long as the inequality does.
struct Tightening {
  let limit: ConstraintSolver.Constraint
  let sizes: [ConstraintSolver.Constraint]
}

extension LayoutEngine {
  /// Looks at an inequality after the next solution, in the order of activation.
  func awaitTightening(of constraint: NSLayoutConstraint) {
    guard movesItems, !constraint.isOfSizes else { return }
    untightened.append(constraint)
    awaitsTightening = true
  }

  /// Chooses the limits of the waiting inequalities that leave a choice, each in the light of those before it.
  func chooseLimits() {
    while awaitsTightening, !wasStopped {
      awaitsTightening = false
      let waiting = untightened
      untightened.removeAll(keepingCapacity: true)
      for constraint in waiting {
        guard let row = constraint.row, row.engine.toOpaque() == Unmanaged.passUnretained(self).toOpaque(),
          tightenings[row.handle.index] == nil
        else { continue }
        boundSizes(of: constraint)
        guard !wasStopped else { return awaitTightening(of: constraint) }
        guard solver.isLoose(row.handle) else { continue }
        tighten(constraint, row)
        solveInRounds()
      }
    }
  }

  /// Says what else is left out as long as it holds: sizes that cannot be negative limit a choice.
  private func boundSizes(of constraint: NSLayoutConstraint) {
    for case let node? in [constraint.firstNode, constraint.secondNode] where node.isRegistered(with: self) {
      boundSizes(of: node)
    }
    if needsSolve { solveInRounds() }
  }

  /// Takes back what was chosen for an inequality.
  func loosen(_ row: ConstraintSolver.Constraint) {
    guard !tightenings.isEmpty, let tightening = tightenings.removeValue(forKey: row.index) else { return }
    removeRow(tightening.limit)
    for size in tightening.sizes { removeRow(size) }
  }

  /// Lets the chosen limit follow the inequality's constant, and has an inequality looked at that left no choice before.
  func limitDidChange(of constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard constraint.relationStorage != .equal else { return }
    guard let tightening = tightenings[row.handle.index] else { return awaitTightening(of: constraint) }
    setConstant(row.sign * Double(constraint.constant), of: tightening.limit)
  }

  private func tighten(_ constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard let holder = constraint.holder else { return }
    var builder = RowBuilder(container: holder)
    builder.build(constraint, for: self)
    guard let limit = addChoice(builder.expression, .choice, RowOwner(constraint)) else { return }
    let axis = constraint.firstAttribute.axis
    let nodes = [constraint.firstNode, constraint.secondNode].compactMap { $0 }
    tightenings[row.handle.index] = Tightening(
      limit: limit, sizes: nodes.compactMap { chooseZeroSize(of: $0, axis, for: constraint) })
  }

  private func chooseZeroSize(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, for constraint: NSLayoutConstraint
  ) -> ConstraintSolver.Constraint? {
    guard node.isRegistered(with: self) else { return nil }
    let size = node.variables.length(axis)
    solve()
    guard !solver.isDetermined(size) else { return nil }
    var expression = Expression()
    expression.add(size, 1)
    return addChoice(expression, .firstChoice, RowOwner(constraint))
  }

  private func addChoice(
    _ expression: borrowing Expression, _ priority: ConstraintSolver.Priority, _ owner: RowOwner
  ) -> ConstraintSolver.Constraint? {
    addRow(expression, .equal, UILayoutPriority(priority.rawValue), owner)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint relates sizes or distances, rather than positions.
  fileprivate var isOfSizes: Bool { attributes.first.isSize || offsets?.first != nil }
}
