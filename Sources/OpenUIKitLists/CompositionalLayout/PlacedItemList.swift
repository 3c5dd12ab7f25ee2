/// The placed items of a section, in order.
///
/// Each block of items has the rectangle that they and what is attached to them reach, so that the items of a rectangle are found
/// without a look at all others.
struct PlacedItemList: ViewTreeConfined {
  private var items: [PlacedItem] = []
  /// The reach of each block.
  private var blocks: [CGRect] = []
  private static let blockLength = 64

  /// How many there are.
  var count: Int { items.count }

  /// The positions of the items.
  var indices: Range<Int> { items.indices }

  subscript(index: Int) -> PlacedItem { items[index] }

  /// Adds items, moved by a distance in points.
  mutating func append(_ new: [PlacedItem], movedBy distance: CGPoint) {
    for item in new {
      var item = item
      item.move(distance.x, distance.y)
      items.append(item)
    }
  }

  /// Moves all items by a distance in points, when all have been added, and prepares the search.
  mutating func finish(movedBy distance: CGPoint) {
    blocks.reserveCapacity(items.count / Self.blockLength + 1)
    for index in items.indices {
      items[index].move(distance.x, distance.y)
      if index % Self.blockLength == 0 { blocks.append(.null) }
      extendLastBlock(to: items[index])
    }
  }

  /// Extends the reach of the last block to an item. A rectangle of an app without edges, such as one with NaN, shows nothing.
  private mutating func extendLastBlock(to item: PlacedItem) {
    let last = blocks.count - 1
    if item.frame.hasEdges { blocks[last] = blocks[last].union(item.frame) }
    for (_, frame) in item.supplements where frame.hasEdges { blocks[last] = blocks[last].union(frame) }
  }

  /// The positions of the blocks that overlap a rectangle, each as a range of items.
  func blocks(in rect: CGRect) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (block, reach) in blocks.enumerated() where reach.overlaps(rect) {
      let first = block * Self.blockLength
      found.append(first..<min(first + Self.blockLength, items.count))
    }
    return found
  }
}
