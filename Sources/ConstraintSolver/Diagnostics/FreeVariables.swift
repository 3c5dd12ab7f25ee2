/// The variables that can move without a cost that determines them, or may be able to: those of nonbasic variables that move freely
/// and all that follows from them.
///
/// Many constraints are asked for after one update, each of which may follow from all variables of a long chain. With the list most
/// of them answer without their equations. It is up to date until the solution changes.
struct FreeVariables: ~Copyable {
  private var isFree = Slab<Bool>()
  /// The counts of changes with which the list was made.
  private var basisVersion = 0
  private var valueVersion = 0
  private var structureVersion = 0

  /// Whether the list is up to date.
  func isCurrent(_ model: borrowing Model, _ program: borrowing ResidualProgram) -> Bool {
    basisVersion == program.basisVersion && valueVersion == program.valueVersion
      && structureVersion == model.structureVersion
  }

  /// Makes the list again, from the parameters that move freely. O(variables + terms downstream).
  mutating func update(
    with parameters: consuming Slab<Rate>, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ program: borrowing ResidualProgram
  ) {
    isFree.removeAll()
    isFree.extend(to: model.variables.count, with: false)
    for variable in graph.walks.unsafeDownstream(of: parameters.unsafeContents, &model).order {
      isFree[variable] = true
    }
    basisVersion = program.basisVersion
    valueVersion = program.valueVersion
    structureVersion = model.structureVersion
  }

  /// Whether a variable is in the list, or newer than the list.
  func contains(_ variable: Int32) -> Bool { variable >= isFree.count || isFree[variable] }
}

extension ConstraintSolver {
  /// Whether a constraint mentions no variable that can move without a cost. False if it is cheap to look at its equation.
  mutating func mentionsNoFreeVariable(_ constraint: Int32) -> Bool {
    guard !equations.unsafeExpansionNear(constraint, within: rowLimits.stepsUpstream, &model).isComplete
    else {
      return false
    }
    if !freeVariables.isCurrent(model, program) {
      freeVariables.update(with: freeParameters(), &model, &graph, program)
    }
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end where freeVariables.contains(model.terms[place].variable) {
      return false
    }
    return true
  }

  /// The parameters that can move without a cost that determines them. May list one twice.
  private mutating func freeParameters() -> Slab<Rate> {
    var parameters = Slab<Rate>()
    for variable in 0..<Int32(model.variables.count) where isMentionedWithoutCost(variable) {
      parameters.append(Rate(index: variable, rate: 1))
    }
    var movers = Slab<Rate>()
    for residual in 0..<Int32(program.residuals.count)
    where program.residuals[residual].isLive && !program.residuals[residual].isBasic {
      guard !rests(residual), movesFreely(residual, 1) || movesFreely(residual, -1) else { continue }
      program.collectParameters(movingWith: residual, program.gatherUnsafeColumn(residual), into: &movers)
      for mover in movers.unsafeContents { parameters.append(mover) }
    }
    return parameters
  }
}
