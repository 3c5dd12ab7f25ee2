/// Views of several kinds, each used again for its own.
extension iCarousel {
  /// Says how views of a kind are made, for `dequeueReusableView(withReuseIdentifier:)`.
  public func register(forReuseIdentifier identifier: String, makeView: @escaping () -> UIView) {
    let former = reuse.register(.registered(identifier), makeView)
    // Not before the registry is complete: letting go of the closure may run code.
    withExtendedLifetime(former) {}
  }

  /// A view of a kind, to be filled and returned to the carousel: one that waits to be used again, or a new
  /// one. To be called while the data source is asked for a view.
  ///
  /// Traps when nothing has been registered for the identifier.
  public func dequeueReusableView(withReuseIdentifier identifier: String) -> UIView {
    let kind = ItemSlot.Kind.registered(identifier)
    if let slot = pool.take(kind) {
      reuse.dequeued.append(slot)
      return slot.view
    }
    guard let makeView = reuse.maker(of: kind) else {
      fatalError(
        "iCarousel: no view is registered for the reuse identifier \"\(identifier)\"; "
          + "call register(forReuseIdentifier:makeView:) first")
    }
    let slot = ItemSlot(claimed(makeView()), kind: kind, in: self)
    reuse.dequeued.append(slot)
    return slot.view
  }

  /// Takes out the slot whose view was dequeued and is now to be shown, and puts the others back.
  func takeDequeued(_ view: UIView) -> ItemSlot? {
    guard !reuse.dequeued.isEmpty else { return nil }
    let dequeued = reuse.dequeued
    reuse.dequeued = []
    for slot in dequeued where slot.view !== view { pool.add(slot) }
    return dequeued.first { $0.view === view && !$0.hasLostView }
  }
}

/// How views of several kinds are made, and those that the data source has just got.
#if !ThreadConfined
  @MainActor
#endif
struct ReuseRegistry {
  // Few kinds are registered, and texts as keys of a dictionary would take tables of Unicode.
  private var makers: [(kind: ItemSlot.Kind, makeView: () -> UIView)] = []
  var dequeued: [ItemSlot] = []

  nonisolated init() {}

  /// Has views of a kind made by `makeView`, and no longer as before. Returns how they were made.
  mutating func register(_ kind: ItemSlot.Kind, _ makeView: @escaping () -> UIView) -> (() -> UIView)? {
    guard let place = makers.firstIndex(where: { $0.kind == kind }) else {
      makers.append((kind, makeView))
      return nil
    }
    let former = makers[place].makeView
    makers[place].makeView = makeView
    return former
  }

  /// How views of a kind are made; nil for a kind that is not registered.
  func maker(of kind: ItemSlot.Kind) -> (() -> UIView)? {
    makers.first { $0.kind == kind }?.makeView
  }
}
