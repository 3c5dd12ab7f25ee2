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

/// The choices of an engine, and the inequalities that wait for one.
struct LimitChoices: ViewTreeConfined {
  /// Inequalities to check after the next solution, in the order of activation.
  private var waiting: [NSLayoutConstraint] = []
  /// Whether an inequality waits.
  private(set) var isAwaited = false
  /// The choices by the index of the inequality's row.
  private var choices: [Int: LimitChoice] = [:]

  /// Makes an inequality wait for the next solution.
  mutating func append(_ constraint: NSLayoutConstraint) {
    waiting.append(constraint)
    isAwaited = true
  }

  /// Removes and returns the inequalities that wait.
  mutating func takeWaiting() -> [NSLayoutConstraint] {
    isAwaited = false
    let taken = waiting
    waiting.removeAll(keepingCapacity: true)
    return taken
  }

  /// The choice for the inequality of a row; nil for none.
  subscript(row: ConstraintSolver.Constraint) -> LimitChoice? { choices[row.index] }

  mutating func add(_ limit: ConstraintSolver.Constraint, for row: ConstraintSolver.Constraint) {
    choices[row.index] = LimitChoice(limit: limit, sizes: [])
  }

  mutating func add(size: ConstraintSolver.Constraint, for row: ConstraintSolver.Constraint) {
    choices[row.index]?.sizes.append(size)
  }

  /// Removes and returns the choice for the inequality of a row.
  mutating func remove(for row: ConstraintSolver.Constraint) -> LimitChoice? {
    choices.isEmpty ? nil : choices.removeValue(forKey: row.index)
  }
}
