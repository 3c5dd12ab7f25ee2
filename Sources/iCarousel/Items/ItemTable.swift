import UIKitShim

/// The slots that show items, and the order in which they lie one over the other.
#if !ThreadConfined
  @MainActor
#endif
struct ItemTable {
  /// The slots, in no order.
  private(set) var slots: ContiguousArray<ItemSlot> = []
  /// The slots from back to front as of the latest sort.
  private(set) var backToFront: ContiguousArray<ItemSlot> = []

  nonisolated init() {}

  var isEmpty: Bool { slots.isEmpty }

  /// The slot for an index.
  subscript(index: Int) -> ItemSlot? { slots.first { $0.index == index } }

  /// The slot that holds a view.
  func slot(holding view: UIView) -> ItemSlot? { slots.first { $0.view === view } }

  /// The indexes in ascending order.
  var indexes: [Int] { slots.map { $0.index }.sorted() }

  /// The slots by ascending index.
  var sorted: [ItemSlot] { slots.sorted { $0.index < $1.index } }

  mutating func add(_ slot: ItemSlot) {
    slots.append(slot)
    backToFront.append(slot)
  }

  mutating func remove(_ slot: ItemSlot) {
    slots.removeAll { $0 === slot }
    backToFront.removeAll { $0 === slot }
  }

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    backToFront.removeAll(keepingCapacity: true)
  }

  /// Sorts by depth, keeping the order of equals. Linear while the order hardly changes.
  ///
  /// - Returns: the first place in `backToFront` whose slot has changed, nil if none has.
  mutating func sortByDepth() -> Int? {
    var firstChange: Int?
    backToFront.withUnsafeMutableBufferPointer { slots in
      for index in slots.indices.dropFirst() {
        var place = index
        while place > 0 && slots[place].isBehind(slots[place - 1]) {
          slots.swapAt(place, place - 1)
          place -= 1
        }
        if place != index { firstChange = min(firstChange ?? place, place) }
      }
    }
    return firstChange
  }
}
