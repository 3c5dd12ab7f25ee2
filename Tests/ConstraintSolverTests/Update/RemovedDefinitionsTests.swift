import Testing

@testable import ConstraintSolver

/// The pieces that a removed definition displaces, over a model, a graph and a program.
@Suite struct RemovedDefinitionsTests {
  private func dependents(
    byRemoving removals: [Int32], changing priorities: [Int32], _ session: inout GraphSession
  ) -> [Int32] {
    var removedDefinitions = RemovedDefinitions()
    removals.withUnsafeBufferPointer { removals in
      priorities.withUnsafeBufferPointer { removedDefinitions.start(removals, $0, &session.model) }
    }
    return Array(removedDefinitions.unsafeDependentPieces(&session.model, &session.graph, &session.program))
      .sorted()
  }

  @Test("A definition displaces the pieces whose rows follow from it, and no others")
  func dependents() {
    var session = GraphSession(variableCount: 4)
    session.model.variables[0].boundCount = 1
    session.model.variables[2].boundCount = 1
    let definition = session.add([(1, 1), (0, -2)], constant: -3)
    let other = session.add([(3, 1), (2, -1)], constant: 0)
    session.define(by: [definition, other])
    let following = session.add([(1, 1), (2, 1)], constant: -9, priority: 500)
    let independent = session.add([(3, 1), (0, 1)], constant: -9, priority: 500)
    let bound = session.add([(0, 1)], .greaterThanOrEqual, constant: 0)
    for piece in [following, independent, bound] { session.attach(piece) }
    let one = dependents(byRemoving: [definition, bound], changing: [], &session)
    let both = dependents(byRemoving: [definition], changing: [other], &session)
    let none = dependents(byRemoving: [bound], changing: [following], &session)
    #expect(one == [following])
    #expect(both == [following, independent])
    #expect(none.isEmpty)
  }
}
