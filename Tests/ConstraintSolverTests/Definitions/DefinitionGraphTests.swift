import Testing

@testable import ConstraintSolver

/// The definition graph by itself, over a model.
@Suite struct DefinitionGraphTests {
  @Test("Equalities with a single unknown define it, and may leave others with a single one")
  func peeling() {
    var session = GraphSession(variableCount: 3)
    // b == a + 1, c == b + 2, a == 10, in an order in which none can be evaluated at once.
    let c = session.add([(2, 1), (1, -1)], constant: -2)
    let b = session.add([(1, 1), (0, -1)], constant: -1)
    let a = session.add([(0, 1)], constant: -10)
    let unmatched = session.match([c, b, a])
    _ = session.graph.unsafeEvaluateNewDefinitions(&session.model)
    let values = session.values
    #expect(unmatched.isEmpty)
    #expect(values == [10, 11, 13])
  }

  @Test("Without a single unknown the variable in the most equalities becomes a parameter")
  func tearing() {
    var session = GraphSession(variableCount: 4)
    let equalities = [1, 2, 3].map { session.add([(0, 1), ($0, -1)], constant: 5) }
    let unmatched = session.match(equalities)
    let defined = session.definedVariables
    #expect(unmatched.isEmpty)
    #expect(defined == [1, 2, 3])
  }

  @Test("Of several equalities between the same variables one defines, since another would close a cycle")
  func cycle() {
    var session = GraphSession(variableCount: 2)
    let first = session.add([(0, 1), (1, -1)], constant: 0)
    let second = session.add([(0, 1), (1, -2)], constant: 0)
    let third = session.add([(0, 1), (1, 3)], constant: 0)
    let unmatched = session.match([first, second, third])
    let defined = session.definedVariables
    #expect(unmatched.count == 2)
    #expect(defined == [1])
  }

  @Test("A walk downstream lists what follows from its sources, each after what it follows from")
  func downstream() {
    var session = GraphSession(variableCount: 4)
    let equalities = [
      session.add([(1, 1), (0, -1)], constant: 0), session.add([(2, 1), (1, -1)], constant: 0),
      session.add([(3, 1), (2, -1), (1, -1)], constant: 0), session.add([(0, 1)], constant: -4),
    ]
    _ = session.match(equalities)
    _ = session.graph.unsafeEvaluateNewDefinitions(&session.model)
    let order = session.downstream(of: [1])
    #expect(order == [1, 2, 3])
  }

  @Test("A sum is expanded to the parameters that it follows from")
  func expansion() {
    var session = GraphSession(variableCount: 4)
    // x1 == 2·x0 + 3 and x2 == x1 - x0, with x0 a parameter that a bound keeps.
    session.model.variables[0].boundCount = 1
    let equalities = [
      session.add([(1, 1), (0, -2)], constant: -3), session.add([(2, 1), (1, -1), (0, 1)], constant: 0),
    ]
    _ = session.match(equalities)
    _ = session.graph.unsafeEvaluateNewDefinitions(&session.model)
    let form = session.expand([(2, 1), (1, 1)])
    #expect(form == [0: 3])
  }

  @Test("Of what follows from a mover, each variable and each dormant constraint has its rate")
  func derivatives() {
    var session = GraphSession(variableCount: 4)
    session.model.variables[0].boundCount = 1
    // x1 == 2·x0 + 3, x2 == x1 - 2·x0, and x3 == x1 + x2: x2 does not move.
    session.define(by: [
      session.add([(1, 1), (0, -2)], constant: -3), session.add([(2, 1), (1, -1), (0, 2)], constant: 0),
      session.add([(3, 1), (1, -1), (2, -1)], constant: 0),
    ])
    let limit = session.add([(3, 1), (0, 1)], .lessThanOrEqual, constant: -100)
    session.model.makeDormant(limit)
    let movers = [Rate(index: 0, rate: 0.5)]
    var variables: [Int32: Double] = [:]
    var dormants: [Int32: Double] = [:]
    for _ in 0..<2 { (variables, dormants) = session.differentiate(by: movers) }
    #expect(variables == [1: 1, 3: 1])
    #expect(dormants == [limit: 1.5])
  }

  @Test("The definitions by which a sum comes to nothing are named, and no others")
  func cancellation() {
    var session = GraphSession(variableCount: 4)
    session.model.variables[0].boundCount = 1
    let equalities = [
      session.add([(1, 1), (0, -2)], constant: -3), session.add([(2, 1), (0, -1)], constant: 0),
      session.add([(3, 1), (0, -1)], constant: 0),
    ]
    session.define(by: equalities)
    // x1 - 2·x2 is constant, x1 - x2 is not.
    let constant = session.cancel([(1, 1), (2, -2)])
    let other = session.cancel([(1, 1), (2, -1)])
    #expect(constant.definitions == [equalities[0], equalities[1]] && constant.isCertain)
    #expect(!other.isCertain)
  }

  @Test(
    "A search for a cycle finds it from either end of a long chain, and does not find one where there is none"
  )
  func longCycles() {
    let count = 10_000
    var session = GraphSession(variableCount: count + 1)
    session.model.variables[0].boundCount = 1
    var chain: [Int32] = []
    for index in 1..<count { chain.append(session.add([(index, 1), (index - 1, -1)], constant: 0)) }
    session.define(by: chain)
    var search = CycleSearch()
    // x1 follows from x0, and nothing else does: the search downstream from x0 meets x1 at once.
    let early = session.add([(0, 1), (1, -1)], constant: 0)
    let late = session.add([(count - 2, 1), (count - 1, -1)], constant: 0)
    let open = session.add([(count - 1, 1), (count, -1)], constant: 0)
    let closesEarly = search.findsCycle(early, defining: 0, &session.model)
    let closesLate = search.findsCycle(late, defining: Int32(count - 2), &session.model)
    let closesOpen = search.findsCycle(open, defining: Int32(count - 1), &session.model)
    #expect(closesEarly && closesLate)
    #expect(!closesOpen)
  }

  @Test("The equation of a residual variable is one over parameters, whatever its terms follow from")
  func residualEquation() {
    var session = GraphSession(variableCount: 3)
    session.model.variables[0].boundCount = 1
    session.define(by: [session.add([(1, 1), (0, -2)], constant: -3)])
    // x1 + x2 over x0 and x2, and x0 - x2, which has no defined variable.
    let overDefined = session.add([(1, 1), (2, 1)], .lessThanOrEqual, constant: 0)
    let overParameters = session.add([(0, 4), (2, -4)], .lessThanOrEqual, constant: 0)
    var equations: [[Int32: Double]] = []
    for constraint in [overDefined, overParameters] {
      let residual = session.program.newResidual(ResidualVariable(constraint: constraint))
      let equation = session.equations.unsafeExpansion(
        residual, &session.model, &session.graph, &session.program)
      var form: [Int32: Double] = [:]
      for entry in equation { form[session.program.residuals[entry.index].variable] = entry.coefficient }
      equations.append(form)
    }
    #expect(equations == [[0: 2, 2: 1], [0: 1, 2: -1]])
  }
}
