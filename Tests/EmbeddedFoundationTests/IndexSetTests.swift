import EmbeddedFoundation
import Foundation
import Testing

@Suite struct IndexSetTests {
  @Test func `numbers are kept once and in their order, as in Foundation`() {
    var generator = SeededGenerator(seed: 7)
    var (own, expected) = (PageIndexSet(), FoundationIndexSet())
    for _ in 0..<2000 {
      let number = Int.random(in: 0..<50, using: &generator)
      if Bool.random(using: &generator) {
        // Foundation on Linux states that each number is new.
        let (isNew, expectsNew) = (own.insert(number).inserted, !expected.contains(number))
        expected.insert(number)
        #expect(isNew == expectsNew)
      } else {
        let (removed, expectedRemoved) = (own.remove(number), expected.remove(number))
        #expect(removed == expectedRemoved)
      }
      #expect(Array(own) == Array(expected))
      #expect(own.contains(number) == expected.contains(number))
    }
  }

  @Test func `ranges and lists make sets`() {
    #expect(Array(PageIndexSet(integersIn: 2..<5)) == [2, 3, 4])
    #expect(Array(PageIndexSet(integersIn: 2...5)) == [2, 3, 4, 5])
    #expect(Array(PageIndexSet([3, 1, 3]).union([2])) == [1, 2, 3])
  }
}
