/// Slots whose views are not shown and can be used again, the oldest first. Their containers have no
/// superview.
///
/// Releasing a view may run an app's code, in its `deinit`. So the pool returns the slots that it removes,
/// and the caller releases them after the change of the pool.
struct ItemPool: ViewTreeConfined {
  private var slots: [ItemSlot] = []

  nonisolated init() {}

  /// The number of views that can be used again.
  var count: Int { slots.count }

  /// Adds a slot whose container has no superview. A slot without its view is not added.
  mutating func add(_ slot: ItemSlot) {
    if !slot.hasLostView { slots.append(slot) }
  }

  /// Removes and returns the latest slot of a kind.
  mutating func take(_ kind: ItemSlot.Kind) -> ItemSlot? {
    // A loop: a closure for the standard library would check its executor for each slot.
    for index in slots.indices.reversed() where slots[index].kind == kind && !slots[index].hasLostView {
      return slots.remove(at: index)
    }
    return nil
  }

  /// Removes and returns the slot that holds a view.
  mutating func take(holding view: CarouselView) -> ItemSlot? {
    guard let index = slots.firstIndex(where: { $0.view === view && !$0.hasLostView }) else { return nil }
    return slots.remove(at: index)
  }

  /// Removes the oldest slots beyond `limit`, and those that have lost their views.
  mutating func trim(to limit: Int) -> [ItemSlot] {
    // Called in each frame that loads items, mostly with nothing to remove.
    guard slots.count > limit || slots.contains(where: { $0.hasLostView }) else { return [] }
    let all = slots
    slots.removeAll { $0.hasLostView }
    if slots.count > limit { slots.removeFirst(slots.count - max(limit, 0)) }
    return all
  }

  /// Removes all slots.
  mutating func removeAll() -> [ItemSlot] {
    let all = slots
    slots = []
    return all
  }
}
