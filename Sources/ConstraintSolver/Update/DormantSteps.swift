/// Primal steps among dormant constraints that cost something.
///
/// A nonbasic variable that moves passes the limits of dormant constraints, as it passes the breakpoints of basic variables. These
/// constraints change sides. Only the one at whose limit the variable stops gets a row.
extension ConstraintSolver {
  /// Moves a nonbasic variable in the direction that lowers the cost, if there is one.
  mutating func primalStepAmongDormants(_ nonbasic: Int32) {
    guard program.residuals[nonbasic].isLive, !program.residuals[nonbasic].isBasic else { return }
    let direction = program.improvingDirection(of: nonbasic)
    guard direction != 0 else { return }
    let dormants = dormantEvents.unsafeEventsAhead(of: nonbasic, direction, &model, &graph, &program)
    guard var step = program.unsafePrimalRatioTest(nonbasic, direction, among: dormants) else { return }
    if step.last.isDormant {
      guard let last = activate(step.last, nonbasic, direction) else { return program.queueCheck(nonbasic) }
      step.last = last
    }
    program.perform(step, nonbasic, direction)
  }

  /// Gives a row to the dormant constraint of an event, on the side on which it is counted. Returns the same event with
  /// the row. Nil if the row does not mention the nonbasic variable, or the constraint needed none.
  private mutating func activate(_ event: PrimalEvent, _ nonbasic: Int32, _ direction: Int) -> PrimalEvent? {
    let constraint = event.piece
    let side = model.constraints[constraint].side
    countAsSatisfied(constraint)
    model.unlinkTerms(of: constraint)
    activate(constraint)
    guard model.constraints[constraint].role == .piece else { return nil }
    let residual = program.residuals[model.constraints[constraint].target]
    guard residual.isBasic else { return nil }
    program.setSide(of: constraint, to: model.pieceCoefficient(of: constraint) < 0 ? side.reversed : side)
    var found = event
    found.isDormant = false
    found.row = residual.row
    found.coefficient = program.coefficient(of: nonbasic, inRow: residual.row)
    guard found.coefficient != 0 else { return nil }
    let way = program.pieces[constraint].breakpoint - residual.value
    found.distance = max(0, way / found.coefficient * Double(direction))
    return found
  }
}
