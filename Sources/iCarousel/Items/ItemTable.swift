/// The slots that show items, and their order from back to front.
#if !ThreadConfined
  @MainActor
#endif
struct ItemTable {
  /// The slots, in any order.
  private(set) var slots: ContiguousArray<ItemSlot> = []
  /// The slots in the order of their containers in `contentView`.
  private(set) var backToFront: ContiguousArray<ItemSlot> = []

  nonisolated init() {}

  var isEmpty: Bool { slots.isEmpty }

  /// The slot for an index.
  subscript(index: Int) -> ItemSlot? {
    // At most some dozen slots: a search is faster than a dictionary.
    for slot in slots where slot.index == index { return slot }
    return nil
  }

  /// The slot that holds a view.
  func slot(holding view: CarouselView) -> ItemSlot? { slots.first { $0.view === view } }

  /// The indexes in ascending order.
  var indexes: [Int] { slots.map { $0.index }.sorted() }

  /// The slots by ascending index.
  var sorted: [ItemSlot] { slots.sorted { $0.index < $1.index } }

  /// Adds a slot whose container is in front of all others, or about to be added there.
  mutating func add(_ slot: ItemSlot) {
    slot.isShown = true
    slots.append(slot)
    backToFront.append(slot)
  }

  /// Removes a slot.
  mutating func remove(_ slot: ItemSlot) {
    guard slot.isShown else { return }
    slot.isShown = false
    slots.removeAll { $0 === slot }
    backToFront.removeAll { $0 === slot }
  }

  /// Removes all slots and returns them.
  mutating func removeAll() -> ContiguousArray<ItemSlot> {
    let all = slots
    for slot in all { slot.isShown = false }
    slots = []
    backToFront = []
    return all
  }

  /// A slot that has moved backwards.
  struct Move {
    let slot: ItemSlot
    /// The slot that is then next in front of it.
    let next: ItemSlot
    let from: Int
    let to: Int
  }

  /// Sorts by depth, stably. Linear while the order hardly changes.
  ///
  /// Returns the moves in an order in which they can be carried out one after the other.
  mutating func sortByDepth() -> [Move] {
    var moves: [Move] = []
    backToFront.withUnsafeMutableBufferPointer { slots in
      // Insertion sort: from frame to frame at most few items change their order.
      for index in slots.indices.dropFirst() {
        var place = index
        while place > 0 && slots[place].isBehind(slots[place - 1]) {
          slots.swapAt(place, place - 1)
          place -= 1
        }
        guard place != index else { continue }
        moves.append(Move(slot: slots[place], next: slots[place + 1], from: index, to: place))
      }
    }
    return moves
  }
}
