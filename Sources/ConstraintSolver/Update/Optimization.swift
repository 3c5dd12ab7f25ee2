/// Restoring the optimum, and carrying its values over to the variables.
extension ConstraintSolver {
  /// Restores the optimum, propagates the new values to the variables, and activates the dormant constraints
  /// that they violate, until nothing is left to do.
  mutating func optimize() {
    repeat {
      wakeViolated()
      program.placeNonbasics()
      while program.runSimplex() == .needsFreshRows {
        carryOverMovedParameters()
        refactorize()
        _ = program.budget.spend(1)
      }
      carryOverMovedParameters()
    } while hasResidualWork && !program.budget.isExhausted
  }

  var hasResidualWork: Bool {
    @inline(__always) get {
      program.hasWork || !model.changes.wokenConstraints.isEmpty && !queues.postponesWaking
    }
  }

  private mutating func wakeViolated() {
    // The equations of new rows start from the variables' values, which must be up to date.
    guard !model.changes.wokenConstraints.isEmpty, !queues.postponesWaking,
      program.queues.movedParameters.isEmpty
    else {
      return
    }
    for index in 0..<model.changes.wokenConstraints.count {
      scratch.woken.append(model.changes.wokenConstraints[index])
    }
    model.changes.wokenConstraints.removeAll()
    for index in 0..<scratch.woken.count {
      let constraint = scratch.woken[index]
      guard model.constraints[constraint].role == .dormant, !model.isSatisfied(constraint) else { continue }
      model.unlinkTerms(of: constraint)
      activateByRelation(constraint)
    }
    scratch.woken.removeAll()
  }

  /// Takes the values of moved parameters over to the variables and what is defined by them.
  mutating func carryOverMovedParameters() {
    guard !program.queues.movedParameters.isEmpty else { return }
    while let (variable, value) = program.takeMovedParameter() {
      let distance = value - model.values[variable]
      guard distance != 0 else { continue }
      model.values[variable] = value
      compiled.shifts.append(Rate(index: variable, rate: distance))
    }
    program.valueVersion += 1
    compiled.propagate(&model, &graph)
  }

  /// Takes changes of the definition graph over to the residual variables whose equations they shift. A basic
  /// variable moves along; a nonbasic one stays, and the basic ones make up for it.
  mutating func refreshAffectedResiduals() {
    let stamp = program.nextStamp()
    scratch.deviations.removeAll()
    for index in 0..<compiled.affectedResiduals.count {
      let residual = compiled.affectedResiduals[index]
      guard program.residuals[residual].isLive, program.mark(residual, with: stamp) else { continue }
      let deviation = activity(of: residual) - program.residuals[residual].value
      if ResidualProgram.isLargeMove(deviation) { program.mayBeInexact = true }
      if deviation.magnitude > 1e-13 * (1 + program.residuals[residual].value.magnitude) {
        scratch.deviations.append(Rate(index: residual, rate: deviation))
      }
    }
    if !scratch.deviations.isEmpty { program.valueVersion += 1 }
    for index in 0..<scratch.deviations.count { program.absorb(scratch.deviations[index]) }
  }

  /// The value of a residual variable as its equation gives it.
  @inline(__always)
  func activity(of residual: Int32) -> Double {
    let record = program.residuals[residual]
    if record.variable >= 0 { return model.values[record.variable] }
    return model.termSum(record.constraint) / model.constraints[record.constraint].scale
  }
}
