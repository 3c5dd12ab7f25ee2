/// Scrolling to the view that has the focus.
extension iCarousel {
  /// Scrolls to the item whose view is `view` or contains it, such as a text field that has become first
  /// responder or a view that gets the focus. Returns false if no item contains the view.
  @discardableResult
  public func scrollToItem(holding view: CarouselView, animated: Bool) -> Bool {
    let index = index(ofItemViewOrSubview: view)
    guard index != NSNotFound, index >= 0, index < numberOfItems else { return false }
    if index != currentItemIndex || scrollOffset != CGFloat(index) {
      scrollToItem(at: index, animated: animated)
    }
    return true
  }
}
