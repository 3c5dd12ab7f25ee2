/// Several kinds of reusable views.
extension iCarousel {
  /// Registers the closure that makes views of a kind, for `dequeueReusableView(withReuseIdentifier:)`.
  public func register(forReuseIdentifier identifier: String, makeView: @escaping () -> CarouselView) {
    let former = reuse.register(.registered(identifier), makeView)
    // Releases the former closure only now that the registry is complete, because that may run code.
    withExtendedLifetime(former) {}
  }

  /// Registers the closures of another carousel, for a data source that shows its items here too.
  package func registerViews(of other: iCarousel) {
    let former = reuse
    reuse.registerAll(of: other.reuse)
    withExtendedLifetime(former) {}
  }

  /// Returns a view of a kind: one from the pool, or a new one. Set its content and return it to the
  /// carousel. Call this only while the data source is asked for a view.
  ///
  /// Traps if nothing is registered for the identifier.
  public func dequeueReusableView(withReuseIdentifier identifier: String) -> CarouselView {
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

  /// Removes and returns the slot of a dequeued view that is about to be shown, and returns the other
  /// dequeued slots to the pool.
  func takeDequeued(_ view: CarouselView) -> ItemSlot? {
    guard !reuse.dequeued.isEmpty else { return nil }
    let dequeued = reuse.dequeued
    reuse.dequeued = []
    for slot in dequeued where slot.view !== view { pool.add(slot) }
    return dequeued.first { $0.view === view && !$0.hasLostView }
  }
}

/// The closures that make views of several kinds, and the views that were dequeued in the current call of the
/// data source.
struct ReuseRegistry: ViewTreeConfined {
  // A list, because few kinds are registered, and a dictionary with strings as keys would need Unicode's
  // tables.
  private var makers: [(kind: ItemSlot.Kind, makeView: () -> CarouselView)] = []
  var dequeued: [ItemSlot] = []

  nonisolated init() {}

  /// Registers a closure for a kind. Returns the closure that it replaces.
  mutating func register(_ kind: ItemSlot.Kind, _ makeView: @escaping () -> CarouselView) -> (
    () -> CarouselView
  )? {
    guard let place = makers.firstIndex(where: { $0.kind == kind }) else {
      makers.append((kind, makeView))
      return nil
    }
    let former = makers[place].makeView
    makers[place].makeView = makeView
    return former
  }

  /// Registers the closures of another registry.
  mutating func registerAll(of other: ReuseRegistry) {
    for maker in other.makers { _ = register(maker.kind, maker.makeView) }
  }

  /// The closure for a kind; nil if none is registered.
  func maker(of kind: ItemSlot.Kind) -> (() -> CarouselView)? {
    makers.first { $0.kind == kind }?.makeView
  }
}
