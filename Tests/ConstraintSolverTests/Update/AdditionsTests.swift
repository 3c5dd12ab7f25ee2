import Testing

@testable import ConstraintSolver

/// The sorting of pending constraints by itself, over a model.
@Suite struct AdditionsTests {
  @Test(
    "Required equalities may define variables; few soft equalities have rows instead, many have slack variables"
  )
  func candidates() {
    var session = GraphSession(variableCount: 3)
    let required = session.add([(0, 1), (1, -1)], constant: 0)
    let bound = session.add([(0, 1)], .greaterThanOrEqual, constant: 0)
    let soft = session.add([(1, 1), (2, -1)], constant: -5, priority: 500)
    func take(mostWithRows: Int, _ model: inout Model) -> [Int32] {
      var additions = Additions()
      for constraint in [bound, soft, required] { additions.append(constraint) }
      return Array(additions.takeUnsafeCandidates(mostWithRows: mostWithRows, &model))
    }
    let few = take(mostWithRows: 1, &session.model)
    let many = take(mostWithRows: 0, &session.model)
    #expect(few == [required])
    #expect(many == [required, soft])
  }

  @Test("Constraints that are removed, or have a part by now, are not taken")
  func stale() {
    var session = GraphSession(variableCount: 2)
    let removed = session.add([(0, 1), (1, -1)], constant: 0)
    let broken = session.add([(0, 1), (1, 1)], constant: 0)
    session.model.constraints[removed].isRemovalQueued = true
    session.model.constraints[broken].role = .broken
    var additions = Additions()
    additions.append(removed)
    additions.append(broken)
    let isEmptyBefore = additions.isEmpty
    let candidates = Array(additions.takeUnsafeCandidates(mostWithRows: 0, &session.model))
    let parts = candidates.withUnsafeBufferPointer { additions.sortUnsafeRest(with: $0, &session.model) }
    let count = parts.count
    let isEmptyAfter = additions.isEmpty
    #expect(!isEmptyBefore && isEmptyAfter)
    #expect(candidates.isEmpty && count == 0)
  }

  @Test("The rest is sorted by what it needs: bounds and preferences of parameters, and what needs a row")
  func parts() {
    var session = GraphSession(variableCount: 3)
    session.model.variables[0].boundCount = 1
    session.define(by: [session.add([(1, 1), (0, -2)], constant: 0)])
    let boundOfDefined = session.add([(1, 1)], .lessThanOrEqual, constant: -9)
    let preference = session.add([(0, 1)], constant: -9, priority: 300)
    let bound = session.add([(0, 1)], .greaterThanOrEqual, constant: 0)
    let unmatched = session.add([(0, 1), (2, 1)], constant: 0)
    var additions = Additions()
    for constraint in [boundOfDefined, preference, bound] { additions.append(constraint) }
    _ = additions.takeUnsafeCandidates(mostWithRows: 32, &session.model)
    let parts = [unmatched].withUnsafeBufferPointer { additions.sortUnsafeRest(with: $0, &session.model) }
    let (bounds, preferences, withRows) = (
      Array(parts.bounds), Array(parts.preferences), Array(parts.withRows)
    )
    #expect(bounds == [bound])
    #expect(preferences == [preference])
    #expect(withRows == [boundOfDefined, unmatched])
  }
}
