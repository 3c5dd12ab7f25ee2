/// The items that have views (docs/carousel.md, 3.4), and the sources of these views. All of this happens in
/// passes.
extension iCarousel {
  /// Removes the views of items that are no longer visible and loads missing ones.
  func updateLoadedItems() {
    guard dataSource != nil else { return }
    if activity.needsMeasuring {
      if items.isEmpty { machine.toggle.value = 0 }
      resolveLayout()
    }
    dropLostItems()
    var window = itemWindow
    // Before the loading: the views that leave can be reused for the items that appear.
    unloadItems(outside: window)
    guard items.slots.count < window.count else { return trimPool() }
    loadItems(in: window)
    // Views narrower than expected leave room for more.
    while measuresEveryItem && !activity.isOutdated && itemWindow.count > window.count {
      window = itemWindow
      loadItems(in: window)
    }
    // The widths of the new items may move the ends.
    if hasOwnWidths && machine.rules.snaps.limits != nil && !activity.isOutdated { resolvePlaces() }
    trimPool()
  }

  private func loadItems(in window: ItemWindow) {
    for place in 0..<window.count {
      guard !activity.isOutdated else { return activity.needsPlacement = true }
      guard let index = window.index(at: place), items[index] == nil else { continue }
      loadItem(at: index)
    }
  }

  /// Releases the views beyond those that may be used again.
  func trimPool() {
    let discarded = pool.trim(to: numberOfVisibleItems)
    // Keeps the views until the change of the pool is complete: releasing a view may run code that uses the
    // pool.
    if !discarded.isEmpty { withExtendedLifetime(discarded) {} }
  }

  /// The items that need views at the current offset.
  var itemWindow: ItemWindow {
    let ring = machine.rules.ring
    let (before, count) =
      hasOwnWidths && type.isRow
      ? fittingCounts : (countBefore(in: numberOfVisibleItems), numberOfVisibleItems)
    let start = VisibleItems.start(
      around: machine.currentIndex, count: count, before: before, ring: ring,
      placeholders: shownPlaceholders)
    return ItemWindow(
      start: start, count: count, ring: ring, scrollOffset: machine.offset, fade: geometry.fade)
  }

  // MARK: Taking away

  private func unloadItems(outside window: ItemWindow) {
    // Backwards, because the loop removes slots from the table; code that runs meanwhile may remove more. By index,
    // because an iterator would keep the list, and the removal copy it.
    for place in items.slots.indices.reversed() where place < items.slots.count {
      if !window.contains(items.slots[place].index) { unload(items.slots[place]) }
    }
  }

  /// Removes an item's view and keeps it in the pool.
  func unload(_ slot: ItemSlot) {
    takeOff(slot)
    pool.add(slot)
  }

  /// Removes a slot and the views that fade out in it, and then calls the delegate.
  func takeOff(_ slot: ItemSlot) {
    // Before the view leaves the window and loses the focus, which is checked here.
    focusWillLeave(slot)
    // Code that runs while the view leaves the window can still look it up.
    slot.container.removeFromSuperview()
    items.remove(slot)
    for leaving in slot.leavingViews { finishReplacing(leaving.view, in: slot, isReused: false) }
    // `willDisplay` may not have been called yet. Each call has to have its counterpart.
    guard slot.isDisplayed else { return }
    slot.isDisplayed = false
    notifyDelegate(ofDisplay: false, slot.view, at: slot.index)
  }

  /// Removes slots that have lost their view: an app has removed it from its container, or another carousel
  /// shows it.
  private func dropLostItems() {
    guard activity.hasLostViews else { return }
    activity.hasLostViews = false
    for slot in items.slots where slot.hasLostView { takeOff(slot) }
  }

  /// Removes a view that another slot is about to show.
  func giveUp(_ view: CarouselView, of slot: ItemSlot) {
    performPass {
      if slot.view === view {
        takeOff(slot)
        let waiting = pool.take(holding: view)
        withExtendedLifetime(waiting) { view.removeFromSuperview() }
      } else {
        finishReplacing(view, in: slot, isReused: false)
      }
    }
  }

  // MARK: Asking for views

  /// Loads and shows the view of an item or placeholder.
  func loadItem(at index: Int) {
    let isPlaceholder = isPlaceholder(index)
    guard let answer = requestView(at: index, isPlaceholder) else { return }
    let slot = answer.slot ?? ItemSlot(claimed(answer.view), kind: answer.kind, in: self)
    slot.index = index
    slot.isPlaceholder = isPlaceholder
    // Its content is new.
    slot.fitting?.isOutdated = true
    measure(slot)
    show(slot)
  }

  /// A data source's answer.
  struct Answer {
    let view: CarouselView
    let kind: ItemSlot.Kind
    /// The slot of a view from the pool; nil for another view.
    let slot: ItemSlot?
  }

  /// Asks the data source for a view; nil without a data source, or if a reload is due.
  func requestView(at index: Int, _ isPlaceholder: Bool) -> Answer? {
    // The data source may already have other numbers.
    guard let dataSource, !activity.isOutdated else { return nil }
    let kind = isPlaceholder ? ItemSlot.Kind.placeholder : .item
    let offered = pool.take(kind)
    let view =
      isPlaceholder
      ? dataSource.carousel(self, placeholderViewAt: placeholderIndex(of: index), reusing: offered?.view)
      : dataSource.carousel(self, viewForItemAt: index, reusing: offered?.view)
    let dequeued = takeDequeued(view)
    // The data source has requested a reload, so its answer belongs to numbers that are no longer valid.
    guard !activity.needsReload else { return nil }
    let waiting = dequeued ?? (offered?.view === view ? offered : pool.take(holding: view))
    let slot = waiting.flatMap { $0.hasLostView ? nil : $0 }
    return Answer(view: view, kind: dequeued?.kind ?? slot?.kind ?? kind, slot: slot)
  }

  func isPlaceholder(_ index: Int) -> Bool { index < 0 || index >= numberOfItems }

  /// The data source's index of the placeholder with a negative index or one past the items.
  private func placeholderIndex(of index: Int) -> Int {
    let leading = (numberOfPlaceholders + 1) / 2
    return index < 0 ? leading + index : leading + index - numberOfItems
  }

  /// The view, after the carousel that shows it, if any, has removed it.
  func claimed(_ view: CarouselView) -> CarouselView {
    if isDescendant(of: view) {
      fatalError("iCarousel: the data source returned a view that holds the carousel itself")
    }
    if let slot = (view.superview as? ItemContainer)?.slot {
      // A view has one superview. The other carousel must no longer place it.
      slot.carousel?.giveUp(view, of: slot)
    }
    if let slot = slotThatLost(view) { giveUp(view, of: slot) }
    return view
  }

  /// The slot whose view an app has removed from its container, and whose `didEndDisplaying` was not called
  /// yet.
  private func slotThatLost(_ view: CarouselView) -> ItemSlot? {
    (Array(items.slots) + departing).first { slot in
      slot.view === view || slot.leavingViews.contains { $0.view === view }
    }
  }

  // MARK: Showing

  /// Adds a slot's container without animation.
  private func show(_ slot: ItemSlot) {
    notifyDelegateOfDisplay(slot)
    // Within an animation block the new view would otherwise fly in from the origin.
    guard CarouselView.inheritedAnimationDuration > 0 else { return put(slot) }
    CarouselView.performWithoutAnimation {
      put(slot)
      slot.container.layoutIfNeeded()
    }
  }

  func notifyDelegateOfDisplay(_ slot: ItemSlot) {
    guard !slot.isPlaceholder else { return }
    slot.isDisplayed = true
    notifyDelegate(ofDisplay: true, slot.view, at: slot.index)
  }

  private func put(_ slot: ItemSlot) {
    prepare(slot)
    updateFocusability(of: slot)
    items.add(slot)
    contentView.addSubview(slot.container)
    // Another carousel may show the view by now.
    guard slot.isShown else { return slot.container.removeFromSuperview() }
    // At once, not at the end of the pass: the delegate and the accessibility tree may read its place before.
    place(slot, at: offsetForItem(at: slot.index), geometry, delegate)
  }
}
