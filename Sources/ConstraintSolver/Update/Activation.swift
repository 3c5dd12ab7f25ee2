/// The constraints of the residual program: which residual variable each is a piece of.
extension ConstraintSolver {
  // MARK: Pieces

  /// Makes a constraint take part: as a piece of a residual variable's cost, or, if it holds and would need a row, as a
  /// dormant one.
  mutating func activateUnlessSatisfied(_ constraint: Int32) {
    if model.needsRow(constraint), model.isSatisfied(constraint) {
      model.makeDormant(constraint)
    } else if mayStayDormant(constraint) {
      makeDormantAtCost(constraint)
    } else {
      activateByRelation(constraint)
    }
  }

  /// Makes a constraint dormant that does not hold. It is counted where it is with the next optimisation, together with others.
  private mutating func makeDormantAtCost(_ constraint: Int32) {
    model.makeDormant(constraint)
    model.changes.crossedDormants.append(constraint)
  }

  /// Whether a constraint that does not hold may stay without a row. It may if its row would be long, unless a parameter close by is
  /// free to make it hold.
  mutating func mayStayDormant(_ constraint: Int32) -> Bool {
    let record = model.constraints.unsafeAddress(of: constraint, count: 1)
    guard program.rows.count >= rowLimits.rowsInFull, !record.pointee.isRequiredEquality,
      needsNewRow(constraint)
    else { return false }
    let near = equations.unsafeExpansionNear(constraint, within: rowLimits.stepsUpstream, &model)
    guard !near.isComplete else { return false }
    guard record.pointee.relation == .equal else { return true }
    let distance = -model.expressionValue(constraint)
    for parameter in near.parameters {
      let residual = model.variables[parameter.index].residual
      if residual < 0
        || program.isFree(
          residual, toMoveBy: distance / parameter.rate, below: model.constraints[constraint].level)
      {
        return false
      }
    }
    return true
  }

  private func needsNewRow(_ constraint: Int32) -> Bool {
    let list = model.constraints[constraint].terms
    guard list.count == 1 else { return true }
    let variable = model.variables.unsafeAddress(of: model.terms[list, 0].variable, count: 1)
    return variable.pointee.definition >= 0 && variable.pointee.residual < 0
  }

  /// Makes a constraint a piece of a residual variable's cost. An equality then holds if it can.
  mutating func activateByRelation(_ constraint: Int32) {
    if model.constraints[constraint].relation == .equal {
      activateEquality(constraint)
    } else {
      activate(constraint)
    }
  }

  /// Makes an equality a piece of a residual variable's cost. It then holds if it can.
  mutating func activateEquality(_ constraint: Int32) {
    activate(constraint)
    if model.constraints[constraint].role == .piece { program.enterStartingBasis(constraint) }
  }

  /// Makes a constraint a piece of a residual variable's cost.
  mutating func activate(_ constraint: Int32) {
    let list = model.constraints[constraint].terms
    if list.count == 1 {
      let term = model.terms[list, 0]
      let residual =
        model.variables[term.variable].definition < 0
        ? program.parameterResidual(of: term.variable, &model) : dependentResidual(of: term.variable)
      if contradictsEarlier(constraint, on: residual, coefficient: term.coefficient) { return }
      attach(constraint, to: residual, coefficient: term.coefficient)
    } else {
      let residual = logicalResidual(of: constraint)
      model.constraints[constraint].role = .piece
      model.linkTerms(of: constraint)
      attach(constraint, to: residual, coefficient: model.constraints[constraint].scale)
    }
  }

  /// Gives a required constraint up if it contradicts earlier ones, as far as that is read off at once.
  @inline(__always)
  private mutating func contradictsEarlier(
    _ constraint: Int32, on residual: Int32, coefficient: Double
  ) -> Bool {
    guard model.constraints[constraint].isRequired,
      let members = explanation.unsafeContradiction(
        of: constraint, on: residual, coefficient: coefficient, &model, &graph, &program)
    else { return false }
    giveUp(constraint, contradicting: members)
    if program.residuals[residual].firstPiece < 0 { drop(residual) }
    return true
  }

  /// Makes a constraint a piece of the cost of a residual variable, which times `coefficient` is the sum of the
  /// constraint's terms.
  private mutating func attach(_ constraint: Int32, to residual: Int32, coefficient: Double) {
    let record = model.constraints.unsafeAddress(of: constraint, count: 1)
    record.pointee.role = .piece
    record.pointee.target = residual
    record.pointee.appliedConstant = record.pointee.constant
    let relation = record.pointee.relation
    if constraint >= program.pieces.nextIndex { program.makeRoomForPieces(model.constraints.count) }
    program.attach(
      constraint,
      Piece(
        breakpoint: -record.pointee.constant / coefficient, weight: record.pointee.naturalWeight,
        level: record.pointee.level, residual: residual,
        relation: coefficient < 0 ? relation.reversed : relation))
  }

  // MARK: Residual variables

  /// The residual variable of a defined variable.
  private mutating func dependentResidual(of variable: Int32) -> Int32 {
    let existing = model.variables[variable].residual
    if existing >= 0 { return existing }
    // Plans that were compiled before do not move it.
    model.structureVersion += 1
    let residual = program.newResidual(
      ResidualVariable(value: model.values[variable], variable: variable, isDependent: true))
    model.variables[variable].residual = residual
    addRow(for: residual)
    return residual
  }

  /// A residual variable for the sum of a constraint's terms, scaled to a largest coefficient of one.
  private mutating func logicalResidual(of constraint: Int32) -> Int32 {
    let value = model.termSum(constraint) / model.constraints[constraint].scale
    let residual = program.newResidual(ResidualVariable(value: value, constraint: constraint))
    addRow(for: residual)
    return residual
  }

  /// Gives a new residual variable the row that its equation comes to, and its value as of now.
  private mutating func addRow(for residual: Int32) {
    let equation = equations.unsafeExpansion(residual, stopsAtResiduals: true, &model, &graph, &program)
    program.residuals[residual].value += program.pendingMove(of: equation, &model)
    program.insertRow(for: residual, equation)
  }

  // MARK: Several at once

  /// Activates what concerns single parameters: bounds first, so that preferences are within them.
  mutating func activate(_ bounds: UnsafeBufferPointer<Int32>, _ preferences: UnsafeBufferPointer<Int32>) {
    activate(bounds: bounds)
    for constraint in preferences where model.constraints[constraint].role == .pending {
      activate(constraint)
    }
  }

  /// Gives rows to equalities, so that those hold that can. Those that hold already come last, since others may make them hold for
  /// good. If they still hold in the end, they need no row until they are violated, and stay pending. Returns how many have got rows.
  mutating func activateEqualities(among constraints: UnsafeBufferPointer<Int32>) -> Int {
    var count = 0
    equalityOrder.start(constraints, &model)
    while let constraint = equalityOrder.next(&model, &program) {
      guard model.constraints[constraint].role == .pending else { continue }
      if program.holds(constraint, &model) || mayStayDormant(constraint) {
        equalityOrder.postpone(constraint)
      } else {
        activateEquality(constraint)
        count += 1
      }
    }
    while let constraint = equalityOrder.nextPostponed() {
      if model.constraints[constraint].role == .pending, !program.holds(constraint, &model),
        !mayStayDormant(constraint)
      {
        activateEquality(constraint)
        count += 1
      }
    }
    return count
  }

  /// Gives rows to dormant equalities, so that the constraints that hold a variable include them.
  mutating func activate(dormantEqualities: borrowing Slab<Int32>) {
    guard !dormantEqualities.isEmpty else { return }
    program.budget.start()
    for index in 0..<dormantEqualities.count {
      model.unlinkTerms(of: dormantEqualities[index])
      activateEquality(dormantEqualities[index])
    }
    optimize()
  }
}

extension Model {
  /// Takes the dormant equalities that are counted as satisfied. O(constraints), except for the second call after a change.
  mutating func takeDormantEqualities() -> Slab<Int32> {
    guard mayHaveDormantEqualities else { return Slab() }
    mayHaveDormantEqualities = false
    return constraints { $0.role == .dormant && $0.relation == .equal && $0.side == .satisfied }
  }
}

/// Moves of parameters that the variables do not have yet.
extension ResidualProgram {
  /// How far a sum over parameters, and variables that follow from them, has moved by them.
  @inline(__always)
  fileprivate func pendingMove(of sum: UnsafeBufferPointer<Entry>, _ model: inout Model) -> Double {
    guard hasMovedParameters else { return 0 }
    var move = 0.0
    for entry in sum where residuals[entry.index].isMoved || residuals[entry.index].isDependent {
      move +=
        entry.coefficient
        * (residuals[entry.index].value - model.values[residuals[entry.index].variable])
    }
    return move
  }

  /// Whether an equality holds with them. False if it is not known, because a variable of the equality follows from others.
  @inline(__always)
  fileprivate func holds(_ constraint: Int32, _ model: inout Model) -> Bool {
    guard hasMovedParameters else { return model.isSatisfied(constraint) }
    let list = model.constraints[constraint].terms
    var value = model.constraints[constraint].constant
    for place in list.start..<list.end {
      let variable = model.variables.unsafeAddress(of: model.terms[place].variable, count: 1)
      guard variable.pointee.definition < 0 else { return false }
      let residual = variable.pointee.residual
      value +=
        model.terms[place].coefficient
        * (residual >= 0 ? residuals[residual].value : model.values[model.terms[place].variable])
    }
    return model.isSatisfied(constraint, at: value)
  }
}
