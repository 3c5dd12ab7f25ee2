/// The simplex methods: which row or variable comes next.
extension ResidualProgram {
  /// Moves a nonbasic variable whose own cost changed to the breakpoint where it is cheapest with all reduced costs as
  /// they are. If there is none, a primal step will move it.
  private mutating func place(_ residual: Int32) {
    guard !residuals[residual].isBasic else { return }
    notePossibleViolation(on: residual)
    if !flipToCheapestBreakpoint(residual) { queueCheck(residual) }
  }

  /// Moves a nonbasic variable to the breakpoint of its own where it is cheapest with all reduced costs as they are. False if it
  /// could move for less and has no such breakpoint.
  @inline(__always)
  private mutating func flipToCheapestBreakpoint(_ residual: Int32) -> Bool {
    var cost = scratch.primalCost
    defer { scratch.primalCost = cost }
    let direction = improvingDirection(of: residual, into: &cost)
    guard direction != 0 else { return true }
    collectOwnEvents(residual, direction)
    while let event = popEvent() {
      levels.add(event.jump, at: event.level, to: &cost)
      guard levels.sign(of: cost) >= 0 else { continue }
      move(residual, to: pieces[event.piece].breakpoint)
      notePossibleViolation(on: residual)
      return true
    }
    return false
  }

  /// Moves a nonbasic variable to such a breakpoint, once in an update, instead of a primal step. Among dormant constraints such a step
  /// takes a walk to all that follows from the variable. Where costs change on the way, steps come after the jump.
  private mutating func flipOnce(_ residual: Int32) -> Bool {
    guard !residuals[residual].hasFlipped else { return false }
    residuals[residual].hasFlipped = true
    return flipToCheapestBreakpoint(residual)
  }

  // MARK: Simplex

  /// How a run of the simplex method, or the repair of a row, ended.
  enum Outcome: Equatable {
    /// At an optimum; with the row's basic variable on the sides on which it is counted.
    case optimal
    /// The rows must be computed again before it continues.
    case needsFreshRows
    /// The step budget is spent.
    case outOfSteps
    /// A nonbasic variable can move for less. The caller makes the step, since it may meet dormant constraints.
    case canStep(nonbasic: Int32)
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

  /// Repairs rows, and steps along improving directions, until there are neither. If it `stepsAlone`, dormant constraints cost
  /// nothing.
  mutating func runSimplex(stepsAlone: Bool = true) -> Outcome {
    while needsFreshRows || !queues.checks.isEmpty || !queues.infeasibleRows.isEmpty {
      guard !budget.isExhausted else { return .outOfSteps }
      if needsFreshRows || hasPivotedTooOften { return .needsFreshRows }
      guard !queues.checks.isEmpty else {
        let row = queues.infeasibleRows.swapRemove(
          at: ties.place(among: queues.infeasibleRows.count, isRandom: budget.mayCycle))
        repairQueued(row)
        continue
      }
      let next = queues.checks.swapRemove(
        at: ties.place(among: queues.checks.count, isRandom: budget.mayCycle))
      guard let (residual, direction) = check(next, flips: !stepsAlone) else { continue }
      guard stepsAlone else { return .canStep(nonbasic: residual) }
      primalStep(residual, direction: direction)
    }
    return .optimal
  }

  /// Repairs a row that was taken from the queue. It returns to the queue if there are no steps left.
  private mutating func repairQueued(_ row: Int32) {
    // Counts as queued meanwhile: what moves its basic variable is the repair itself.
    let basic = rows[row].basic
    let hasSteps = basic < 0 || budget.spendStep(on: &residuals[basic])
    let outcome = hasSteps && basic >= 0 ? repair(row) : hasSteps ? .optimal : .outOfSteps
    rows[row].isQueued = false
    if outcome == .outOfSteps { queueRow(row) }
  }

  /// Prices a variable that was taken from the queue. Returns it with the direction in which it can move for less; nil if there is none,
  /// rows have to change sides first, or it `flips`.
  private mutating func check(_ residual: Int32, flips: Bool) -> (residual: Int32, direction: Int)? {
    residuals[residual].isCheckQueued = false
    guard budget.spendStep(on: &residuals[residual]) else {
      queueCheck(residual)
      return nil
    }
    guard residuals[residual].isLive, !residuals[residual].isBasic else { return nil }
    let direction = improvingDirection(of: residual)
    guard direction != 0 else { return nil }
    if flips, flipOnce(residual) { return nil }
    if queues.infeasibleRows.isEmpty { return (residual, direction) }
    // A primal step requires every basic variable on the side on which it is counted.
    while let row = queues.infeasibleRows.popLast() {
      rows[row].isQueued = false
      setSidesByValue(ofRow: row)
    }
    queueCheck(residual)
    return nil
  }

  // MARK: Values

  /// Whether a parameter moved since it was taken last.
  var hasMovedParameters: Bool { @inline(__always) get { !queues.movedParameters.isEmpty } }

  /// The next parameter that moved since it was taken last. Nil if there is none.
  @inline(__always)
  mutating func takeMovedParameter() -> (variable: Int32, value: Double)? {
    while let residual = queues.movedParameters.popLast() {
      residuals[residual].isMoved = false
      let record = residuals.unsafeAddress(of: residual, count: 1)
      guard record.pointee.isParameter else { continue }
      return (record.pointee.variable, record.pointee.value)
    }
    return nil
  }

  /// Shifts the equation of a residual variable. A basic variable moves along. A nonbasic one stays, and basic
  /// variables compensate.
  mutating func shiftEquation(_ deviation: Rate) {
    let residual = deviation.index
    if residuals[residual].isBasic {
      residuals[residual].value += deviation.rate
      queueRow(residuals[residual].row)
      return
    }
    for entry in gatherUnsafeColumn(residual) { moveBasic(with: entry, by: -deviation.rate) }
  }

}
