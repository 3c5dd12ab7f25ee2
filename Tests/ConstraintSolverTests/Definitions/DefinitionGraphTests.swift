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
    _ = session.graph.evaluateNewDefinitions(&session.model)
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
    _ = session.graph.evaluateNewDefinitions(&session.model)
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
    _ = session.graph.evaluateNewDefinitions(&session.model)
    let form = session.expand([(2, 1), (1, 1)])
    #expect(form == [0: 3])
  }
}

/// A definition graph with a model of its own.
struct GraphSession: ~Copyable {
  var model = Model(firstGeneration: 1)
  var graph = DefinitionGraph()

  init(variableCount: Int) {
    for _ in 0..<variableCount { _ = model.addVariable() }
    model.changes.isChanged.extend(to: variableCount, with: false)
  }

  var values: [Double] { (0..<model.values.count).map { model.values[$0] } }

  var definedVariables: [Int] {
    (0..<model.variables.count).filter { model.variables[$0].definition >= 0 }
  }

  /// Adds the required equality `Σ coefficient · variable + constant == 0`.
  mutating func add(_ terms: [(variable: Int, coefficient: Double)], constant: Double) -> Int32 {
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
      scale: terms.map(\.coefficient.magnitude).max() ?? 1, age: model.nextAge, priority: .required,
      relation: .equal)
    return slot
  }

  mutating func match(_ equalities: [Int32]) -> [Int32] {
    equalities.withUnsafeBufferPointer { Array(graph.match($0, &model)) }
  }

  mutating func downstream(of sources: [Int32]) -> [Int32] {
    sources.withUnsafeBufferPointer { Array(graph.walks.downstream(of: $0, &model).order) }
  }

  mutating func expand(_ sum: [(variable: Int32, rate: Double)]) -> [Int32: Double] {
    let terms = sum.map { Rate(index: $0.variable, rate: $0.rate) }
    let form = terms.withUnsafeBufferPointer { Array(graph.walks.expand($0, &model)) }
    return Dictionary(uniqueKeysWithValues: form.map { ($0.index, $0.coefficient) })
  }
}
