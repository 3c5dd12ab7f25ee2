import UIKitShim

/// Slots whose views show nothing at the moment and wait to be used again, the oldest first.
#if !ThreadConfined
  @MainActor
#endif
struct ItemPool {
  private var slots: [ItemSlot] = []

  nonisolated init() {}

  /// How many views wait.
  var count: Int { slots.count }

  /// Adds a slot. Its container stays where it is until `detachAll(keeping:)`, so that a view that is used
  /// again in the same pass is not taken out of the tree.
  mutating func add(_ slot: ItemSlot) {
    slots.append(slot)
  }

  /// Takes out the latest slot of a kind.
  mutating func take(_ kind: ItemSlot.Kind) -> ItemSlot? {
    guard let index = slots.lastIndex(where: { $0.kind == kind }) else { return nil }
    return slots.remove(at: index)
  }

  /// Takes out the slot that holds a view.
  mutating func take(holding view: UIView) -> ItemSlot? {
    guard let index = slots.firstIndex(where: { $0.view === view }) else { return nil }
    return slots.remove(at: index)
  }

  /// Takes the containers out of their superview and forgets the oldest slots beyond `limit`. Returns whether any was
  /// taken out.
  @discardableResult
  mutating func detachAll(keeping limit: Int) -> Bool {
    var isChanged = false
    for slot in slots where slot.container.superview != nil {
      slot.container.removeFromSuperview()
      isChanged = true
    }
    if slots.count > limit { slots.removeFirst(slots.count - max(limit, 0)) }
    return isChanged
  }

  /// Forgets all slots.
  mutating func removeAll() {
    detachAll(keeping: 0)
  }
}
