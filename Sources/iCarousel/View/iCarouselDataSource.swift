/// The source of a carousel's items.
public protocol iCarouselDataSource: AnyObject, ViewTreeConfined {
  /// The number of items. A negative number counts as 0.
  func numberOfItems(in carousel: iCarousel) -> Int

  /// The view of an item.
  ///
  /// - Parameters:
  ///   - carousel: the carousel.
  ///   - index: the item, from 0.
  ///   - view: a view that no longer shows an item, to be returned with new content; nil if there is none.
  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: CarouselView?) -> CarouselView

  /// The number of placeholders beyond both ends together. A carousel that does not wrap shows them. 0 by
  /// default.
  func numberOfPlaceholders(in carousel: iCarousel) -> Int

  /// The view of a placeholder. The first half of them, rounded up, are before the first item, the others
  /// after the last. An empty view by default.
  func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: CarouselView?)
    -> CarouselView
}

extension iCarouselDataSource {
  /// Returns 0.
  public func numberOfPlaceholders(in carousel: iCarousel) -> Int { 0 }

  /// Returns an empty view.
  public func carousel(
    _ carousel: iCarousel, placeholderViewAt index: Int, reusing view: CarouselView?
  ) -> CarouselView { view ?? CarouselView() }
}
