/// The constraints of the residual program: which residual variable each is a piece of.
extension ConstraintSolver {
  /// Makes a constraint take part: as a piece of a residual variable's cost, or, if it holds and would need a row, as a
  /// dormant one.
  mutating func activateOrWatch(_ constraint: Int32) {
    if needsRow(constraint), model.isSatisfied(constraint) {
      model.constraints[constraint].role = .dormant
      if model.constraints[constraint].relation == .equal { queues.mayHaveDormantEqualities = true }
      model.constraints[constraint].appliedConstant = model.constraints[constraint].constant
      model.linkTerms(of: constraint)
    } else {
      activateByRelation(constraint)
    }
  }

  /// Makes a constraint a piece of a residual variable's cost, and lets an equality hold if it can.
  mutating func activateByRelation(_ constraint: Int32) {
    if model.constraints[constraint].relation == .equal {
      activateEquality(constraint)
    } else {
      activate(constraint)
    }
  }

  /// Gives rows to all dormant equalities, so that the constraints that hold a variable include them.
  mutating func activateDormantEqualities() {
    guard queues.mayHaveDormantEqualities else { return }
    queues.mayHaveDormantEqualities = false
    program.budget.start()
    for index in 0..<model.constraints.count
    where model.constraints[index].role == .dormant && model.constraints[index].relation == .equal {
      model.unlinkTerms(of: Int32(index))
      activateEquality(Int32(index))
    }
    optimize()
  }

  /// Whether the constraint bends the cost of something else than a parameter.
  @inline(__always)
  func needsRow(_ constraint: Int32) -> Bool {
    let list = model.constraints[constraint].terms
    return list.count > 1 || model.variables[model.terms[list, 0].variable].definition >= 0
  }

  /// Makes a constraint a piece of a residual variable's cost.
  mutating func activate(_ constraint: Int32) {
    let list = model.constraints[constraint].terms
    if list.count == 1 {
      let term = model.terms[list, 0]
      let residual =
        model.variables[term.variable].definition < 0
        ? parameterResidual(of: term.variable) : dependentResidual(of: term.variable)
      if contradictsEarlierPiece(constraint, on: residual, coefficient: term.coefficient) { return }
      if contradictsDefinitions(constraint, of: residual, coefficient: term.coefficient) { return }
      attach(constraint, to: residual, coefficient: term.coefficient)
    } else {
      let residual = logicalResidual(of: constraint)
      model.constraints[constraint].role = .piece
      model.linkTerms(of: constraint)
      attach(constraint, to: residual, coefficient: model.constraints[constraint].scale)
    }
  }

  /// Makes a constraint a piece of the cost of a residual variable, which times `coefficient` is the sum of the
  /// constraint's terms.
  private mutating func attach(_ constraint: Int32, to residual: Int32, coefficient: Double) {
    let record = model.constraints.address(of: constraint, count: 1)
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

  /// Writes the sum of the seeds as a sum over parameters' residual variables.
  mutating func expandSeedsToParameters() {
    graph.expandToParameters(&model)
    for index in 0..<graph.scratch.form.count {
      graph.scratch.form[index].index = parameterResidual(of: graph.scratch.form[index].index)
    }
  }

  /// The sum over parameters in `scratch.form`.
  var linearForm: UnsafeBufferPointer<Entry> {
    @inline(__always) get {
      UnsafeBufferPointer(start: graph.scratch.form.all, count: graph.scratch.form.count)
    }
  }

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

  /// The residual variable of a variable that has no definition.
  mutating func parameterResidual(of variable: Int32) -> Int32 {
    if model.variables[variable].residual < 0 {
      model.variables[variable].residual = program.newResidual(
        ResidualVariable(value: model.values[variable], variable: variable))
    }
    return model.variables[variable].residual
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
    expandEquation(of: residual)
    program.residuals[residual].value += pendingMoveOfForm()
    program.insertRow(for: residual, linearForm)
  }

  /// How far the sum in `scratch.form` has moved by moves of parameters that are not carried over to the variables yet.
  @inline(__always)
  private func pendingMoveOfForm() -> Double {
    guard !program.queues.movedParameters.isEmpty else { return 0 }
    var move = 0.0
    for index in 0..<graph.scratch.form.count {
      let residual = graph.scratch.form[index].index
      guard program.residuals[residual].isMoved else { continue }
      move +=
        graph.scratch.form[index].coefficient
        * (program.residuals[residual].value - model.values[program.residuals[residual].variable])
    }
    return move
  }

  /// Writes a residual variable that has an equation as a sum over parameters, in `scratch.form`.
  mutating func expandEquation(of residual: Int32) {
    graph.scratch.seeds.removeAll()
    seed(residual, times: 1)
    if !takeOverSeeds() { expandSeedsToParameters() }
  }

  /// Writes `scratch.seeds` as a sum over parameters if none of them is defined, each of another variable. False if one is.
  private mutating func takeOverSeeds() -> Bool {
    for index in 0..<graph.scratch.seeds.count
    where model.variables[graph.scratch.seeds[index].index].definition >= 0 {
      return false
    }
    graph.scratch.form.removeAll()
    for index in stride(from: graph.scratch.seeds.count - 1, through: 0, by: -1) {
      let seed = graph.scratch.seeds[index]
      graph.scratch.form.append(Entry(index: parameterResidual(of: seed.index), coefficient: seed.rate))
    }
    return true
  }
}
