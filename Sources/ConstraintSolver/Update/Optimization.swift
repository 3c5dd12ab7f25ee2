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
        stepAmongDormants(nonbasic)
      }
    }
  }

  var hasResidualWork: Bool {
    @inline(__always) get { program.hasWork || !model.changes.wokenConstraints.isEmpty }
  }

  private mutating func activateWoken() {
    // The equations of new rows start from the variables' values, which must be up to date.
    guard !model.changes.wokenConstraints.isEmpty, !program.hasMovedParameters else { return }
    var index = 0
    while index < model.changes.wokenConstraints.count {
      let constraint = model.changes.wokenConstraints[index]
      index += 1
      guard model.constraints[constraint].role == .dormant, !model.isOnItsSide(constraint) else { continue }
      if model.constraints[constraint].isCountedDormant || staysDormant(constraint) {
        countWhereItIs(constraint)
      } else {
        model.unlinkTerms(of: constraint)
        activateByRelation(constraint)
      }
    }
    model.changes.wokenConstraints.removeAll()
    carryDormantCosts()
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
  /// skipped.
  mutating func absorbMoves(of affected: some Sequence<Int32>, _ model: inout Model) {
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
      if Self.isLargeMove(deviation) { mayBeInexact = true }
      if deviation.magnitude > 1e-13 * (1 + residuals[residual].value.magnitude) {
        scratch.deviations.append(Rate(index: residual, rate: deviation))
      }
    }
    return scratch.deviations.contents
  }
}
