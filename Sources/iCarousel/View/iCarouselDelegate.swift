/// The object that is notified of a carousel's events and customises its appearance. All methods are
/// optional.
public protocol iCarouselDelegate: AnyObject, ViewTreeConfined {
  /// Called when an animated scroll begins: by code, after a tap, or to align the carousel with an item.
  func carouselWillBeginScrollingAnimation(_ carousel: iCarousel)
  /// Called when an animated scroll has ended, at its target or because another movement has replaced it.
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel)
  /// Called when `scrollOffset` has changed.
  func carouselDidScroll(_ carousel: iCarousel)
  /// Called when `currentItemIndex` has changed.
  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel)
  /// Called when a finger begins to drag.
  func carouselWillBeginDragging(_ carousel: iCarousel)
  /// Called when a finger is lifted after a drag, before `carouselDidEndDragging(_:willDecelerate:)`.
  ///
  /// - Parameters:
  ///   - carousel: the carousel.
  ///   - velocity: the speed of the finger, in items per second; positive towards later items.
  ///   - targetIndex: the item at which the carousel will come to rest. Set another one to redirect it; the carousel
  ///     then moves there from the finger's speed. Numbers outside the list count as the nearest item, or are wrapped
  ///     around.
  func carousel(
    _ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat, targetIndex: inout Int)
  /// Called when a finger has stopped dragging. If `decelerate` is true, the carousel moves by itself then.
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool)
  /// Called when the carousel begins to move by itself after a drag.
  func carouselWillBeginDecelerating(_ carousel: iCarousel)
  /// Called when the carousel has slowed down to a stop, or was stopped.
  func carouselDidEndDecelerating(_ carousel: iCarousel)

  /// Returns whether a tap on an item selects it; true by default. Never called for placeholders.
  func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool
  /// Called when an item was tapped. Never called for placeholders.
  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int)

  /// Called when the view of an item is about to be shown: after the data source has returned it and before
  /// it is added.
  func carousel(_ carousel: iCarousel, willDisplay view: CarouselView, forItemAt index: Int)
  /// Called when the view of an item is no longer shown, and before it is offered for another item.
  func carousel(_ carousel: iCarousel, didEndDisplaying view: CarouselView, forItemAt index: Int)

  /// The width of items along the row, in points. 0, the default, means the width of the first view.
  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat
  /// The width of one item in a row (linear, cover flow, tilted), in points. 0, the default, means the common
  /// width.
  func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat
  /// The transform of the item at `offset` in a carousel of type `custom`; `transform` by default.
  func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  )
    -> CATransform3D
  /// The value of an option; `value` by default. Called in every layout: see `reloadOptions()`.
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
  /// Leaves the target as it is.
  public func carousel(
    _ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat, targetIndex: inout Int
  ) {}
  /// Does nothing.
  public func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func carouselWillBeginDecelerating(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carouselDidEndDecelerating(_ carousel: iCarousel) {}
  /// Returns true.
  public func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool { true }
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {}
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, willDisplay view: CarouselView, forItemAt index: Int) {}
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, didEndDisplaying view: CarouselView, forItemAt index: Int) {}
  /// Returns 0, for the width of the first view.
  public func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { 0 }
  /// Returns 0, for the common width.
  public func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat { 0 }
  /// Returns the base transform.
  public func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D { transform }
  /// Returns the default value.
  public func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat { value }
}
