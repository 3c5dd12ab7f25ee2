/// Bringing what has the focus into the middle.
extension iCarousel {
  /// Scrolls to the item whose view is `view` or holds it, as to a text field that has become first responder
  /// or a view that the focus has moved to. Returns false when the view is in none.
  @discardableResult
  public func scrollToItem(holding view: UIView, animated: Bool) -> Bool {
    let index = index(ofItemViewOrSubview: view)
    guard index != NSNotFound, index >= 0, index < numberOfItems else { return false }
    if index != currentItemIndex || scrollOffset != CGFloat(index) {
      scrollToItem(at: index, animated: animated)
    }
    return true
  }
}

/// Where the focus goes.
extension iCarousel {
  /// Brings the item that has got the focus into the middle.
  func focusDidMove(_ context: UIFocusUpdateContext) {
    focusedItem = context.nextFocusedItem.flatMap { contains($0) ? $0 : nil }
    // What moves by itself takes the focus along, and not the other way round.
    let isOnTheWay = context.focusHeading.isEmpty && machine.motion != .none
    guard let view = context.nextFocusedView, !isOnTheWay else { return }
    // A container lies around an item's view.
    scrollToItem(holding: (view as? ItemContainer)?.subviews.first ?? view, animated: true)
  }

  /// Lets the focus follow to the current item when the carousel has moved away from the one that has it.
  func updateFocusAfterScrolling() {
    let currentHasIt = items[currentItemIndex].map { isFocused($0.container) } ?? false
    if focusedItem != nil && !currentHasIt { setNeedsFocusUpdate() }
  }

  /// Lets the focus go to another item than one that is taken away.
  func focusWillLeave(_ slot: ItemSlot) {
    if isFocused(slot.container) { setNeedsFocusUpdate() }
  }

  /// Gives the containers the focus or takes it from them.
  func allowsFocusDidChange() {
    for slot in items.slots { slot.container.takesFocus = allowsFocus && !slot.isPlaceholder }
  }

  /// The index of the item that has the focus itself; nil when nothing has, or something in an item.
  var focusedIndex: Int? {
    items.slots.first { !$0.isPlaceholder && $0.container.isFocused }?.index
  }

  /// Whether a container, or something in it, has the focus.
  private func isFocused(_ container: UIView) -> Bool {
    focusedItem.map { container.contains($0) } ?? false
  }
}
