/// Which items have views (docs/carousel.md, 3.4), and where these come from. All of it takes place in passes.
extension iCarousel {
  /// Takes away the views of items that are not visible any more and asks for those that are missing.
  func updateLoadedItems() {
    guard dataSource != nil else { return }
    if activity.needsMeasuring {
      if items.isEmpty { machine.toggle.value = 0 }
      resolveLayout()
    }
    dropLostItems()
    var window = itemWindow
    unloadItems(outside: window)
    guard items.slots.count < window.count else { return trimPool() }
    loadItems(in: window)
    // Views that are narrower than was to be expected leave room for more.
    while measuresEveryItem && !activity.isOutdated && itemWindow.count > window.count {
      window = itemWindow
      loadItems(in: window)
    }
    trimPool()
  }

  private func loadItems(in window: ItemWindow) {
    for place in 0..<window.count {
      guard !activity.isOutdated else { return activity.needsPlacement = true }
      guard let index = window.index(at: place), items[index] == nil else { continue }
      loadItem(at: index)
    }
  }

  /// Lets go of the views beyond those that may be used again.
  func trimPool() {
    let discarded = pool.trim(to: numberOfVisibleItems)
    // Not while the pool is being changed: a view that is let go of may run code.
    withExtendedLifetime(discarded) {}
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

  // MARK: Taking away

  private func unloadItems(outside window: ItemWindow) {
    for slot in items.slots.reversed() where !window.contains(slot.index) { unload(slot) }
  }

  /// Takes an item's view off the screen and keeps it for another item.
  func unload(_ slot: ItemSlot) {
    takeOff(slot)
    pool.add(slot)
  }

  /// Takes a slot off the screen, with the views that fade away in it, and then tells the delegate.
  func takeOff(_ slot: ItemSlot) {
    focusWillLeave(slot)
    // The view can still be looked up by code that runs while it leaves the window.
    slot.container.removeFromSuperview()
    items.remove(slot)
    for leaving in slot.leavingViews { finishReplacing(leaving.view, in: slot, isReused: false) }
    guard slot.isDisplayed else { return }
    slot.isDisplayed = false
    delegate?.carousel(self, didEndDisplaying: slot.view, forItemAt: slot.index)
  }

  /// Takes off what has lost its view: an app has taken it out of its container, or shows it in another carousel.
  private func dropLostItems() {
    guard activity.hasLostViews else { return }
    activity.hasLostViews = false
    for slot in items.slots where slot.hasLostView { takeOff(slot) }
  }

  /// Gives up a view that another place wants to show.
  func giveUp(_ view: UIView, of slot: ItemSlot) {
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

  /// Asks for the view of an item or placeholder and shows it.
  func loadItem(at index: Int) {
    let isPlaceholder = isPlaceholder(index)
    guard let answer = requestView(at: index, isPlaceholder) else { return }
    let slot = answer.slot ?? ItemSlot(claimed(answer.view), kind: answer.kind, in: self)
    slot.index = index
    slot.isPlaceholder = isPlaceholder
    slot.ownWidth = isPlaceholder ? nil : ownWidth(ofItemAt: index, slot.view)
    if slot.ownWidth != nil { hasOwnWidths = true }
    show(slot)
  }

  /// A data source's answer.
  struct Answer {
    let view: UIView
    let kind: ItemSlot.Kind
    /// The slot that the view waited in; nil for one that comes from elsewhere.
    let slot: ItemSlot?
  }

  /// Asks the data source for a view; nil if there is none to ask, or if everything is to be loaded anew.
  func requestView(at index: Int, _ isPlaceholder: Bool) -> Answer? {
    // The data source may have other numbers already.
    guard let dataSource, !activity.isOutdated else { return nil }
    let kind = isPlaceholder ? ItemSlot.Kind.placeholder : .item
    let offered = pool.take(kind)
    let view =
      isPlaceholder
      ? dataSource.carousel(self, placeholderViewAt: placeholderIndex(of: index), reusing: offered?.view)
      : dataSource.carousel(self, viewForItemAt: index, reusing: offered?.view)
    let dequeued = takeDequeued(view)
    guard !activity.needsReload else { return nil }
    let waiting = dequeued ?? (offered?.view === view ? offered : pool.take(holding: view))
    let slot = waiting.flatMap { $0.hasLostView ? nil : $0 }
    return Answer(view: view, kind: dequeued?.kind ?? slot?.kind ?? kind, slot: slot)
  }

  func isPlaceholder(_ index: Int) -> Bool { index < 0 || index >= numberOfItems }

  /// The data source's number of the placeholder with a negative index or one past the items.
  private func placeholderIndex(of index: Int) -> Int {
    let leading = (numberOfPlaceholders + 1) / 2
    return index < 0 ? leading + index : leading + index - numberOfItems
  }

  /// A view that no carousel shows any more: the one that did has given it up.
  func claimed(_ view: UIView) -> UIView {
    if isDescendant(of: view) {
      fatalError("iCarousel: the data source returned a view that holds the carousel itself")
    }
    if let slot = (view.superview as? ItemContainer)?.slot {
      slot.carousel?.giveUp(view, of: slot)
    }
    if let slot = slotThatLost(view) { giveUp(view, of: slot) }
    return view
  }

  /// The slot whose view an app has taken out of its container, and which the delegate believes to be shown.
  private func slotThatLost(_ view: UIView) -> ItemSlot? {
    (Array(items.slots) + departing).first { slot in
      slot.view === view || slot.leavingViews.contains { $0.view === view }
    }
  }

  // MARK: Showing

  /// Puts a slot on the screen without animation.
  private func show(_ slot: ItemSlot) {
    tellWillDisplay(slot)
    guard UIView.inheritedAnimationDuration > 0 else { return put(slot) }
    UIView.performWithoutAnimation {
      put(slot)
      slot.container.layoutIfNeeded()
    }
  }

  func tellWillDisplay(_ slot: ItemSlot) {
    guard !slot.isPlaceholder else { return }
    slot.isDisplayed = true
    delegate?.carousel(self, willDisplay: slot.view, forItemAt: slot.index)
  }

  private func put(_ slot: ItemSlot) {
    prepare(slot)
    slot.container.takesFocus = allowsFocus && !slot.isPlaceholder
    items.add(slot)
    contentView.addSubview(slot.container)
    // Another carousel may have got the view meanwhile.
    guard slot.isShown else { return slot.container.removeFromSuperview() }
    place(slot, at: offsetForItem(at: slot.index), geometry, delegate)
  }
}
