/// Taking long rows out again. A row that was needed for a step stays afterwards, and pivots may have made it long.
extension ConstraintSolver {
  /// Makes optional constraints with rows of more entries than a limit dormant. They are counted where they are, so that no reduced
  /// cost changes. O(rows).
  mutating func deactivateRows(longerThan entryCount: Int) {
    guard dormantCosts.count > 0 else { return }
    for row in 0..<program.rows.count where program.rows[row].entries.count > entryCount {
      let basic = program.rows[row].basic
      if basic >= 0, mayBeDormant(basic) { makeDormant(basic) }
    }
  }

  /// Whether all constraints of a basic variable are optional, and lie where they would be counted.
  private func mayBeDormant(_ basic: Int32) -> Bool {
    guard !program.residuals[basic].isParameter, program.residuals[basic].firstPiece >= 0 else {
      return false
    }
    var piece = program.residuals[basic].firstPiece
    while piece >= 0 {
      guard !program.pieces[piece].isRequired, model.lies(piece, on: dormantSide(of: piece)) else {
        return false
      }
      piece = program.pieces[piece].next
    }
    return true
  }

  /// The side on which a dormant constraint is counted instead of its piece.
  private func dormantSide(of piece: Int32) -> Side {
    let side = program.pieces[piece].side
    return model.pieceCoefficient(of: piece) < 0 ? side.reversed : side
  }

  private mutating func makeDormant(_ basic: Int32) {
    while program.residuals[basic].firstPiece >= 0 {
      let constraint = program.residuals[basic].firstPiece
      let side = dormantSide(of: constraint)
      program.detachCounted(constraint)
      if program.residuals[basic].constraint == constraint { model.unlinkTerms(of: constraint) }
      model.constraints[constraint].target = -1
      model.makeDormant(constraint)
      dormantCosts.addCounted(constraint, on: side, &model)
    }
    program.freeRow(program.residuals[basic].row)
    freeResidual(basic)
  }
}
