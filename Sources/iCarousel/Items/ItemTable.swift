import UIKitShim

/// The slots that show items, and the order in which they lie one over the other.
#if !ThreadConfined
  @MainActor
#endif
struct ItemTable {
  /// The slots, in no order.
  private(set) var slots: ContiguousArray<ItemSlot> = []
  /// The slots whose containers are on the screen, in the order of these: those of `slots`, and in the middle of a
  /// pass those that wait to be used again.
  private(set) var backToFront: ContiguousArray<ItemSlot> = []

  nonisolated init() {}

  var isEmpty: Bool { slots.isEmpty }

  /// The slot for an index.
  subscript(index: Int) -> ItemSlot? {
    for slot in slots where slot.index == index { return slot }
    return nil
  }

  /// The slot that holds a view.
  func slot(holding view: UIView) -> ItemSlot? { slots.first { $0.view === view } }

  /// Whether a slot shows an item.
  func contains(_ slot: ItemSlot) -> Bool { slots.contains { $0 === slot } }

  /// The indexes in ascending order.
  var indexes: [Int] { slots.map { $0.index }.sorted() }

  /// The slots by ascending index.
  var sorted: [ItemSlot] { slots.sorted { $0.index < $1.index } }

  /// Adds a slot whose container is in front of all others, or where it was while the slot waited.
  mutating func add(_ slot: ItemSlot) {
    slots.append(slot)
    guard !slot.isStacked else { return }
    slot.isStacked = true
    backToFront.append(slot)
  }

  /// Takes out a slot whose container stays on the screen until `dropDetached()`.
  mutating func remove(_ slot: ItemSlot) {
    for place in slots.indices.reversed() where slots[place] === slot { slots.remove(at: place) }
  }

  /// Forgets the places of containers that are not on the screen any more.
  mutating func dropDetached() {
    backToFront.removeAll { slot in
      guard slot.container.superview == nil else { return false }
      slot.isStacked = false
      return true
    }
  }

  mutating func removeAll() {
    for slot in backToFront { slot.isStacked = false }
    slots.removeAll(keepingCapacity: true)
    backToFront.removeAll(keepingCapacity: true)
  }

  /// Sorts by depth, keeping the order of equals. Linear while the order hardly changes.
  ///
  /// Calls `moved` for every slot that goes to a place behind, with the slot that is then next in front of it and both
  /// places, in an order in which the same moves can be made one after the other.
  mutating func sortByDepth(_ moved: (_ slot: ItemSlot, _ next: ItemSlot, _ from: Int, _ to: Int) -> Void) {
    backToFront.withUnsafeMutableBufferPointer { slots in
      for index in slots.indices.dropFirst() {
        var place = index
        while place > 0 && slots[place].isBehind(slots[place - 1]) {
          slots.swapAt(place, place - 1)
          place -= 1
        }
        if place != index { moved(slots[place], slots[place + 1], index, place) }
      }
    }
  }
}
