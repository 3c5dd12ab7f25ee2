import Testing

@testable import OpenUIKitWeb

@Suite("The heights of siblings")
struct SiblingHeightsTests {
  @Test("of those that are in order stay")
  func staysInOrder() {
    #expect(siblingHeights(keeping: [3, 8, 9]) == [3, 8, 9])
  }

  @Test("of one that has changed its place fit in between")
  func fitsInBetween() {
    #expect(siblingHeights(keeping: [100, 900, 200]) == [100, 150, 200])
    #expect(siblingHeights(keeping: [900, 100, 200]) == [50, 100, 200])
  }

  @Test("of several at one place are different")
  func severalAtOnePlace() {
    #expect(siblingHeights(keeping: [100, nil, nil, nil, 140]) == [100, 110, 120, 130, 140])
  }

  @Test(
    "are all computed again without room", arguments: [[1, nil, 2], [nil, 1], [7, 7]] as [[Int?]])
  func noRoom(heights: [Int?]) {
    let result = siblingHeights(keeping: heights)
    #expect(result.count == heights.count)
    #expect(result[0] > 0 && zip(result, result.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("never pass their limit, however often the last is put behind")
  func neverPassLimit() {
    var heights = siblingHeights(keeping: [nil, nil, nil], upTo: 100)
    for _ in 0..<500 {
      heights = siblingHeights(keeping: [heights[1], heights[2], nil], upTo: 100)
      #expect(heights[0] > 0 && heights[0] < heights[1] && heights[1] < heights[2] && heights[2] <= 100)
    }
  }

  @Test("of none are none")
  func none() {
    #expect(siblingHeights(keeping: []) == [])
  }
}
