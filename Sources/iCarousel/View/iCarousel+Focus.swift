import UIKitShim

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

#if canImport(UIKit)
  extension iCarousel {
    /// The focus goes to the current item first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      currentItemView.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// An item that gets the focus comes into the middle.
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      if let view = context.nextFocusedView { scrollToItem(holding: view, animated: true) }
    }

    /// Keeps the place for the next launch.
    open override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(Double(state.scrollOffset), forKey: "iCarousel.scrollOffset")
    }

    /// Goes to the place of the last launch, as soon as there are items.
    open override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      let key = "iCarousel.scrollOffset"
      guard coder.containsValue(forKey: key) else { return }
      state = iCarouselState(scrollOffset: CGFloat(coder.decodeDouble(forKey: key)))
    }
  }
#endif
