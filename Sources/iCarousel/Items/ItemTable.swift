/// The slots that show items, and their order from back to front.
struct ItemTable: ViewTreeConfined {
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
    slots.removeFirst(slot)
    backToFront.removeFirst(slot)
  }

  /// Removes all slots and returns them.
  mutating func removeAll() -> ContiguousArray<ItemSlot> {
    let all = slots
    for slot in all { slot.isShown = false }
    slots = []
    backToFront = []
    return all
  }

  /// One step of a stable sort by depth: moves the next slot that is in front of slots that it is behind. Returns where
  /// it was and where it is now; nil if all are in order.
  ///
  /// `sorted` is the number of slots that are in order; the first step starts with 1. All steps together take linear
  /// time while the order hardly changes, as from frame to frame.
  mutating func moveNextBackwards(sorted: inout Int) -> (from: Int, to: Int)? {
    while sorted < backToFront.count {
      let index = sorted
      sorted += 1
      var place = index
      while place > 0 && backToFront[index].isBehind(backToFront[place - 1]) { place -= 1 }
      guard place != index else { continue }
      backToFront.moveBackwards(from: index, to: place)
      return (index, place)
    }
    return nil
  }
}

// Not isolated, so that no closure for the standard library checks its executor in each frame.
extension ContiguousArray<ItemSlot> {
  /// Calls `body` for each slot without counting references.
  @inline(__always)
  func forEachUncounted(_ body: (ItemSlot) -> Void) {
    // The slots live as long as this list, also if `body` removes them from another one.
    withExtendedLifetime(self) {
      for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
    }
  }

  /// Removes a slot.
  fileprivate mutating func removeFirst(_ slot: ItemSlot) {
    for index in indices where self[index] === slot {
      remove(at: index)
      return
    }
  }

  /// Moves a slot from an index to a smaller one.
  fileprivate mutating func moveBackwards(from index: Int, to place: Int) {
    withUnsafeMutableBufferPointer { elements in
      for index in stride(from: index, to: place, by: -1) { elements.swapAt(index, index - 1) }
    }
  }
}
