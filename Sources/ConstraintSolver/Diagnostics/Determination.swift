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

  /// A direction in which the variable can move; nil if the constraints determine its value. Solves pending
  /// changes first.
  ///
  /// Traps if the variable was removed or belongs to another solver.
  public mutating func movement(of variable: Variable) -> Movement? {
    let slot = solveAndExpand(variable)
    var needsSearch = false
    for index in 0..<graph.scratch.form.count {
      let entry = graph.scratch.form[index]
      guard entry.isPivot else { continue }
      for direction in [1, -1] where movesFreely(entry.index, direction) {
        let distance = room(for: entry.index, direction)
        if distance > Tolerance.feasibility { return movement(entry, direction, distance) }
        needsSearch = true
      }
    }
    return needsSearch ? searchMovement(of: slot) : nil
  }

  /// Whether the distance of an inequality from its limit is undetermined. Its variables could move away from
  /// the limit, or to it, while no preference determines their values and they are at no other limit. False
  /// for equations. Solves pending changes first.
  ///
  /// O(terms upstream of the constraint's variables). Traps if the constraint was removed or belongs to
  /// another solver.
  public mutating func isLoose(_ constraint: Constraint) -> Bool {
    guard let slot = try? liveSlot(of: constraint) else {
      preconditionFailure("The constraint was removed, or belongs to another solver")
    }
    update()
    activateDormantEqualities()
    guard let direction = directionOfChoice(slot) else { return false }
    expand(termsOf: slot)
    for index in 0..<graph.scratch.form.count {
      let entry = graph.scratch.form[index]
      guard entry.isPivot, !rests(entry.index) else { continue }
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
  private func rests(_ nonbasic: Int32) -> Bool {
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
    _ = solveAndExpand(variable)
    var found = Set<Int32>()
    for index in 0..<graph.scratch.order.count {
      let definition = model.variables[graph.scratch.order[index]].definition
      if definition >= 0, !model.constraints[definition].isOfSlack { found.insert(definition) }
    }
    for index in 0..<graph.scratch.form.count {
      insertHolders(of: graph.scratch.form[index].index, into: &found)
    }
    return found.sorted { model.constraints[$0].age < model.constraints[$1].age }.map {
      handle(ofConstraint: $0)
    }
  }

  /// Solves pending changes and expands a variable, whose number it returns. Traps unless the variable is live.
  private mutating func solveAndExpand(_ variable: Variable) -> Int32 {
    guard isLive(variable) else {
      preconditionFailure("The variable was removed, or belongs to another solver")
    }
    update()
    activateDormantEqualities()
    expand(variable.slot)
    return variable.slot
  }

  /// Fills `scratch.form` with a variable's expression by nonbasic residual variables, and `scratch.order` with the
  /// variables it follows from.
  private mutating func expand(_ variable: Int32) {
    graph.scratch.seeds.removeAll()
    graph.scratch.seeds.append(Rate(index: variable, rate: 1))
    expandSeeds()
  }

  /// The same for the sum of a constraint's terms.
  private mutating func expand(termsOf constraint: Int32) {
    graph.scratch.seeds.removeAll()
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end {
      graph.scratch.seeds.append(
        Rate(index: model.terms[place].variable, rate: model.terms[place].coefficient))
    }
    expandSeeds()
  }

  private mutating func expandSeeds() {
    expandSeedsToParameters()
    let row = program.newRow()
    program.fill(row, with: linearForm)
    graph.scratch.form.removeAll()
    for position in 0..<program.rows[row].entries.count {
      graph.scratch.form.append(program.entries[program.rows[row].entries, position])
    }
    program.freeRow(row)
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

  private mutating func movesFreely(_ nonbasic: Int32, _ direction: Int) -> Bool {
    program.costSign(ofMoving: nonbasic, direction, fromLevel: Priority.weakestDetermining) <= 0
  }

  /// How far a nonbasic variable can move at its current cost before it or a basic one meets a breakpoint.
  private mutating func room(for nonbasic: Int32, _ direction: Int) -> Double {
    var room = program.nextBreakpoint(of: nonbasic, direction: direction).distance
    for entry in program.gatherColumn(nonbasic) {
      let basic = program.rows[entry.index].basic
      let sides = program.region(of: basic)
      let rate = entry.coefficient * Double(direction)
      let bound = rate > 0 ? sides.upper : sides.lower
      if bound.isFinite { room = min(room, max(0, (bound - program.residuals[basic].value) / rate)) }
    }
    return min(room, roomOfDormants(nonbasic, direction))
  }

  private mutating func roomOfDormants(_ nonbasic: Int32, _ direction: Int) -> Double {
    differentiate(by: nonbasic)
    defer { clearDerivatives() }
    var room = Double.infinity
    for index in 0..<graph.scratch.reachedDormants.count {
      let dormant = graph.scratch.reachedDormants[index]
      var rate = 0.0
      let list = model.constraints[dormant].terms
      for place in list.start..<list.end {
        rate +=
          model.terms[place].coefficient * graph.scratch.sums[model.terms[place].variable].value
          * Double(direction)
      }
      let isUpper = model.constraints[dormant].relation == .lessThanOrEqual
      if isUpper ? rate > 0 : rate < 0 { room = min(room, max(0, -model.expressionValue(dormant) / rate)) }
    }
    return room
  }

  /// Fills `scratch.sums` with the derivatives of all variables by a nonbasic residual variable, for those in
  /// `scratch.order`.
  private mutating func differentiate(by nonbasic: Int32) {
    var basics = List()
    compiled.collectMovers(of: nonbasic, basics: &basics, &graph, &program)
    compiled.rates.release(&basics)
    for index in 0..<graph.scratch.seeds.count {
      graph.scratch.sources.append(graph.scratch.seeds[index].index)
    }
    graph.walkDownstream(&model)
    graph.addSeedsToSums(&model)
    var effects = List()
    compiled.appendEffects(to: &effects, &model, &graph)
    compiled.rates.release(&effects)
  }

  private mutating func clearDerivatives() {
    for index in 0..<graph.scratch.order.count { graph.scratch.sums[graph.scratch.order[index]] = Sum() }
  }

  private mutating func movement(_ entry: Entry, _ direction: Int, _ distance: Double) -> Movement {
    differentiate(by: entry.index)
    defer { clearDerivatives() }
    var moving: [(variable: Variable, rate: Double)] = []
    for index in 0..<graph.scratch.order.count {
      let variable = graph.scratch.order[index]
      let rate = graph.scratch.sums[variable].value / entry.coefficient
      if rate != 0, !model.variables[variable].isSlack { moving.append((handle(ofVariable: variable), rate)) }
    }
    return Movement(rates: moving, distance: distance * entry.coefficient * Double(direction))
  }

  /// Where the basis is degenerate, a direction may open only after some pivots: the fallback makes them.
  private mutating func searchMovement(of variable: Int32) -> Movement? {
    let determining = constraints {
      $0.isLive && $0.role != .broken && $0.level >= Priority.weakestDetermining
    }
    var simplex = fallback(for: determining)
    if !simplex.isStopped { simplex.minimize() }
    let range = simplex.range(of: variable)
    let value = model.values[variable]
    let distance = range.upper - value > value - range.lower ? range.upper - value : range.lower - value
    guard distance.magnitude > 2 * Tolerance.around(value) else { return nil }
    return Movement(rates: [(handle(ofVariable: variable), 1)], distance: distance)
  }
}
