@testable import ConstraintSolver

/// The parts of a solver below its steps: a model, a definition graph and a residual program.
struct GraphSession: ~Copyable {
  var model = Model(firstGeneration: 1)
  var graph = DefinitionGraph()
  var program = ResidualProgram()
  var equations = ResidualEquations()

  init(variableCount: Int) {
    for _ in 0..<variableCount { _ = model.addVariable() }
    model.changes.isChanged.extend(to: variableCount, with: false)
    program.budget.start()
  }

  var values: [Double] { (0..<model.values.count).map { model.values[$0] } }

  var definedVariables: [Int] {
    (0..<model.variables.count).filter { model.variables[$0].definition >= 0 }
  }

  /// Adds the pending constraint `Σ coefficient · variable + constant relation 0`.
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintSolver.Relation = .equal,
    constant: Double, priority: Float = 1000
  ) -> Int32 {
    let (slot, generation) = model.takeConstraintSlot()
    var list = List()
    for term in terms {
      model.terms.append(
        Term(variable: Int32(term.variable), constraint: slot, coefficient: term.coefficient), to: &list)
      model.variables[term.variable].useCount += 1
    }
    model.nextAge += 1
    model.constraints[slot] = ConstraintRecord(
      terms: list, generation: generation, constant: constant,
      scale: terms.map(\.coefficient.magnitude).max() ?? 1, age: model.nextAge, priority: .init(priority),
      relation: relation)
    model.countBound(slot, 1)
    return slot
  }

  mutating func match(_ equalities: [Int32]) -> [Int32] {
    let none = UnsafeBufferPointer<Int32>(start: nil, count: 0)
    return equalities.withUnsafeBufferPointer { Array(graph.unsafeMatch($0, preferences: none, &model)) }
  }

  /// Has equalities define variables, and evaluates these.
  mutating func define(by equalities: [Int32]) {
    precondition(match(equalities).isEmpty, "Some equalities define nothing")
    _ = graph.unsafeEvaluateNewDefinitions(&model)
  }

  mutating func downstream(of sources: [Int32]) -> [Int32] {
    sources.withUnsafeBufferPointer { Array(graph.walks.unsafeDownstream(of: $0, &model).order) }
  }

  mutating func expand(_ sum: [(variable: Int32, rate: Double)]) -> [Int32: Double] {
    let terms = sum.map { Rate(index: $0.variable, rate: $0.rate) }
    let form = terms.withUnsafeBufferPointer { Array(graph.walks.unsafeExpansion($0, &model)) }
    return Dictionary(uniqueKeysWithValues: form.map { ($0.index, $0.coefficient) })
  }

  mutating func cancel(
    _ sum: [(variable: Int32, rate: Double)]
  ) -> (definitions: Set<Int32>, isCertain: Bool) {
    let terms = sum.map { Rate(index: $0.variable, rate: $0.rate) }
    return terms.withUnsafeBufferPointer {
      let found = graph.walks.unsafeCancellation($0, &model)
      return (Set(found.definitions), found.isCertain)
    }
  }

  mutating func differentiate(
    by movers: [Rate]
  ) -> (variables: [Int32: Double], dormants: [Int32: Double]) {
    movers.withUnsafeBufferPointer { movers in
      let reached = graph.walks.unsafeDownstream(of: movers, &model)
      let found = graph.walks.unsafeDerivatives(of: reached, by: movers, &model)
      return (
        Dictionary(uniqueKeysWithValues: found.variables.map { ($0.index, $0.rate) }),
        Dictionary(found.dormants.map { ($0.index, $0.rate) }) { first, _ in first }
      )
    }
  }

  /// Makes a constraint a piece: of its variable, if it has one that is not defined, or of a new residual variable with a row.
  mutating func attach(_ constraint: Int32) {
    let record = model.constraints[constraint]
    let isBound = record.terms.count == 1
    let residual =
      isBound
      ? program.parameterResidual(of: model.terms[record.terms, 0].variable, &model)
      : program.newResidual(
        ResidualVariable(value: model.termSum(constraint) / record.scale, constraint: constraint))
    if !isBound {
      program.insertRow(for: residual, equations.unsafeExpansion(residual, &model, &graph, &program))
    }
    model.constraints[constraint].role = .piece
    model.constraints[constraint].target = residual
    if !isBound { model.linkTerms(of: constraint) }
    program.makeRoomForPieces(model.constraints.count)
    program.attach(
      constraint,
      Piece(
        breakpoint: model.breakpoint(of: constraint), weight: 1, level: record.level, residual: residual,
        relation: record.relation))
  }
}
