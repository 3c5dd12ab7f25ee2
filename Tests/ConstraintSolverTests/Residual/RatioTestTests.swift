import Testing

@testable import ConstraintSolver

@Suite struct RatioTestTests {
  private func candidate(_ residual: Int32, coefficient: Double = 1) -> RepairCandidate {
    RepairCandidate(residual: residual, direction: 1, coefficient: coefficient)
  }

  /// Adds a candidate that costs so much for each unit that it moves, at one level.
  private func push(
    _ residual: Int32, coefficient: Double = 1, cost: Double, at level: Int32, to test: inout RatioTest
  ) {
    let nothing = Slab<LevelEntry>()
    var item = candidate(residual, coefficient: coefficient)
    test.startCost(of: &item, reducedCost: UnsafeLevelSpan(start: nothing.unsafeBase, count: 0))
    test.addCost(cost, at: level, of: item)
    test.endCost(of: &item)
    test.push(item)
  }

  private func popAll(_ test: inout RatioTest) -> [Int32] {
    var order: [Int32] = []
    while let next = test.pop() { order.append(next.residual) }
    return order
  }

  @Test("Candidates come in the order of their costs for each unit of the row")
  func order() {
    var test = RatioTest()
    test.start()
    test.raisePenalty(by: 1, at: 9)
    push(0, cost: 3, at: 5, to: &test)
    push(1, coefficient: 4, cost: 4, at: 5, to: &test)
    push(2, cost: 8, at: 2, to: &test)
    let order = popAll(&test)
    #expect(order == [2, 1, 0])
  }

  @Test("A candidate that costs more than leaving the row as it is waits until that costs more, too")
  func postponing() {
    var test = RatioTest()
    test.start()
    test.raisePenalty(by: 2, at: 5)
    push(0, cost: 3, at: 5, to: &test)
    push(1, cost: 1, at: 5, to: &test)
    push(2, cost: 1, at: 7, to: &test)
    let first = popAll(&test)
    test.raisePenalty(by: 2, at: 5)
    let second = popAll(&test)
    test.raisePenalty(by: 9, at: 7)
    let third = popAll(&test)
    #expect(first == [1])
    #expect(second == [0])
    #expect(third == [2])
  }

  @Test("A candidate that was moved to its breakpoint is queued again with its higher cost")
  func flips() {
    var test = RatioTest()
    test.start()
    test.raisePenalty(by: 1, at: 9)
    push(0, cost: 1, at: 5, to: &test)
    push(1, cost: 2, at: 5, to: &test)
    var moved = test.pop()
    let isFirst = moved?.residual == 0
    if var item = moved {
      test.restartCost(of: &item)
      test.addCost(4, at: 5, of: item)
      test.endCost(of: &item)
      test.push(item)
      moved = item
    }
    let ratio = moved?.ratio
    let rest = popAll(&test)
    #expect(isFirst && ratio == 5)
    #expect(rest == [1, 0])
  }

  @Test("What the row's basic variable pays on the way back is no part of a candidate's cost")
  func rowCost() {
    var test = RatioTest()
    test.start()
    test.addRowCost(-6, at: 5)
    test.raisePenalty(by: 6, at: 5)
    var reducedCost = Slab<LevelEntry>()
    reducedCost.append(LevelEntry(level: 5, scale: 12, value: -12))
    var item = candidate(0, coefficient: 2)
    test.startCost(of: &item, reducedCost: UnsafeLevelSpan(start: reducedCost.unsafeBase, count: 1))
    test.endCost(of: &item)
    #expect(item.costCount == 0)
  }
}
