import Testing

@testable import ConstraintSolver

/// Compiled effects by themselves, over a model and a definition graph.
@Suite struct CompiledEffectsTests {
  /// A chain: x0 is a parameter with the value 10, and each of the others is one more than the one before.
  private func chain(_ count: Int) -> GraphSession {
    var session = GraphSession(variableCount: count)
    session.model.variables[0].boundCount = 1
    session.model.values[0] = 10
    var equalities: [Int32] = []
    for index in 1..<count { equalities.append(session.add([(index, 1), (index - 1, -1)], constant: -1)) }
    _ = session.match(equalities)
    _ = session.graph.unsafeEvaluateNewDefinitions(&session.model)
    return session
  }

  private func shift(
    _ variable: Int32, by amount: Double, _ compiled: inout CompiledEffects, _ session: inout GraphSession
  ) {
    session.model.values[variable] += amount
    compiled.noteShift(of: variable, by: amount, &session.model)
    _ = compiled.unsafePropagate(&session.model, &session.graph)
  }

  @Test("A change reaches all that follows from it, by a walk at first and by a plan from its second time on")
  func plan() {
    var session = chain(5)
    var compiled = CompiledEffects()
    var seen: [[Double]] = []
    var states: [UpdatePlan.State] = []
    for _ in 0..<3 {
      shift(0, by: 2, &compiled, &session)
      seen.append(session.values)
      states.append(compiled.plans[0].state)
    }
    #expect(seen == [[12, 13, 14, 15, 16], [14, 15, 16, 17, 18], [16, 17, 18, 19, 20]])
    #expect(states == [.empty, .compiled, .compiled])
  }

  @Test("A changed constant replays the plan of the variable that it defines")
  func constant() {
    var session = chain(4)
    var compiled = CompiledEffects()
    let definition = session.model.variables[1].definition
    session.model.constraints[definition].constant = -5
    let isMovedUncompiled = [definition].withUnsafeBufferPointer {
      compiled.moveDefinitions($0, &session.model)
    }
    for _ in 0..<2 { shift(1, by: 0, &compiled, &session) }
    let isMoved = [definition].withUnsafeBufferPointer { compiled.moveDefinitions($0, &session.model) }
    let values = session.values
    let listedCount = (0..<compiled.replayedLists.count).reduce(0) {
      $0 + Int(compiled.replayedLists[$1].count)
    }
    #expect(!isMovedUncompiled && isMoved)
    #expect(values == [10, 15, 16, 17])
    #expect(listedCount >= 2)
  }

  @Test("A plan is compiled again after the definition graph changed")
  func outOfDate() {
    var session = chain(3)
    var compiled = CompiledEffects()
    for _ in 0..<2 { shift(0, by: 1, &compiled, &session) }
    // x2 no longer follows from x1.
    let definition = session.model.variables[2].definition
    session.model.undefine(definition)
    session.model.constraints[definition].role = .pending
    for _ in 0..<2 { shift(0, by: 1, &compiled, &session) }
    let values = session.values
    let effects = compiled.plans[0].effects.count
    #expect(values == [14, 15, 14])
    #expect(effects == 1)
  }
}
