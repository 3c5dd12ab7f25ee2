/// Hears what happens to a carousel and decides how it looks. Every method may be left out.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol iCarouselDelegate: AnyObject {
  /// An animated scroll begins: by code, after a tap, or to align the carousel with an item.
  func carouselWillBeginScrollingAnimation(_ carousel: iCarousel)
  /// An animated scroll has ended, at its goal or because something else has moved the carousel.
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel)
  /// `scrollOffset` has changed.
  func carouselDidScroll(_ carousel: iCarousel)
  /// `currentItemIndex` has changed.
  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel)
  /// A finger begins to drag.
  func carouselWillBeginDragging(_ carousel: iCarousel)
  /// A finger has stopped dragging; with `decelerate` the carousel moves on by itself.
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool)
  /// The carousel moves on by itself after a drag.
  func carouselWillBeginDecelerating(_ carousel: iCarousel)
  /// The carousel has slowed down to a stop, or was stopped.
  func carouselDidEndDecelerating(_ carousel: iCarousel)

  /// Whether a tap on an item selects it; true unless implemented. Never called for placeholders.
  func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool
  /// An item was tapped. Never called for placeholders.
  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int)

  /// The view of an item is about to be shown. Called after the data source has returned it and before it is
  /// added.
  func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int)
  /// The view of an item is not shown any more. Called before it is offered for another item.
  func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int)

  /// The width of items along the row, in points; 0, unless implemented, for that of the first view.
  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat
  /// The width of one item in a row (linear, cover flow, tilted), in points; 0, unless implemented, for that
  /// of all.
  func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat
  /// Where the item at `offset` stands in a carousel of type `custom`; `transform` unless implemented.
  func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  )
    -> CATransform3D
  /// The value of an option; `value` unless implemented. Asked for in every layout: see `reloadOptions()`.
  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
}

extension iCarouselDelegate {
  /// Does nothing.
  public func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselDidEndScrollingAnimation(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselDidScroll(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselWillBeginDragging(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func carouselWillBeginDecelerating(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselDidEndDecelerating(_ carousel: iCarousel) {}
  /// True.
  public func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool { true }
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {}
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {}
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {}
  /// 0: the width of the first view.
  public func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { 0 }
  /// 0: the width of all items.
  public func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat { 0 }
  /// The base transform.
  public func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D { transform }
  /// The default value.
  public func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat { value }
}
