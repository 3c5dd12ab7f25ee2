import UIKitShim

/// How a change of the list of items is shown.
extension iCarousel {
  /// Takes the slots to their new indexes, loads what is missing and moves everything to its new place.
  func perform(_ change: ItemChange) {
    let oldGeometry = geometry
    let oldRing = machine.rules.ring
    let oldOffset = machine.offset
    let departing = renumber(change.map)
    numberOfItems = change.map.newCount
    machine.rules.ring.wraps = option(.wrap, isWrapEnabled ? 1 : 0) != 0
    measureItems()
    resolveGeometry()
    var events = ScrollEvents()
    if let offset = change.offset {
      events = machine.endMotion()
      machine.offset = offset
    }
    events.append(machine.didScroll(at: now))
    events.needsPlacement = false
    let arriving = loadMissing()
    UIView.performWithoutAnimation {
      for slot in arriving {
        guard let old = change.map.oldIndex(of: slot.index) else { continue }
        slot.place(at: oldRing.offset(of: old, from: oldOffset), oldGeometry)
      }
    }
    remove(departing, animated: change.isAnimated)
    move(change, arriving, after: departing.isEmpty ? 0 : Self.fadeDuration)
    updatePageControl()
    tell(events)
    updateFrameLink()
    performPendingChanges()
  }

  /// Gives the slots their new indexes and returns those whose item has gone.
  private func renumber(_ map: IndexMap) -> [ItemSlot] {
    var departing: [ItemSlot] = []
    for slot in items.slots {
      if slot.index >= numberOfItems {
        slot.index += map.newCount - numberOfItems
      } else if slot.index >= 0 {
        if let index = map.newIndex(of: slot.index) {
          slot.index = index
        } else {
          departing.append(slot)
        }
      }
    }
    for slot in departing { items.remove(slot) }
    return departing
  }

  /// Loads the items that come into sight without taking away those that leave it, which have a way to go
  /// first.
  private func loadMissing() -> [ItemSlot] {
    let window = itemWindow
    var arriving: [ItemSlot] = []
    for place in 0..<window.count {
      guard let index = window.index(at: place), items[index] == nil else { continue }
      loadItem(at: index)
      if let slot = items[index] { arriving.append(slot) }
    }
    return arriving
  }

  /// Moves all slots to their places, animated or not, and then takes away those that are out of sight.
  private func move(_ change: ItemChange, _ arriving: [ItemSlot], after delay: TimeInterval) {
    let generation = activity.generation
    let finish = { [owner = WeakCarousel(self)] (isFinished: Bool) in
      if let carousel = owner.carousel, carousel.activity.generation == generation { carousel.placeItems() }
      change.completion?(isFinished)
    }
    guard change.isAnimated && !machine.rules.isMotionReduced else {
      placeItems()
      return finish(true)
    }
    let inserted = arriving.filter { change.fadesInsertions && change.map.oldIndex(of: $0.index) == nil }
    UIView.performWithoutAnimation { for slot in inserted { slot.view.alpha = 0 } }
    UIView.animate(
      withDuration: Self.defaultEditingDuration, delay: delay, options: .allowUserInteraction,
      animations: { [owner = WeakCarousel(self)] in
        owner.carousel?.placeLoadedItems()
        for slot in inserted { slot.view.alpha = 1 }
      }, completion: finish)
  }

  /// Takes away the slots of items that have gone.
  private func remove(_ slots: [ItemSlot], animated: Bool) {
    guard !slots.isEmpty else { return }
    guard animated && !machine.rules.isMotionReduced else { return finishRemoving(slots) }
    let generation = activity.generation
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { for slot in slots { slot.fadeOut() } },
      completion: { [owner = WeakCarousel(self)] _ in
        guard let carousel = owner.carousel else { return }
        carousel.finishRemoving(slots, areReused: carousel.activity.generation == generation)
      })
  }

  /// Takes the slots of items that have gone off the screen. Their views are used again unless there was a reload since.
  private func finishRemoving(_ slots: [ItemSlot], areReused: Bool = true) {
    for slot in slots {
      focusWillLeave(slot)
      slot.container.removeFromSuperview()
      tellDidEndDisplaying(slot)
      if areReused { pool.add(slot) }
    }
    items.dropDetached()
    detachWaiting()
    performPendingChanges()
  }

  // MARK: Reloading

  /// Shows another view for an item.
  func replaceView(of slot: ItemSlot, animated: Bool, completion: ((Bool) -> Void)?) {
    let (old, kind, index) = (slot.view, slot.kind, slot.index)
    guard let replacement = requestView(for: slot), replacement !== old else {
      completion?(true)
      return
    }
    let isAnimated = animated && !machine.rules.isMotionReduced
    let generation = activity.generation
    UIView.performWithoutAnimation {
      slot.show(replacement)
      prepare(slot)
      if isAnimated { replacement.alpha = 0 }
    }
    let finish = { [owner = WeakCarousel(self)] (isFinished: Bool) in
      old.alpha = 1
      if let carousel = owner.carousel, old.superview === slot.container {
        carousel.finishReplacing(old, kind, at: index, isReused: carousel.activity.generation == generation)
      }
      completion?(isFinished)
    }
    guard isAnimated else { return finish(true) }
    UIView.animate(
      withDuration: Self.defaultEditingDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        replacement.alpha = 1
        old.alpha = 0
      }, completion: finish)
  }

  /// Takes a view off the screen that another one has replaced. It is used again unless there was a reload since.
  private func finishReplacing(_ old: UIView, _ kind: ItemSlot.Kind, at index: Int, isReused: Bool) {
    old.removeFromSuperview()
    if kind != .placeholder {
      calling { delegate?.carousel(self, didEndDisplaying: old, forItemAt: index) }
    }
    if isReused { pool.add(ItemSlot(old, kind: kind)) }
    detachWaiting()
    performPendingChanges()
  }
}
