/// The positions of items of different widths in a row.
///
/// The distance between two neighbours is half of both their widths instead of one common width. A place
/// between two items divides their distance as it divides the difference of their indexes, so that scrolling
/// is still counted in items. After this step, offsets are in common widths and go through the same formulas.
struct RowPlaces {
  /// An item in the row.
  struct Item: Equatable {
    /// The offset in items.
    var offset: CGFloat
    /// The width in common widths.
    var width: CGFloat
  }

  /// Replaces offsets in items by distances in common widths. The items must be in ascending order of their
  /// offsets. With a space between items, in common widths, distances are those that the formulas multiply by 1 + space.
  static func measure(_ items: inout [Item], space: CGFloat? = nil) {
    guard !items.isEmpty else { return }
    let first = items.firstIndex { $0.offset > 0 } ?? items.count
    let spacing = { (pitch: CGFloat) in space.map { (pitch + $0) / (1 + $0) } ?? pitch }
    let distances = items.indices.dropLast().map { spacing(Self.pitch(items, $0)) }
    let start = items
    if first > 0 {
      // The item at or before the middle, then those before it.
      let nearest = first < items.count ? distances[first - 1] : spacing(start[first - 1].width)
      items[first - 1].offset = start[first - 1].offset * nearest
      for index in stride(from: first - 2, through: 0, by: -1) {
        items[index].offset = items[index + 1].offset - distances[index]
      }
    }
    guard first < items.count else { return }
    let nearest = first > 0 ? distances[first - 1] : spacing(start[first].width)
    items[first].offset = start[first].offset * nearest
    for index in items.indices.dropFirst(first + 1) {
      items[index].offset = items[index - 1].offset + distances[index - 1]
    }
  }

  /// The distance from an item to the next, in common widths. Items missing between the two have the common
  /// width.
  private static func pitch(_ items: [Item], _ index: Int) -> CGFloat {
    let (item, next) = (items[index], items[index + 1])
    return (item.width + next.width) / 2 + max(next.offset - item.offset - 1, 0).rounded()
  }
}
