/// Restoring the optimum, and carrying its values over to the variables.
extension ConstraintSolver {
  /// Restores the optimum, propagates the new values to the variables, and activates the dormant constraints
  /// that they violate, until nothing is left to do. Unless it `wakesDormant` constraints, these stay woken.
  mutating func optimize(wakesDormant: Bool = true) {
    repeat {
      if wakesDormant { activateWoken() } else { countCrossed() }
      program.placeNonbasics()
      runSimplex()
      carryOverMovedParameters()
    } while (program.hasWork || wakesDormant && !model.changes.wokenConstraints.isEmpty)
      && !program.budget.isExhausted
  }

  private mutating func runSimplex() {
    var stepCount = 0
    while true {
      switch program.runSimplex(stepsAlone: dormantCosts.count == 0) {
      case .optimal, .outOfSteps: return
      case .needsFreshRows:
        carryOverMovedParameters()
        refactorize()
        _ = program.budget.spend(1)
      case .canStep(let nonbasic):
        carryOverMovedParameters()
        countCrossed()
        stepCount += 1
        // Rows that steps leave behind grow with those that follow: all of them together would be a tableau without zeros.
        if stepCount % Self.stepsBetweenLongRows == 0 { makeLongRowsDormant() }
        stepAmongDormants(nonbasic)
      }
    }
  }

  private static var stepsBetweenLongRows: Int { 64 }

  var hasResidualWork: Bool {
    @inline(__always) get { program.hasWork || !model.changes.wokenConstraints.isEmpty }
  }

  private mutating func activateWoken() {
    // The equations of new rows start from the variables' values, which must be up to date.
    guard !model.changes.wokenConstraints.isEmpty, !program.hasMovedParameters else { return }
    giveUpContradicted(among: model.changes.wokenConstraints.contents)
    var (index, kept) = (0, 0)
    while index < model.changes.wokenConstraints.count {
      let constraint = model.changes.wokenConstraints[index]
      index += 1
      guard model.constraints[constraint].role == .dormant, !model.isOnItsSide(constraint) else { continue }
      if model.constraints[constraint].isCountedDormant || takesRaisedRow(constraint)
        || !staysDormant(constraint)
      {
        wake(constraint)
      } else if model.constraints[constraint].isRequired, longRowCount < rowLimits.longRequiredRows {
        model.changes.wokenConstraints[kept] = constraint
        kept += 1
      } else {
        countWhereItIs(constraint)
      }
    }
    model.changes.wokenConstraints.truncate(to: kept)
    if kept > 0 { wakeMostViolated() }
    carryDormantCosts()
  }

  /// Counts a woken constraint where it is, or gives it a row if it was counted as satisfied.
  private mutating func wake(_ constraint: Int32) {
    guard !model.constraints[constraint].isCountedDormant else { return countWhereItIs(constraint) }
    model.unlinkTerms(of: constraint)
    activateByRelation(constraint)
  }

  /// Gives a row to that of the woken constraints which is violated most. As a rule the others hold when it does.
  private mutating func wakeMostViolated() {
    var worst = model.changes.wokenConstraints[0]
    for index in 1..<max(1, model.changes.wokenConstraints.count) {
      let constraint = model.changes.wokenConstraints[index]
      if model.violation(of: constraint) > model.violation(of: worst) { worst = constraint }
    }
    longRowCount += 1
    wake(worst)
  }

  /// Takes the values of moved parameters over to the variables and what is defined by them. The rows have them already.
  mutating func carryOverMovedParameters() {
    guard program.hasMovedParameters else { return }
    while let (variable, value) = program.takeMovedParameter() {
      let distance = value - model.values[variable]
      guard distance != 0 else { continue }
      model.values[variable] = value
      compiled.noteShift(of: variable, by: distance)
    }
    program.valueVersion += 1
    _ = compiled.propagate(&model, &graph)
  }
}

extension ResidualProgram {
  /// Takes changes of the definition graph over to the residual variables whose equations they shift. A basic
  /// variable moves along; a nonbasic one stays, and the basic ones make up for it. Parameters, which have no equation, are
  /// skipped. Moves of parameters must have been carried over to the variables.
  mutating func absorbMoves(of affected: some Sequence<Int32>, _ model: inout Model) {
    assert(!hasMovedParameters, "The equations of residual variables are evaluated with old values")
    let deviations = deviations(of: affected, &model)
    if !deviations.isEmpty { valueVersion += 1 }
    for deviation in deviations { absorb(deviation) }
  }

  /// How far the equations of residual variables give other values. The list is valid until the next call.
  private mutating func deviations(
    of affected: some Sequence<Int32>, _ model: inout Model
  ) -> UnsafeBufferPointer<Rate> {
    let stamp = nextStamp()
    scratch.deviations.removeAll()
    for residual in affected {
      guard residuals[residual].isLive, !residuals[residual].isParameter, mark(residual, with: stamp) else {
        continue
      }
      let deviation = model.activity(of: residuals[residual]) - residuals[residual].value
      if Self.isLargeMove(deviation, to: residuals[residual].value) { mayBeInexact = true }
      if deviation.magnitude > 1e-13 * (1 + residuals[residual].value.magnitude) {
        scratch.deviations.append(Rate(index: residual, rate: deviation))
      }
    }
    return scratch.deviations.contents
  }
}
