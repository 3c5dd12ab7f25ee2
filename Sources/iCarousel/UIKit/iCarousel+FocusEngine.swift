#if canImport(UIKit) || !canImport(AppKit)
  /// The focus engine.
  extension iCarousel {
    /// Scrolls to the item that has got the focus.
    func focusDidMove(_ context: UIFocusUpdateContext) {
      focusedItem = context.nextFocusedItem.flatMap { contains($0) ? $0 : nil }
      // A carousel that moves by itself determines the focus, and must not be moved by it.
      let isOnTheWay = context.focusHeading.isEmpty && machine.motion != .none
      guard let view = context.nextFocusedView, !isOnTheWay else { return }
      // A container contains the item's view, which is what the carousel looks up.
      scrollToItem(holding: (view as? ItemContainer)?.subviews.first ?? view, animated: true)
    }

    /// Moves the focus to the current item if the carousel has moved away from the focused one.
    func updateFocusAfterScrolling() {
      let currentHasIt = items[currentItemIndex].map { isFocused($0.container) } ?? false
      if focusedItem != nil && !currentHasIt { setNeedsFocusUpdate() }
    }

    /// Moves the focus away from an item that is removed.
    func focusWillLeave(_ slot: ItemSlot) {
      if isFocused(slot.container) { setNeedsFocusUpdate() }
    }

    /// Makes the containers focusable, or not.
    func allowsFocusDidChange() {
      for slot in items.slots { updateFocusability(of: slot) }
    }

    /// The index of the focused item; nil if no item itself has the focus, as when a view in an item has it.
    var focusedIndex: Int? {
      items.slots.first { !$0.isPlaceholder && $0.container.isFocused }?.index
    }

    /// Whether a container, or a view in it, has the focus.
    private func isFocused(_ container: UIView) -> Bool {
      focusedItem.map { container.contains($0) } ?? false
    }

    /// Whether the focus is in the carousel.
    public var containsFocus: Bool { focusedItem != nil }

    /// Makes a container focusable, or not.
    func updateFocusability(of slot: ItemSlot) {
      slot.container.takesFocus = allowsFocus && !slot.isPlaceholder
    }
  }
#endif
