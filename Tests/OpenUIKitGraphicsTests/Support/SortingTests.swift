import Testing

@testable import OpenUIKitSupport

/// The sort that web pages use.
struct SortingTests {
  private struct Card: Equatable {
    let rank: Int
    let place: Int
  }

  @Test(
    "Elements come in order and equal ones stay as they were", arguments: [0, 1, 2, 3, 7, 8, 9, 100, 257])
  func isStable(count: Int) {
    let ranks = (0..<count).map { $0 * 7919 % 13 }
    let cards = zip(ranks, 0...).map { Card(rank: $0, place: $1) }
    let sorted = cards.mergeSorted { $0.rank < $1.rank }
    #expect(sorted.count == count)
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect((first.rank, first.place) < (second.rank, second.place))
    }
  }

  @Test("What is in order already stays so, and what is in reverse is turned round")
  func handlesRuns() {
    #expect((0..<50).mergeSorted(by: <) == Array(0..<50))
    #expect((0..<50).mergeSorted(by: >) == (0..<50).reversed())
  }
}
