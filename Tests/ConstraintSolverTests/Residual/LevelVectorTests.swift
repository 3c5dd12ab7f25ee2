@testable import ConstraintSolver
import Testing

/// Costs with a component for each level.
@Suite struct LevelVectorTests {
  /// A vector with components at random levels, and the same as a dictionary.
  private func random(
    _ count: Int, in pool: inout ListPool<LevelEntry>, _ random: inout some RandomNumberGenerator
  ) -> (List, [Int32: Double]) {
    var (vector, expected) = (List(), [Int32: Double]())
    for _ in 0..<count {
      let level = Int32.random(in: 0..<200, using: &random)
      let value = Double(Int.random(in: -2...2, using: &random))
      pool.add(value, at: level, to: &vector)
      expected[level, default: 0] += value
    }
    return (vector, expected)
  }

  @Test func `Sums of long vectors have the sums of the components, the strongest first`() {
    var pool = ListPool<LevelEntry>(smallestCapacity: 2)
    var generator = SplitMix(seed: 7)
    for round in 0..<500 {
      // Vectors of more than 32 levels are merged from their ends, and searched by bisection.
      var (vector, expected) = random(round % 150, in: &pool, &generator)
      let (other, added) = random(round % 113, in: &pool, &generator)
      pool.add(other, times: -2, to: &vector)
      for (level, value) in added { expected[level, default: 0] -= 2 * value }
      let found = (0..<vector.count).map { (level: pool[vector, $0].level, value: pool[vector, $0].value) }
      let nonzero = expected.filter { $0.value != 0 }.sorted { $0.key > $1.key }
      #expect(found.map(\.level) == nonzero.map(\.key), "round \(round)")
      #expect(found.map(\.value) == nonzero.map(\.value), "round \(round)")
    }
  }
}
