import Testing

@testable import ConstraintSolver

/// The order in which equalities get rows by itself, over a model and a residual program.
@Suite struct EqualityOrderTests {
  private func order(_ equalities: [Int32], _ session: inout GraphSession) -> [Int32] {
    var order = EqualityOrder()
    equalities.withUnsafeBufferPointer { order.start($0, &session.model) }
    var result: [Int32] = []
    while let next = order.next(&session.model, &session.program) { result.append(next) }
    return result
  }

  @Test("Stronger equalities come before weaker ones, and inequalities not at all")
  func levels() {
    var session = GraphSession(variableCount: 2)
    let weak = session.add([(0, 1), (1, -1)], constant: 0, priority: 200)
    let limit = session.add([(0, 1), (1, -1)], .lessThanOrEqual, constant: 0, priority: 900)
    let strong = session.add([(0, 1), (1, 1)], constant: 0, priority: 700)
    let second = session.add([(0, 1), (1, 2)], constant: 0, priority: 700)
    let found = order([weak, limit, strong, second], &session)
    #expect(found == [strong, second, weak])
  }

  @Test("Among many of one level, one with a single unknown comes first, and makes the next one ready")
  func singleUnknowns() {
    let count = 40
    var session = GraphSession(variableCount: count + 1)
    // A chain from x0, which has a place, added from its far end.
    session.attach(session.add([(0, 1)], constant: -7))
    var equalities: [Int32] = []
    for index in (0..<count).reversed() {
      equalities.append(session.add([(index + 1, 1), (index, -1)], constant: 0, priority: 500))
    }
    let found = order(equalities, &session)
    #expect(found == equalities.reversed())
    // Nothing is left of it.
    let again = order(equalities, &session)
    #expect(again == found)
  }

  @Test("Postponed equalities come back in the order in which they were postponed")
  func postponing() {
    var session = GraphSession(variableCount: 2)
    let first = session.add([(0, 1), (1, -1)], constant: 0, priority: 500)
    let second = session.add([(0, 1), (1, 1)], constant: 0, priority: 500)
    var order = EqualityOrder()
    [first, second].withUnsafeBufferPointer { order.start($0, &session.model) }
    while let next = order.next(&session.model, &session.program) { order.postpone(next) }
    var postponed: [Int32] = []
    while let next = order.nextPostponed() { postponed.append(next) }
    #expect(postponed == [first, second])
  }
}
