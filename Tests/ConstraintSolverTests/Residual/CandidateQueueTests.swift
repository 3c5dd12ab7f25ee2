@testable import ConstraintSolver
import Testing

@Suite struct CandidateQueueTests {
  private func candidate(_ residual: Int32, level: Int32, ratio: Double) -> RepairCandidate {
    var candidate = RepairCandidate(residual: residual, direction: 1, coefficient: 1)
    candidate.level = level
    candidate.ratio = ratio
    candidate.scale = Float(ratio.magnitude)
    return candidate
  }

  @Test func `Gains at strong levels come first, costs at strong levels last`() {
    let order: [(level: Int32, ratio: Double)] = [
      (9, -2), (9, -1), (4, -8), (.min, 0), (4, 1), (4, 3), (7, 0.5), (9, 0.1),
    ]
    var queue = CandidateQueue()
    var costs = Slab<LevelEntry>()
    costs.append(LevelEntry(level: 0, scale: 0, value: 0))
    for round in 0..<3 {
      // A different order each time; the buckets are there from the second round on.
      for step in 0..<order.count {
        let index = (step * 5 + round) % order.count
        let item = candidate(Int32(index), level: order[index].level, ratio: order[index].ratio)
        queue.push(item, costs: costs.unsafeBase)
      }
      for index in 0..<order.count {
        let next = queue.pop(costs: costs.unsafeBase)?.residual
        #expect(next == Int32(index))
      }
      let rest = queue.pop(costs: costs.unsafeBase)?.residual
      #expect(rest == nil)
    }
    queue.push(candidate(0, level: 1, ratio: 1), costs: costs.unsafeBase)
    queue.removeAll()
    let rest = queue.pop(costs: costs.unsafeBase)?.residual
    #expect(rest == nil)
  }

  @Test func `What is queued later, at the same level, comes in its turn`() {
    var queue = CandidateQueue()
    var costs = Slab<LevelEntry>()
    costs.append(LevelEntry(level: 0, scale: 0, value: 0))
    var waiting: [Double] = []
    func push(_ ratios: [Double]) {
      for ratio in ratios {
        waiting.append(ratio)
        queue.push(candidate(0, level: 5, ratio: ratio), costs: costs.unsafeBase)
      }
    }
    func popCheapest(_ count: Int) {
      for _ in 0..<count {
        waiting.sort()
        let next = queue.pop(costs: costs.unsafeBase)?.ratio
        #expect(next == waiting.removeFirst())
      }
    }
    // Equals stay without an order of their own until others come.
    push([2, 2, 2, 2])
    popCheapest(2)
    push([2, 1, 3, 1])
    popCheapest(3)
    push([0.5, 4, 2])
    popCheapest(6)
    push([7])
    popCheapest(1)
    let rest = queue.pop(costs: costs.unsafeBase)?.ratio
    #expect(rest == nil)
  }
}
