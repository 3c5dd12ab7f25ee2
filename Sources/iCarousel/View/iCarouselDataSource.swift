/// What a carousel shows.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol iCarouselDataSource: AnyObject {
  /// The number of items; a negative number counts as none.
  func numberOfItems(in carousel: iCarousel) -> Int

  /// The view of an item.
  ///
  /// - Parameters:
  ///   - carousel: the carousel that asks.
  ///   - index: the item, from 0.
  ///   - view: a view that shows no item any more, to be filled anew and returned; nil when there is none.
  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView

  /// The number of placeholders beyond both ends together, which a carousel that does not wrap shows; 0
  /// unless implemented.
  func numberOfPlaceholders(in carousel: iCarousel) -> Int

  /// The view of a placeholder: the first half of them, rounded up, stand before the first item, the others
  /// after the last. An empty view unless implemented.
  func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?) -> UIView
}

extension iCarouselDataSource {
  /// 0 unless the data source implements it.
  public func numberOfPlaceholders(in carousel: iCarousel) -> Int { 0 }

  /// An empty view unless the data source implements it.
  public func carousel(
    _ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
}
