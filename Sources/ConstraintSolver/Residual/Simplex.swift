/// The simplex methods: which row or variable comes next.
extension ResidualProgram {
  /// Moves a nonbasic variable whose own cost changed to the breakpoint where it is cheapest with all reduced costs as
  /// they are. If there is none, a primal step will have to find its place.
  private mutating func place(_ residual: Int32) {
    guard !residuals[residual].isBasic else { return }
    notePossibleViolation(on: residual)
    var cost = scratch.primalCost
    defer { scratch.primalCost = cost }
    let direction = improvingDirection(of: residual, into: &cost)
    guard direction != 0 else { return }
    collectOwnEvents(residual, direction)
    while let event = popEvent() {
      levels.add(event.jump, at: pieces[event.piece].level, to: &cost)
      guard levels.sign(of: cost) >= 0 else { continue }
      move(residual, to: pieces[event.piece].breakpoint)
      notePossibleViolation(on: residual)
      return
    }
    queueCheck(residual)
  }

  // MARK: Simplex

  /// How a run of the simplex method, or the repair of a row, ended.
  enum Outcome {
    /// At an optimum; with the row's basic variable on the sides on which it is counted.
    case optimal
    /// The rows must be computed again before it continues.
    case needsFreshRows
    /// The step budget is spent.
    case outOfSteps
  }

  /// Whether anything is queued.
  var hasWork: Bool {
    @inline(__always) get {
      !queues.placements.isEmpty || !queues.checks.isEmpty || !queues.infeasibleRows.isEmpty
        || hasMovedParameters
    }
  }

  /// Moves the nonbasic variables whose own cost changed.
  mutating func placeNonbasics() {
    while let residual = queues.placements.popLast() {
      residuals[residual].isPlacementQueued = false
      if residuals[residual].isLive { place(residual) }
    }
  }

  /// Repairs rows, and steps along improving directions, until there are neither.
  mutating func runSimplex() -> Outcome {
    while needsFreshRows || !queues.checks.isEmpty || !queues.infeasibleRows.isEmpty {
      guard !budget.isExhausted else { return .outOfSteps }
      if needsFreshRows || hasPivotedTooOften { return .needsFreshRows }
      if queues.checks.isEmpty {
        repairNextRow()
      } else {
        stepFromNextCheck()
      }
    }
    return .optimal
  }

  private mutating func repairNextRow() {
    let row = queues.infeasibleRows.swapRemove(at: budget.choose(among: queues.infeasibleRows.count))
    // Counts as queued meanwhile: what moves its basic variable is the repair itself.
    let basic = rows[row].basic
    let hasSteps = basic < 0 || budget.spendStep(on: &residuals[basic])
    let outcome = hasSteps && basic >= 0 ? repair(row) : hasSteps ? .optimal : .outOfSteps
    rows[row].isQueued = false
    if outcome == .outOfSteps { queueRow(row) }
  }

  private mutating func stepFromNextCheck() {
    let residual = queues.checks.swapRemove(at: budget.choose(among: queues.checks.count))
    residuals[residual].isCheckQueued = false
    guard budget.spendStep(on: &residuals[residual]) else { return queueCheck(residual) }
    guard residuals[residual].isLive, !residuals[residual].isBasic else { return }
    let direction = improvingDirection(of: residual)
    guard direction != 0 else { return }
    if queues.infeasibleRows.isEmpty {
      primalStep(residual, direction: direction)
    } else {
      // A primal step requires every basic variable on the side on which it is counted.
      countAllRowsWhereTheyAre()
      queueCheck(residual)
    }
  }

  private mutating func countAllRowsWhereTheyAre() {
    while let row = queues.infeasibleRows.popLast() {
      rows[row].isQueued = false
      let basic = rows[row].basic
      guard basic >= 0, violation(of: basic) != nil else { continue }
      setSidesByValue(of: basic)
      queueChecks(ofRow: row)
    }
  }

  // MARK: Values

  /// Whether a parameter moved since it was taken last.
  var hasMovedParameters: Bool { @inline(__always) get { !queues.movedParameters.isEmpty } }

  /// The next parameter that moved since it was taken last. Nil if there is none.
  @inline(__always)
  mutating func takeMovedParameter() -> (variable: Int32, value: Double)? {
    while let residual = queues.movedParameters.popLast() {
      residuals[residual].isMoved = false
      let record = residuals.address(of: residual, count: 1)
      guard record.pointee.isParameter else { continue }
      return (record.pointee.variable, record.pointee.value)
    }
    return nil
  }

  /// Takes up that the equation of a residual variable has another value. A basic variable moves along. A
  /// nonbasic one stays, and the basic ones make up for it.
  mutating func absorb(_ deviation: Rate) {
    let residual = deviation.index
    if residuals[residual].isBasic {
      residuals[residual].value += deviation.rate
      queueRow(residuals[residual].row)
      return
    }
    for entry in gatherColumn(residual) {
      let basic = rows[entry.index].basic
      residuals[basic].value -= entry.coefficient * deviation.rate
      noteMoved(basic)
      queueRow(entry.index)
    }
  }

}
