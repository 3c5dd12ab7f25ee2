/// Simultaneous changes of a list of items.
///
/// As with `UICollectionView`, deletions, reloads and the start of moves are indexes before the changes;
/// insertions and the end of moves are indexes after them.
public struct iCarouselChanges: Equatable, Sendable {
  /// One item that moves to another place.
  public struct Move: Equatable, Sendable {
    /// The index before the changes.
    public var from: Int
    /// The index after the changes.
    public var to: Int

    /// Creates a move from one index to another.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The removed items, by their index before the changes.
  public var deletions: [Int]
  /// The new items, by their index after the changes.
  public var insertions: [Int]
  /// The items that move.
  public var moves: [Move]
  /// The items that stay and get a new view, by their index before the changes.
  public var reloads: [Int]

  /// Changes of a list of items.
  public init(deletions: [Int] = [], insertions: [Int] = [], moves: [Move] = [], reloads: [Int] = []) {
    self.deletions = deletions
    self.insertions = insertions
    self.moves = moves
    self.reloads = reloads
  }

  /// Creates the changes between two lists of identifiers. Items in both lists are kept, and as few of them
  /// as possible are moved. O(n log n).
  ///
  /// Traps if a list contains an identifier twice.
  public init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
    self.init()
    let oldPlaces = Self.places(old)
    let newPlaces = Self.places(new)
    deletions = old.indices.filter { newPlaces[old[$0]] == nil }
    insertions = new.indices.filter { oldPlaces[new[$0]] == nil }
    var kept: [Move] = []
    for (index, identifier) in old.enumerated() {
      if let place = newPlaces[identifier] { kept.append(Move(from: index, to: place)) }
    }
    moves = Self.movesOutOfOrder(kept)
  }

  private static func places<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
    var places: [Identifier: Int] = [:]
    places.reserveCapacity(identifiers.count)
    for (index, identifier) in identifiers.enumerated() {
      let other = places.updateValue(index, forKey: identifier)
      if let other {
        fatalError("iCarousel: the identifiers at \(other) and \(index) are equal; every item needs its own")
      }
    }
    return places
  }

  /// The pairs that are not part of a longest increasing sequence, by patience sorting.
  private static func movesOutOfOrder(_ kept: [Move]) -> [Move] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: kept.count)
    for index in kept.indices {
      let place = firstTail(in: tails, kept, notBelow: kept[index].to)
      if place > 0 { previous[index] = tails[place - 1] }
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var isInOrder = [Bool](repeating: false, count: kept.count)
    var index = tails.last ?? -1
    while index >= 0 {
      isInOrder[index] = true
      index = previous[index]
    }
    return kept.indices.filter { !isInOrder[$0] }.map { kept[$0] }
  }

  private static func firstTail(in tails: [Int], _ kept: [Move], notBelow place: Int) -> Int {
    var (lower, upper) = (0, tails.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if kept[tails[middle]].to < place { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
