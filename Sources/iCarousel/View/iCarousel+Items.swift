import UIKitShim

/// Which items have views (docs/carousel.md, 3.4), and where these come from.
extension iCarousel {
  /// Takes away the views of items that are not visible any more and asks for those that are missing.
  func updateLoadedItems() {
    guard !activity.isLoading, let dataSource else { return }
    var window = itemWindow
    guard unloadItems(outside: window) || items.slots.count < window.count else { return }
    loadItems(in: window, from: dataSource)
    // Views that are narrower than was to be expected leave room for more.
    while measuresEveryItem && !activity.needsReload && itemWindow.count > window.count {
      window = itemWindow
      loadItems(in: window, from: dataSource)
    }
    detachWaiting()
  }

  private func loadItems(in window: ItemWindow, from dataSource: any iCarouselDataSource) {
    for place in 0..<window.count {
      guard let index = window.index(at: place), items[index] == nil else { continue }
      loadItem(at: index, from: dataSource)
      if activity.needsReload { break }
    }
  }

  /// Takes views off the screen that wait to be used again.
  func detachWaiting() {
    if pool.detachAll(keeping: numberOfVisibleItems) { items.dropDetached() }
  }

  /// The items that are to have views for the present place.
  var itemWindow: ItemWindow {
    let ring = machine.rules.ring
    let count = hasOwnWidths && type.isRow ? fittingCount : numberOfVisibleItems
    let start = VisibleItems.start(
      around: machine.currentIndex, count: count, ring: ring, placeholders: shownPlaceholders)
    return ItemWindow(
      start: start, count: count, ring: ring, scrollOffset: machine.offset, fade: geometry.fade)
  }

  /// Takes away views; true if there were any.
  private func unloadItems(outside window: ItemWindow) -> Bool {
    var isChanged = false
    var index = items.slots.count
    while index > 0 {
      index -= 1
      let slot = items.slots[index]
      guard !window.contains(slot.index) else { continue }
      isChanged = true
      unload(slot)
      index = min(index, items.slots.count)
    }
    return isChanged
  }

  /// Takes an item's view away and keeps it for another item.
  func unload(_ slot: ItemSlot) {
    focusWillLeave(slot)
    items.remove(slot)
    tellDidEndDisplaying(slot)
    pool.add(slot)
  }

  func tellDidEndDisplaying(_ slot: ItemSlot) {
    guard slot.kind != .placeholder else { return }
    calling { delegate?.carousel(self, didEndDisplaying: slot.view, forItemAt: slot.index) }
  }

  /// Asks for the view of an item or placeholder and shows it.
  func loadItem(at index: Int) {
    guard let dataSource else { return }
    loadItem(at: index, from: dataSource)
  }

  private func loadItem(at index: Int, from dataSource: any iCarouselDataSource) {
    let isPlaceholder = index < 0 || index >= numberOfItems
    let offered = pool.take(isPlaceholder ? .placeholder : .item)
    let generation = activity.generation
    let view = calling { makeView(at: index, isPlaceholder, reusing: offered?.view, from: dataSource) }
    guard generation == activity.generation else { return drop(offered) }
    let slot = takeDequeued(view) ?? slot(for: view, offered, isPlaceholder ? .placeholder : .item)
    slot.index = index
    slot.ownWidth = isPlaceholder ? nil : ownWidth(ofItemAt: index, view)
    if slot.ownWidth != nil { hasOwnWidths = true }
    show(slot)
  }

  /// Another view for an item that has one, nil when the carousel has been loaded anew meanwhile.
  func requestView(for slot: ItemSlot) -> UIView? {
    guard let dataSource else { return nil }
    let isPlaceholder = slot.kind == .placeholder
    let offered = pool.take(isPlaceholder ? .placeholder : .item)
    let generation = activity.generation
    let index = slot.index
    let view = calling { makeView(at: index, isPlaceholder, reusing: offered?.view, from: dataSource) }
    guard generation == activity.generation else {
      drop(offered)
      return nil
    }
    if let dequeued = takeDequeued(view) {
      slot.kind = dequeued.kind
    } else if view !== slot.view {
      _ = pool.take(holding: view)
      if !isPlaceholder { slot.kind = .item }
    }
    if slot.kind != .placeholder {
      calling { delegate?.carousel(self, willDisplay: view, forItemAt: index) }
    }
    return view
  }

  /// Gives up a slot that was offered when the carousel has been loaded anew meanwhile, and those that were
  /// dequeued.
  private func drop(_ offered: ItemSlot?) {
    offered?.container.removeFromSuperview()
    for slot in reuse.dequeued { slot.container.removeFromSuperview() }
    reuse.dequeued = []
    items.dropDetached()
  }

  private func makeView(
    at index: Int, _ isPlaceholder: Bool, reusing view: UIView?, from dataSource: any iCarouselDataSource
  ) -> UIView {
    isPlaceholder
      ? dataSource.carousel(self, placeholderViewAt: placeholderIndex(of: index), reusing: view)
      : dataSource.carousel(self, viewForItemAt: index, reusing: view)
  }

  /// The data source's number of the placeholder with a negative index or one past the items.
  private func placeholderIndex(of index: Int) -> Int {
    let leading = (numberOfPlaceholders + 1) / 2
    return index < 0 ? leading + index : leading + index - numberOfItems
  }

  /// The slot for a view: the one that was offered and came back, the one in which it waits or which shows it
  /// for another item, or a new one.
  private func slot(for view: UIView, _ offered: ItemSlot?, _ kind: ItemSlot.Kind) -> ItemSlot {
    if let offered, offered.view === view { return offered }
    if let waiting = pool.take(holding: view) { return waiting }
    if let shown = items.slot(holding: view) {
      items.remove(shown)
      return shown
    }
    if let offered { offered.container.removeFromSuperview() }
    return ItemSlot(view, kind: kind)
  }

  /// Puts a slot on the screen without animation.
  private func show(_ slot: ItemSlot) {
    if slot.kind != .placeholder {
      calling { delegate?.carousel(self, willDisplay: slot.view, forItemAt: slot.index) }
    }
    // Laying the container out may lay the carousel out as well, which has to wait.
    calling { display(slot) }
  }

  private func display(_ slot: ItemSlot) {
    guard UIView.inheritedAnimationDuration > 0 else { return put(slot) }
    UIView.performWithoutAnimation {
      put(slot)
      slot.container.layoutIfNeeded()
    }
  }

  private func put(_ slot: ItemSlot) {
    prepare(slot)
    slot.container.takesTouches = allowsInteraction(at: slot.index)
    slot.container.takesFocus = allowsFocus && slot.kind != .placeholder
    if slot.container.superview !== contentView {
      items.dropDetached()
      contentView.addSubview(slot.container)
    }
    items.add(slot)
    place(slot, at: offsetForItem(at: slot.index), geometry, delegate)
  }

  // MARK: Code that is called meanwhile

  /// Calls code that must not change what is shown under way: what it asks for is done afterwards.
  func calling<Result>(_ body: () -> Result) -> Result {
    let wasLoading = activity.isLoading
    activity.isLoading = true
    defer { activity.isLoading = wasLoading }
    return body()
  }

  /// Reloads if that was asked for meanwhile. A data source that asks for it whenever it is asked for a view
  /// gets its way a few times only, or else there would never be anything to see.
  private func reloadIfNeeded() {
    guard activity.needsReload else { return }
    activity.needsReload = false
    activity.reloadsInARow += 1
    reloadData()
  }

  /// Does what was asked for meanwhile.
  func performPendingChanges() {
    guard !activity.isLoading else { return }
    reloadIfNeeded()
    while !activity.deferredEvents.isEmpty { apply(activity.deferredEvents.removeFirst()) }
    while !activity.pendingChanges.isEmpty {
      activity.pendingChanges.removeFirst()(self)
    }
    if activity.needsLayout {
      activity.needsLayout = false
      setNeedsLayout()
    }
  }
}
