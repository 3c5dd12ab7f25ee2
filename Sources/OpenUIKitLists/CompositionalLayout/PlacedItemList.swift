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
    let first = items.count
    items.append(contentsOf: new)
    move(first..<items.count, by: distance)
  }

  /// Moves all items by a distance in points, when all have been added, and prepares the search.
  mutating func finish(movedBy distance: CGPoint) {
    move(items.indices, by: distance)
    blocks = stride(from: 0, to: items.count, by: Self.blockLength).map { first in
      reach(of: first..<min(first + Self.blockLength, items.count))
    }
  }

  private mutating func move(_ moved: Range<Int>, by distance: CGPoint) {
    guard distance.x != 0 || distance.y != 0 else { return }
    for index in moved { items[index].move(distance.x, distance.y) }
  }

  /// The rectangle that some items reach. A rectangle of an app without edges, such as one with NaN, shows nothing.
  private func reach(of block: Range<Int>) -> CGRect {
    var reach = Reach()
    for index in block {
      reach.extend(to: items[index].frame)
      if !items[index].supplements.isEmpty {
        for (_, frame) in items[index].supplements { reach.extend(to: frame) }
      }
    }
    return reach.rectangle
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

/// The edges around rectangles. Foundation's `union(_:)` calls functions of another module for each edge.
private struct Reach {
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  mutating func extend(to frame: CGRect) {
    guard frame.hasEdges else { return }
    left = min(left, frame.minX)
    top = min(top, frame.minY)
    right = max(right, frame.maxX)
    bottom = max(bottom, frame.maxY)
  }

  /// The rectangle with the edges; null for none.
  var rectangle: CGRect {
    left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
