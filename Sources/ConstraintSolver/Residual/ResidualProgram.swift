/// Optimising the residual program after changes of its rows, pieces or values.
extension ConstraintSolver {
  /// Restores the optimum, propagates the new values to the variables, and activates the dormant constraints
  /// that they violate, until nothing is left to do.
  mutating func optimize() {
    repeat {
      wakeViolated()
      while let residual = queues.placements.popLast() {
        residuals[residual].isPlacementQueued = false
        if residuals[residual].isLive { place(residual) }
      }
      runSimplex()
      carryOverMovedParameters()
    } while hasResidualWork && !budget.isExhausted
  }

  var hasResidualWork: Bool {
    @inline(__always) get {
      !queues.placements.isEmpty || !queues.checks.isEmpty || !queues.infeasibleRows.isEmpty
        || !queues.movedParameters.isEmpty || !queues.wokenConstraints.isEmpty && !queues.postponesWaking
    }
  }

  private mutating func wakeViolated() {
    // The equations of new rows start from the variables' values, which must be up to date.
    guard !queues.wokenConstraints.isEmpty, !queues.postponesWaking, queues.movedParameters.isEmpty else {
      return
    }
    for index in 0..<queues.wokenConstraints.count { scratch.woken.append(queues.wokenConstraints[index]) }
    queues.wokenConstraints.removeAll()
    for index in 0..<scratch.woken.count {
      let constraint = scratch.woken[index]
      guard constraints[constraint].role == .dormant, !isSatisfied(constraint) else { continue }
      unlinkTerms(of: constraint)
      if constraints[constraint].relation == .equal {
        activateEquality(constraint)
      } else {
        activate(constraint)
      }
    }
    scratch.woken.removeAll()
  }

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

  /// Repairs rows, and steps along improving directions, until there are neither.
  private mutating func runSimplex() {
    while needsFreshRows || !queues.checks.isEmpty || !queues.infeasibleRows.isEmpty {
      guard !budget.isExhausted else { return }
      if needsFreshRows || hasPivotedTooOften {
        carryOverMovedParameters()
        refactorize()
        _ = budget.spend(1)
      } else if queues.checks.isEmpty {
        repairNextRow()
      } else {
        stepFromNextCheck()
      }
    }
  }

  private mutating func repairNextRow() {
    let row = queues.infeasibleRows.swapRemove(at: budget.choose(among: queues.infeasibleRows.count))
    // Counts as queued meanwhile: what moves its basic variable is the repair itself.
    let basic = rows[row].basic
    if basic >= 0, budget.spendStep(on: &residuals[basic]) { repair(row) }
    rows[row].isQueued = false
    if budget.isExhausted { queueRow(row) }
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

  /// Takes the values of moved parameters over to the variables and what is defined by them.
  mutating func carryOverMovedParameters() {
    guard !queues.movedParameters.isEmpty else { return }
    for index in 0..<queues.movedParameters.count {
      let residual = queues.movedParameters[index]
      residuals[residual].isMoved = false
      let variable = residuals[residual].variable
      guard variable >= 0, residuals[residual].isParameter else { continue }
      let distance = residuals[residual].value - values[variable]
      guard distance != 0 else { continue }
      values[variable] = residuals[residual].value
      queues.shifts.append(Rate(index: variable, rate: distance))
    }
    queues.movedParameters.removeAll()
    propagate()
  }

  /// Takes changes of the definition graph over to the residual variables whose equations they shift. A basic
  /// variable moves along; a nonbasic one stays, and the basic ones make up for it.
  mutating func refreshAffectedResiduals() {
    let stamp = freshStamp()
    scratch.deviations.removeAll()
    for index in 0..<scratch.affectedResiduals.count {
      let residual = scratch.affectedResiduals[index]
      guard residuals[residual].isLive, scratch.residualMarks[residual] != stamp else { continue }
      scratch.residualMarks[residual] = stamp
      let deviation = activity(of: residual) - residuals[residual].value
      if Self.isLargeMove(deviation) { mayBeInexact = true }
      if deviation.magnitude > 1e-13 * (1 + residuals[residual].value.magnitude) {
        scratch.deviations.append(Rate(index: residual, rate: deviation))
      }
    }
    if !scratch.deviations.isEmpty { valueVersion += 1 }
    for index in 0..<scratch.deviations.count { absorb(scratch.deviations[index]) }
  }

  private mutating func absorb(_ deviation: Rate) {
    let residual = deviation.index
    if residuals[residual].isBasic {
      residuals[residual].value += deviation.rate
      queueRow(residuals[residual].row)
      return
    }
    gatherColumn(residual)
    for index in 0..<scratch.column.count {
      let basic = rows[scratch.column[index].index].basic
      residuals[basic].value -= scratch.column[index].coefficient * deviation.rate
      noteMoved(basic)
      queueRow(scratch.column[index].index)
    }
  }

  /// The value of a residual variable as its equation gives it.
  @inline(__always)
  func activity(of residual: Int32) -> Double {
    let record = residuals[residual]
    if record.variable >= 0 { return values[record.variable] }
    return termSum(record.constraint) / constraints[record.constraint].scale
  }
}
