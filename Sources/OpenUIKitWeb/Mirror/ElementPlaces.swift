import OpenUIKitGraphics

/// The parent of each element of a page, and its height among its siblings. Higher siblings are in front.
struct ElementPlaces {
  /// The parent of elements that have no other element as parent: the page.
  static let page = -1
  private static let nowhere = -2

  private var parents: [Int] = []
  private var heights: [Int] = []
  /// The number of elements that have been added since this was last set to 0.
  var newCount = 0

  /// The number of elements created so far.
  var count: Int { parents.count }

  /// Adds an element without a parent: a new one, or one that was removed and is used again.
  mutating func add(_ element: Int) {
    newCount += 1
    guard element == count else { return parents[element] = Self.nowhere }
    parents.append(Self.nowhere)
    heights.append(0)
  }

  /// Moves the elements of the outermost of some entries into an element, if they are not there yet, in the
  /// order of the entries.
  ///
  /// The longest run of siblings that are in order stays, and the others change only their height. Removing
  /// and inserting an element instead would make the browser lay out and draw it again.
  mutating func place(
    _ range: Range<Int>, of list: DisplayList, _ elements: [Int], in parent: Int,
    _ commands: inout CommandBuffer
  ) {
    // Nearly always true. The rest allocates.
    guard !isInOrder(range, of: list, elements, in: parent) else { return }
    var children: [Int] = []
    Self.forEachOutermost(range, of: list) { children.append(elements[$0]) }
    let before = children.map { parents[$0] == parent ? heights[$0] : nil }
    for (index, height) in siblingHeights(keeping: before).enumerated() where before[index] != height {
      let child = children[index]
      (parents[child], heights[child]) = (parent, height)
      commands.begin(before[index] == nil ? .place : .raise, child)
      if before[index] == nil { commands.append(Double(parent)) }
      commands.append(Double(height))
    }
  }

  /// Whether elements are where they belong.
  private func isInOrder(_ range: Range<Int>, of list: DisplayList, _ elements: [Int], in parent: Int) -> Bool
  {
    var (last, result) = (0, true)
    Self.forEachOutermost(range, of: list) { index in
      let element = elements[index]
      if parents[element] != parent || heights[element] <= last { result = false }
      last = heights[element]
    }
    return result
  }

  private static func forEachOutermost(_ range: Range<Int>, of list: DisplayList, _ body: (Int) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      body(index)
      index += list.entries[index].descendantCount + 1
    }
  }
}
