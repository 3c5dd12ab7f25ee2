/// Showing a change of the list of items.
extension iCarousel {
  /// Gives the slots their new indexes, loads missing items and moves all to their new places.
  ///
  /// Loads nothing while another change waits, because the data source may already have the list after that
  /// one.
  func perform(_ change: ItemChange) {
    let oldGeometry = geometry
    let oldRing = machine.rules.ring
    let oldOffset = machine.offset
    let gone = renumber(change.map)
    numberOfItems = change.map.newCount
    if let offset = change.offset {
      activity.append(machine.endMotion())
      machine.offset = offset
    }
    var arriving: [ItemSlot] = []
    if !activity.itemsWillChange {
      resolveLayout()
      arriving = loadMissing(change, oldGeometry, oldRing, oldOffset)
    } else {
      activity.needsMeasuring = true
      activity.needsPlacement = true
    }
    var events = machine.didScroll(at: now)
    events.needsPlacement = false
    activity.append(events)
    remove(gone, animated: change.isAnimated)
    move(change, arriving, after: gone.isEmpty ? 0 : Self.fadeDuration)
    updatePageControl()
  }

  /// Gives the slots their new indexes and returns those of removed items.
  private func renumber(_ map: IndexMap) -> [ItemSlot] {
    var gone: [ItemSlot] = []
    for slot in items.slots {
      if slot.index >= numberOfItems {
        slot.index += map.newCount - numberOfItems
      } else if slot.index >= 0 {
        if let index = map.newIndex(of: slot.index) {
          slot.index = index
        } else {
          gone.append(slot)
        }
      }
    }
    for slot in gone { items.remove(slot) }
    departing += gone
    return gone
  }

  /// Loads the items that become visible, without removing those that leave, which move out first. Items that
  /// were not visible before start at their former place.
  private func loadMissing(
    _ change: ItemChange, _ oldGeometry: CarouselGeometry, _ oldRing: ItemRing, _ oldOffset: CGFloat
  ) -> [ItemSlot] {
    let window = itemWindow
    var arriving: [ItemSlot] = []
    for place in 0..<window.count where !activity.isOutdated {
      guard let index = window.index(at: place), items[index] == nil else { continue }
      loadItem(at: index)
      if let slot = items[index] { arriving.append(slot) }
    }
    CarouselView.performWithoutAnimation {
      for slot in arriving {
        guard let old = change.map.oldIndex(of: slot.index) else { continue }
        slot.place(at: oldRing.offset(of: old, from: oldOffset), oldGeometry)
      }
    }
    return arriving
  }

  /// Moves all slots to their places, animated or not, and then removes those that are not visible.
  private func move(_ change: ItemChange, _ arriving: [ItemSlot], after delay: TimeInterval) {
    guard change.isAnimated && !machine.rules.isMotionReduced else {
      placeItems()
      return callCompletion(change.completion, true)
    }
    let inserted = arriving.filter { change.fadesInsertions && change.map.oldIndex(of: $0.index) == nil }
    CarouselView.performWithoutAnimation { for slot in inserted { slot.view.alpha = 0 } }
    CarouselView.animate(
      withDuration: Self.defaultEditingDuration, delay: delay, options: .allowUserInteraction,
      animations: { [owner = WeakCarousel(self)] in
        owner.carousel?.placeLoadedItems()
        for slot in inserted { slot.view.alpha = 1 }
      }, completion: whenOver(change.completion) { $0.placeItems() })
  }

  /// Returns the completion of an animation: after the current pass it runs `body`, unless there was a reload
  /// since, and then the completion. An animation can also end in the middle of a pass, when its views are
  /// removed.
  private func whenOver(
    _ completion: CarouselCompletion?, _ body: @escaping (iCarousel) -> Void
  ) -> (Bool) -> Void {
    { [owner = WeakCarousel(self)] isFinished in
      guard let carousel = owner.carousel else {
        completion?.call(isFinished)
        return
      }
      carousel.performChange(isOfItems: false) {
        body($0)
        $0.callCompletion(completion, isFinished)
      }
    }
  }

  // MARK: Removing

  /// Removes the slots of removed items.
  private func remove(_ slots: [ItemSlot], animated: Bool) {
    guard !slots.isEmpty else { return }
    guard animated && !machine.rules.isMotionReduced else { return finishRemoving(slots, areReused: true) }
    let generation = activity.generation
    CarouselView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { for slot in slots { slot.fadeOut() } },
      completion: whenOver(nil) { carousel in
        // Views that were shown before a reload are not used again.
        carousel.finishRemoving(slots, areReused: carousel.activity.generation == generation)
      })
  }

  private func finishRemoving(_ slots: [ItemSlot], areReused: Bool) {
    for slot in slots {
      takeOff(slot)
      departing.removeAll { $0 === slot }
      if areReused { pool.add(slot) }
    }
  }

  // MARK: Reloading

  /// Shows another view for an item.
  func replaceView(of slot: ItemSlot, animated: Bool, completion: CarouselCompletion?) {
    let old = slot.view
    guard let answer = requestView(at: slot.index, slot.isPlaceholder), answer.view !== old else {
      return callCompletion(completion, !activity.isOutdated)
    }
    let replacement = claimed(answer.view)
    // The calls until here may have removed the item, or given its view to another carousel.
    guard slot.isShown, slot.view === old else { return callCompletion(completion, false) }
    let isAnimated = animated && !machine.rules.isMotionReduced
    CarouselView.performWithoutAnimation {
      slot.show(replacement, kind: answer.kind)
      // The view may be in another carousel since it has moved to this window.
      guard slot.isShown, slot.view === replacement else { return }
      notifyDelegateOfDisplay(slot)
      measure(slot)
      prepare(slot)
      if isAnimated { replacement.alpha = 0 }
    }
    let generation = activity.generation
    let finish = { (carousel: iCarousel) in
      carousel.finishReplacing(old, in: slot, isReused: carousel.activity.generation == generation)
    }
    guard isAnimated else {
      finish(self)
      return callCompletion(completion, true)
    }
    CarouselView.animate(
      withDuration: Self.defaultEditingDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        replacement.alpha = 1
        old.alpha = 0
      }, completion: whenOver(completion, finish))
  }

  /// Removes a view that another one has replaced in a slot, unless that has happened already. It is used
  /// again unless there was a reload since.
  func finishReplacing(_ old: CarouselView, in slot: ItemSlot, isReused: Bool) {
    guard let leaving = slot.takeLeaving(old) else { return }
    CarouselView.performWithoutAnimation { old.alpha = 1 }
    if old.superview === slot.container { old.removeFromSuperview() }
    if leaving.isDisplayed { notifyDelegate(ofDisplay: false, old, at: slot.index) }
    if isReused && old.superview == nil { pool.add(ItemSlot(old, kind: leaving.kind, in: self)) }
    trimPool()
  }
}
