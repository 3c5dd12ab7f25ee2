extension ConstraintSolver {
  /// A direction in which the solution can move without increasing the error of any constraint.
  public struct Movement: Sendable {
    /// The variables that move, and their rates when the given variable moves by 1.
    public let rates: [(variable: Variable, rate: Double)]
    /// The distance that the given variable can move; negative if it can only decrease, and infinite if it is
    /// unlimited.
    public let distance: Double
  }

  /// Whether the constraints determine the variable's value. Solves pending changes first.
  ///
  /// O(terms upstream of the variable), and more in the rare case that the answer needs a search. Traps if
  /// the variable was removed or belongs to another solver.
  public mutating func isDetermined(_ variable: Variable) -> Bool {
    movement(of: variable) == nil
  }

  /// Whether the constraints certainly determine every variable that they mention. Solves pending changes first.
  ///
  /// If the answer is false, ask ``isDetermined(_:)`` for each variable; in the rare case that the answer needs a search,
  /// all of them may be determined. O(variables + terms of the nonbasic variables' columns).
  public mutating func determinesMentionedVariables() -> Bool {
    update()
    activate(dormantEqualities: model.takeDormantEqualities())
    for variable in 0..<Int32(model.variables.count) where isMentionedWithoutCost(variable) { return false }
    for residual in 0..<Int32(program.residuals.count)
    where program.residuals[residual].isLive && program.residuals[residual].row < 0 {
      if movesFreely(residual, 1) || movesFreely(residual, -1) { return false }
    }
    return true
  }

  /// Whether a constraint mentions the variable. Traps if the variable was removed or belongs to another solver.
  public func isMentioned(_ variable: Variable) -> Bool {
    guard isLive(variable) else {
      stop("The variable was removed, or belongs to another solver")
    }
    return model.variables[variable.slot].useCount > 0
  }

  /// Whether a parameter has no part in the residual program, though constraints mention it: nothing keeps it in place.
  func isMentionedWithoutCost(_ variable: Int32) -> Bool {
    let record = model.variables[variable]
    return record.isLive && record.useCount > 0 && record.definition < 0 && record.residual < 0
  }

  /// A direction in which the variable can move; nil if the constraints determine its value. Solves pending
  /// changes first.
  ///
  /// Traps if the variable was removed or belongs to another solver.
  public mutating func movement(of variable: Variable) -> Movement? {
    solve(for: variable)
    var needsSearch = false
    for entry in nonbasicForm(of: [Rate(index: variable.slot, rate: 1)]) where entry.isPivot {
      for direction in [1, -1] where movesFreely(entry.index, direction) {
        let distance = room(for: entry.index, direction)
        if distance * min(1, entry.coefficient.magnitude) > Tolerance.feasibility {
          return movement(entry, direction, distance)
        }
        needsSearch = true
      }
    }
    return needsSearch ? searchMovement(of: variable.slot) : nil
  }

  /// Whether the distance of an inequality from its limit is undetermined. Its variables could move away from
  /// the limit, or to it, while no preference determines their values and they are at no other limit. False
  /// for equations. Solves pending changes first.
  ///
  /// O(terms upstream of the constraint's variables), or less where none of them can move. Traps if the constraint was removed or
  /// belongs to another solver.
  public mutating func isLoose(_ constraint: Constraint) -> Bool {
    guard let slot = try? liveSlot(of: constraint) else {
      stop("The constraint was removed, or belongs to another solver")
    }
    update()
    activate(dormantEqualities: model.takeDormantEqualities())
    guard let direction = directionOfChoice(slot), !mentionsNoFreeVariable(slot) else { return false }
    for entry in nonbasicForm(of: termSum(of: slot)) where entry.isPivot && !rests(entry.index) {
      let step = entry.coefficient > 0 ? direction : -direction
      if movesFreely(entry.index, step), room(for: entry.index, step) > Tolerance.feasibility { return true }
    }
    return false
  }

  /// Whether an inequality's expression could rise (1) or fall (-1): to the limit, or away if it is there.
  private func directionOfChoice(_ constraint: Int32) -> Int? {
    let relation = Int(model.constraints[constraint].relation.rawValue)
    guard relation != 0, model.constraints[constraint].role != .broken else { return nil }
    let excess = model.expressionValue(constraint)
    guard excess * Double(relation) >= -Tolerance.feasibility else { return nil }
    return excess.magnitude <= Tolerance.feasibility ? relation : -relation
  }

  /// Whether a nonbasic variable lies on the limit of a constraint.
  func rests(_ nonbasic: Int32) -> Bool {
    var piece = program.residuals[nonbasic].firstPiece
    while piece >= 0 {
      if program.pieces[piece].lies(at: program.residuals[nonbasic].value) { return true }
      piece = program.pieces[piece].next
    }
    return false
  }

  /// The constraints that determine the variable's value, oldest first: the definitions that it depends on,
  /// and the constraints that hold the parameters of these. Solves pending changes first.
  ///
  /// Traps if the variable was removed or belongs to another solver.
  public mutating func constraintsAffecting(_ variable: Variable) -> [Constraint] {
    solve(for: variable)
    var found = Set<Int32>()
    let itself = [Rate(index: variable.slot, rate: 1)]
    for source in itself.withUnsafeBufferPointer({ graph.walks.unsafeUpstream(of: $0, &model) }) {
      let definition = model.variables[source].definition
      if definition >= 0, !model.constraints[definition].isOfSlack { found.insert(definition) }
    }
    for entry in nonbasicForm(of: itself) { insertHolders(of: entry.index, into: &found) }
    return found.sorted { model.constraints[$0].age < model.constraints[$1].age }.map {
      handle(ofConstraint: $0)
    }
  }

  /// Solves pending changes. Traps unless the variable is live.
  private mutating func solve(for variable: Variable) {
    guard isLive(variable) else {
      stop("The variable was removed, or belongs to another solver")
    }
    update()
    activate(dormantEqualities: model.takeDormantEqualities())
  }

  /// The sum of a constraint's terms.
  private func termSum(of constraint: Int32) -> [Rate] {
    let list = model.constraints[constraint].terms
    return (list.start..<list.end).map {
      Rate(index: model.terms[$0].variable, rate: model.terms[$0].coefficient)
    }
  }

  /// A sum over variables as a sum over nonbasic residual variables.
  private mutating func nonbasicForm(of sum: [Rate]) -> [Entry] {
    sum.withUnsafeBufferPointer { nonbasicForm(of: $0) }
  }

  /// A sum over variables as a sum over nonbasic residual variables.
  mutating func nonbasicForm(of sum: UnsafeBufferPointer<Rate>) -> [Entry] {
    let row = program.newRow()
    program.fill(row, with: equations.unsafeExpansion(sum, &model, &graph, &program))
    defer { program.freeRow(row) }
    let list = program.rows[row].entries
    return (0..<list.count).map { program.entries[list, $0] }
  }

  /// The pieces that keep a nonbasic variable where it is.
  private func insertHolders(of nonbasic: Int32, into found: inout Set<Int32>) {
    if program.residuals[nonbasic].constraint >= 0 { found.insert(program.residuals[nonbasic].constraint) }
    var piece = program.residuals[nonbasic].firstPiece
    while piece >= 0 {
      if program.pieces[piece].lies(at: program.residuals[nonbasic].value) || program.isViolated(piece) {
        found.insert(piece)
      }
      piece = program.pieces[piece].next
    }
  }

  // MARK: Moving

  mutating func movesFreely(_ nonbasic: Int32, _ direction: Int) -> Bool {
    program.costSign(ofMoving: nonbasic, direction, fromLevel: Priority.weakestDetermining) <= 0
  }

  /// How far a nonbasic variable can move at its current cost before it or a basic one meets a breakpoint. Not at all if a basic one
  /// is at a breakpoint apart from a rounding error, which a small coefficient would make a distance.
  private mutating func room(for nonbasic: Int32, _ direction: Int) -> Double {
    var room = program.nextBreakpoint(of: nonbasic, direction: direction).distance
    for entry in program.gatherUnsafeColumn(nonbasic) {
      let basic = program.rows[entry.index].basic
      let sides = program.region(of: basic)
      let rate = entry.coefficient * Double(direction)
      let bound = rate > 0 ? sides.upper : sides.lower
      guard bound.isFinite else { continue }
      let rest = bound - program.residuals[basic].value
      room = min(room, rest.magnitude <= Tolerance.around(bound) ? 0 : max(0, rest / rate))
    }
    return min(room, roomOfDormants(nonbasic, direction))
  }

  private mutating func roomOfDormants(_ nonbasic: Int32, _ direction: Int) -> Double {
    var movers = Slab<Rate>()
    var room = Double.infinity
    for dormant in differentiate(by: nonbasic, movers: &movers).dormants {
      let rate = dormant.rate * Double(direction)
      let bounds = model.boundsOfDormant(dormant.index)
      if rate > 0 ? bounds.upper == 0 : bounds.lower == 0 {
        let rest = -model.expressionValue(dormant.index)
        room = min(room, model.isNearLimit(dormant.index, at: rest) ? 0 : max(0, rest / rate))
      }
    }
    return room
  }

  /// The derivatives of all variables and dormant constraints by a nonbasic residual variable, and the parameters that move with
  /// it.
  private mutating func differentiate(by nonbasic: Int32, movers: inout Slab<Rate>) -> UnsafeDerivatives {
    program.collectParameters(movingWith: nonbasic, program.gatherUnsafeColumn(nonbasic), into: &movers)
    let reached = graph.walks.unsafeDownstream(of: movers.unsafeContents, &model)
    return graph.walks.unsafeDerivatives(of: reached, by: movers.unsafeContents, &model)
  }

  private mutating func movement(_ entry: Entry, _ direction: Int, _ distance: Double) -> Movement {
    var movers = Slab<Rate>()
    let derivatives = differentiate(by: entry.index, movers: &movers)
    var moving: [(variable: Variable, rate: Double)] = []
    for list in [movers.unsafeContents, derivatives.variables] {
      for mover in list where !model.variables[mover.index].isSlack {
        moving.append((handle(ofVariable: mover.index), mover.rate / entry.coefficient))
      }
    }
    return Movement(rates: moving, distance: distance * entry.coefficient * Double(direction))
  }

  /// The time of the search grows with the third power of a stack's views. So many operations are enough for fifty.
  private static var mostOperationsOfSearch: Int { 2_000_000 }

  /// Where the basis is degenerate, a direction may open only after some pivots: the fallback makes them. All variables move from
  /// where they are to another optimum: what lies between two optima is one. A search of very many operations ends without a direction.
  private mutating func searchMovement(of variable: Int32) -> Movement? {
    var determining = model.constraints {
      $0.isLive && $0.role != .broken && $0.level >= Priority.weakestDetermining
    }
    var limits = program.budget.limitsOfFallback
    limits.mostOperations = min(limits.mostOperations, Self.mostOperationsOfSearch)
    let values = (0..<model.variables.count).map { model.values[$0] }
    var best: Movement?
    for factor in [1.0, -1] {
      var simplex = FallbackSimplex(determining.unsafeContents, of: &model, within: limits)
      if !simplex.isStopped { simplex.minimize() }
      guard !simplex.isStopped, simplex.mentions(variable) else { return best }
      if let ray = simplex.move(variable, toLeastTimes: factor) {
        return movement(distance: -factor * .infinity) { simplex.rate(of: $0, along: ray) }
      }
      let distance = (simplex.value(of: variable) ?? 0) - model.values[variable]
      guard distance.magnitude > 2 * Tolerance.around(model.values[variable]),
        distance.magnitude > best?.distance.magnitude ?? 0
      else { continue }
      best = movement(distance: distance) {
        ((simplex.value(of: $0) ?? values[Int($0)]) - values[Int($0)]) / distance
      }
    }
    return best
  }

  private func movement(distance: Double, rateOf: (Int32) -> Double) -> Movement {
    var rates: [(variable: Variable, rate: Double)] = []
    for variable in 0..<Int32(model.variables.count)
    where model.variables[variable].isLive && !model.variables[variable].isSlack {
      let rate = rateOf(variable)
      if rate != 0 { rates.append((handle(ofVariable: variable), rate)) }
    }
    return Movement(rates: rates, distance: distance)
  }
}

extension Model {
  /// Whether an expression is at the limit of its constraint, apart from a rounding error.
  fileprivate func isNearLimit(_ constraint: Int32, at value: Double) -> Bool {
    let scale = constraints[constraint].scale
    return value.magnitude <= scale * Tolerance.around(constraints[constraint].constant / scale)
  }
}
