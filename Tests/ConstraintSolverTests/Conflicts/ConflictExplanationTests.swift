import Testing

@testable import ConstraintSolver

/// The explanation of conflicts by itself, over a model, a graph and a program.
@Suite struct ConflictExplanationTests {
  private func explain(_ piece: Int32, _ session: inout GraphSession) -> [Set<Int32>] {
    session.program.placeNonbasics()
    _ = session.program.runSimplex()
    var explanation = ConflictExplanation()
    var sets = explanation.explainByRow(piece, &session.model, &session.graph, &session.program)
    if sets.isEmpty {
      sets = explanation.search(for: piece, &session.model, &session.graph, &session.program)
    }
    var found: [Set<Int32>] = []
    for index in 0..<sets.count { found.append(Set(sets.unsafeMembers(at: index))) }
    return found
  }

  @Test("Two bounds that leave a variable no place are a set")
  func bounds() {
    var session = GraphSession(variableCount: 1)
    let low = session.add([(0, 1)], .greaterThanOrEqual, constant: -10)
    let high = session.add([(0, 1)], .lessThanOrEqual, constant: 4)
    let wide = session.add([(0, 1)], .lessThanOrEqual, constant: -50)
    for piece in [low, high, wide] { session.attach(piece) }
    let sets = explain(high, &session)
    #expect(sets == [[low, high]])
  }

  @Test("A violated row names the bounds that hold its variables, and the definitions from which it follows")
  func row() {
    var session = GraphSession(variableCount: 4)
    session.model.variables[0].boundCount = 1
    // x1 == 2·x0, x0 <= 3, x2 <= 3 and x1 + x2 >= 20; x3 has nothing to do with it.
    let definition = session.add([(1, 1), (0, -2)], constant: 0)
    session.define(by: [definition])
    let first = session.add([(0, 1)], .lessThanOrEqual, constant: -3)
    let second = session.add([(2, 1)], .lessThanOrEqual, constant: -3)
    let other = session.add([(3, 1)], .lessThanOrEqual, constant: -3)
    let sum = session.add([(1, 1), (2, 1)], .greaterThanOrEqual, constant: -20)
    for piece in [first, second, other, sum] { session.attach(piece) }
    let sets = explain(sum, &session)
    #expect(sets == [[definition, first, second, sum]])
  }

  @Test("The search changes neither roles nor rows")
  func isPure() {
    var session = GraphSession(variableCount: 2)
    let low = session.add([(0, 1), (1, 1)], .greaterThanOrEqual, constant: -10)
    let high = session.add([(0, 1), (1, 1)], .lessThanOrEqual, constant: -4)
    for piece in [low, high] { session.attach(piece) }
    let first = explain(high, &session)
    let roles = [low, high].map { session.model.constraints[$0].role }
    let second = explain(high, &session)
    #expect(first == [[low, high]] && second == first)
    #expect(roles == [.piece, .piece])
  }

  @Test("A new bound contradicts an earlier one on its variable, and not a later one")
  func earlierBound() {
    var session = GraphSession(variableCount: 1)
    let old = session.add([(0, 1)], .lessThanOrEqual, constant: -4)
    let middle = session.add([(0, 1)], .greaterThanOrEqual, constant: -10)
    let young = session.add([(0, 1)], .lessThanOrEqual, constant: -2)
    var found: [[Int32]?] = []
    for (attached, new) in [(old, middle), (young, middle)] {
      session.attach(attached)
      let residual = session.model.constraints[attached].target
      var explanation = ConflictExplanation()
      let set = explanation.unsafeContradiction(
        of: new, on: residual, coefficient: 1, &session.model, &session.graph, &session.program)
      found.append(set.map { Array($0) })
      session.program.detach(attached)
    }
    #expect(found == [[old, middle], nil])
  }
}
