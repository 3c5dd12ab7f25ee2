/// Restoring the optimum, and propagating its values to the variables.
extension ConstraintSolver {
  /// Restores the optimum, propagates the new values to the variables, and activates the dormant constraints
  /// that they violate, until nothing is left to do. Unless it `activatesDormants`, those that are violated stay listed.
  mutating func optimize(activatesDormants: Bool = true) {
    var outcome: ResidualProgram.Outcome
    repeat {
      if !activatesDormants {
        if dormantCosts.count > 0 { updateSides(ofCounted: model.changes.takeUnsafeCrossedDormants()) }
      } else if !model.changes.crossedDormants.isEmpty, !program.hasMovedParameters {
        // The equations of new rows start from the variables' values, which must be up to date.
        giveUpContradicted(among: model.changes.crossedDormants.unsafeContents)
        activate(crossed: model.changes.takeUnsafeCrossedDormants())
      }
      program.placeNonbasics()
      outcome = runSimplex()
      compiled.propagateMoves(of: &program, &model, &graph)
    } while outcome == .optimal
      && (program.hasWork || activatesDormants && !model.changes.crossedDormants.isEmpty)
  }

  /// Runs the simplex method among dormant constraints and with fresh rows where it needs them. Returns whether it is at an optimum or
  /// out of steps.
  private mutating func runSimplex() -> ResidualProgram.Outcome {
    var stepCount = 0
    while true {
      let outcome = program.runSimplex(stepsAlone: dormantCosts.count == 0)
      switch outcome {
      case .optimal, .outOfSteps: return outcome
      case .needsFreshRows:
        compiled.propagateMoves(of: &program, &model, &graph)
        equations.refactorize(&program, &model, &graph, &compiled, &dormantCosts)
        _ = program.budget.spend(1)
      case .canStep(let nonbasic):
        compiled.propagateMoves(of: &program, &model, &graph)
        updateSides(ofCounted: model.changes.takeUnsafeCrossedDormants())
        stepCount += 1
        // Rows that steps leave behind grow with those that follow: all of them together would be a tableau without zeros.
        if stepCount % Self.stepsBetweenLongRows == 0 { deactivateRows(longerThan: rowLimits.entries) }
        primalStepAmongDormants(nonbasic)
      }
    }
  }

  private static var stepsBetweenLongRows: Int { 64 }

  var hasResidualWork: Bool {
    @inline(__always) get { program.hasWork || !model.changes.crossedDormants.isEmpty }
  }

  /// Gives rows to the dormant constraints that left their sides, or counts them where they lie.
  private mutating func activate(crossed: UnsafeBufferPointer<Int32>) {
    var bounds = Slab<Int32>()
    for constraint in crossed
    where model.constraints[constraint].role == .dormant && !model.isOnItsSide(constraint) {
      if !model.needsRow(constraint), model.isRequiredBound(constraint),
        !model.constraints[constraint].isCountedDormant
      {
        bounds.append(constraint)
      } else if model.constraints[constraint].isCountedDormant || shouldActivateRaised(constraint)
        || !mayStayDormant(constraint)
      {
        activate(dormant: constraint)
      } else if model.constraints[constraint].isRequired, longRowCount < rowLimits.longRequiredRows {
        model.changes.crossedDormants.append(constraint)
      } else {
        setSideByValue(ofDormant: constraint)
      }
    }
    // As a rule the others hold when the one holds that is violated most.
    if let worst = model.mostViolated(among: model.changes.crossedDormants.unsafeContents) {
      longRowCount += 1
      activate(dormant: worst)
    }
    if !bounds.isEmpty { activateTightest(among: bounds) }
    dormantCosts.priceOut(&model, &graph, &equations, &program)
  }

  /// Gives a row to a dormant constraint that was counted as satisfied. One that was not changes sides.
  mutating func activate(dormant: Int32) {
    guard !model.constraints[dormant].isCountedDormant else { return setSideByValue(ofDormant: dormant) }
    model.unlinkTerms(of: dormant)
    activateByRelation(dormant)
  }
}

extension ResidualProgram {
  /// Takes changes of the definition graph over to the residual variables whose equations they shift. A basic
  /// variable moves along; a nonbasic one stays, and basic variables compensate. Parameters, which have no equation, are
  /// skipped. The variables must have the values of moved parameters.
  mutating func updateRowValues(of affected: some Sequence<Int32>, _ model: inout Model) {
    assert(!hasMovedParameters, "The equations of residual variables are evaluated with old values")
    let deviations = unsafeDeviations(of: affected, &model)
    if !deviations.isEmpty { valueVersion += 1 }
    for deviation in deviations { shiftEquation(deviation) }
  }

  /// How far the equations of residual variables give other values. The list is valid until the next call.
  private mutating func unsafeDeviations(
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
    return scratch.deviations.unsafeContents
  }
}
