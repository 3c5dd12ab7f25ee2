/// Hears early which items will come into sight, to fetch what they show.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol iCarouselDataSourcePrefetching: AnyObject {
  /// The items will probably be asked for soon, the nearest first.
  func carousel(_ carousel: iCarousel, prefetchItemsAt indexes: [Int])
  /// The items will not be asked for soon after all.
  func carousel(_ carousel: iCarousel, cancelPrefetchingForItemsAt indexes: [Int])
}

extension iCarouselDataSourcePrefetching {
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, cancelPrefetchingForItemsAt indexes: [Int]) {}
}
