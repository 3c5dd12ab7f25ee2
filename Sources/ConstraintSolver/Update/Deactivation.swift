/// Taking constraints out of the residual program.
extension ConstraintSolver {
  /// Takes a piece out of the residual program, with its residual variable if that is needed no more. Leaves the
  /// constraint pending.
  mutating func deactivate(_ constraint: Int32) {
    releaseImpliedConflicts(with: constraint)
    let residual = program.detach(constraint)
    model.constraints[constraint].target = -1
    model.constraints[constraint].role = .pending
    if program.residuals[residual].constraint == constraint { model.unlinkTerms(of: constraint) }
    if !program.residuals[residual].isParameter, program.residuals[residual].firstPiece < 0 { drop(residual) }
  }

  /// Optimises the rows first, as it has to be where a row leaves. On the way a piece with a long row may become dormant.
  mutating func deactivateOptimized(_ constraint: Int32) {
    optimize()
    if model.constraints[constraint].role == .piece { return deactivate(constraint) }
    releaseImpliedConflicts(with: constraint)
    countAsSatisfied(constraint)
    model.unlinkTerms(of: constraint)
    model.constraints[constraint].role = .pending
  }

  /// Removes a residual variable that has an equation and no pieces.
  mutating func drop(_ residual: Int32) {
    program.dropRow(of: residual)
    freeResidual(residual)
  }

  mutating func freeResidual(_ residual: Int32) {
    let record = program.residuals[residual]
    if record.region >= 0 { compiled.releaseRegion(record.region, &model) }
    if record.variable >= 0 { model.variables[record.variable].residual = -1 }
    program.free(residual)
  }

  /// Removes a parameter's residual variable if no row and no piece refers to it any more.
  mutating func dropUnusedParameter(_ variable: Int32) {
    let residual = model.variables[variable].residual
    guard residual >= 0, program.residuals[residual].isParameter, !program.residuals[residual].isBasic,
      program.residuals[residual].firstPiece < 0, !program.residuals[residual].isMoved
    else { return }
    if program.gatherUnsafeColumn(residual).isEmpty { freeResidual(residual) }
  }

  /// Empties the residual program; all its constraints become pending again.
  mutating func resetResidualProgram() {
    if conflictList.impliedCount > 0 {
      var broken = model.constraints { $0.contradictsBounds }
      for constraint in broken.unsafeContents { releaseConflicts(containing: constraint) }
    }
    for index in 0..<model.constraints.count where model.constraints[index].role == .piece {
      let constraint = Int32(index)
      let residual = model.constraints[index].target
      if program.residuals[residual].constraint == constraint { model.unlinkTerms(of: constraint) }
      model.constraints[index].role = .pending
      model.constraints[index].target = -1
      additions.append(constraint)
    }
    for index in 0..<program.residuals.count where program.residuals[index].isLive {
      let variable = program.residuals[index].variable
      if variable >= 0 { model.variables[variable].residual = -1 }
    }
    compiled.publishChangedLists(&model)
    for index in 0..<compiled.regions.count { compiled.releaseRegion(Int32(index), &model) }
    compiled.regions.removeAll()
    program.removeAll()
    dormantCosts.reset(&model)
  }
}
