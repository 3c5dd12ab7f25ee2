/// The indexes of a list's items after changes, and before them.
struct IndexMap {
  /// The number of items after the changes.
  let newCount: Int

  private let oldCount: Int
  private let moves: [iCarouselChanges.Move]
  /// The indexes that lose their item, ascending.
  private let vacated: [Int]
  /// The indexes that get an item, ascending.
  private let occupied: [Int]

  /// Creates the map of changes to a list with `count` items. Returns nil if the changes contradict each
  /// other or the count.
  init?(_ changes: iCarouselChanges, count: Int) {
    oldCount = count
    moves = changes.moves
    vacated = (changes.deletions + changes.moves.map { $0.from }).sorted()
    occupied = (changes.insertions + changes.moves.map { $0.to }).sorted()
    newCount = count - changes.deletions.count + changes.insertions.count
    guard Self.areDifferent(vacated, below: oldCount), Self.areDifferent(occupied, below: newCount),
      Self.areDifferent(changes.reloads.sorted(), below: oldCount)
    else { return nil }
  }

  /// The index after the changes of the item that had `index`; nil if it was deleted.
  func newIndex(of index: Int) -> Int? {
    Self.follow(index, from: vacated, to: occupied) ?? moves.first { $0.from == index }?.to
  }

  /// The index before the changes of the item that has `index`; nil if it was inserted.
  func oldIndex(of index: Int) -> Int? {
    Self.follow(index, from: occupied, to: vacated) ?? moves.first { $0.to == index }?.from
  }

  /// The index of an item that is not in `leaving`, moved to make room for those in `coming`.
  private static func follow(_ index: Int, from leaving: [Int], to coming: [Int]) -> Int? {
    var result = index
    for other in leaving {
      if other == index { return nil }
      if other < index { result -= 1 }
    }
    for other in coming where other <= result { result += 1 }
    return result
  }

  private static func areDifferent(_ ascending: [Int], below count: Int) -> Bool {
    guard let first = ascending.first, let last = ascending.last else { return count >= 0 }
    return first >= 0 && last < count && zip(ascending, ascending.dropFirst()).allSatisfy { $0 != $1 }
  }
}
