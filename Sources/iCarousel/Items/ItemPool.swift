/// Slots whose views show nothing at the moment and wait to be used again, the oldest first. Their containers are in no
/// view.
///
/// Letting go of a view may run an app's code, in its `deinit`. So what the pool gives up it returns to the caller, who
/// lets go of it when the pool is not being changed any more.
#if !ThreadConfined
  @MainActor
#endif
struct ItemPool {
  private var slots: [ItemSlot] = []

  nonisolated init() {}

  /// How many views wait.
  var count: Int { slots.count }

  /// Adds a slot whose container is in no view. One that has lost its view is of no use.
  mutating func add(_ slot: ItemSlot) {
    if !slot.hasLostView { slots.append(slot) }
  }

  /// Takes out the latest slot of a kind.
  mutating func take(_ kind: ItemSlot.Kind) -> ItemSlot? {
    guard let index = slots.lastIndex(where: { $0.kind == kind && !$0.hasLostView }) else { return nil }
    return slots.remove(at: index)
  }

  /// Takes out the slot that holds a view.
  mutating func take(holding view: UIView) -> ItemSlot? {
    guard let index = slots.firstIndex(where: { $0.view === view && !$0.hasLostView }) else { return nil }
    return slots.remove(at: index)
  }

  /// Gives up the oldest slots beyond `limit` and those that have lost their views.
  mutating func trim(to limit: Int) -> [ItemSlot] {
    guard slots.count > limit || slots.contains(where: { $0.hasLostView }) else { return [] }
    let all = slots
    slots.removeAll { $0.hasLostView }
    if slots.count > limit { slots.removeFirst(slots.count - max(limit, 0)) }
    return all
  }

  /// Gives up all slots.
  mutating func removeAll() -> [ItemSlot] {
    let all = slots
    slots = []
    return all
  }
}
