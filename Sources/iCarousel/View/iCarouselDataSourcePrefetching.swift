/// An object that is notified early of items that will become visible, to fetch their content.
public protocol iCarouselDataSourcePrefetching: AnyObject, ViewTreeConfined {
  /// Called when items will probably become visible soon, the nearest first.
  func carousel(_ carousel: iCarousel, prefetchItemsAt indexes: [Int])
  /// Called when announced items will not become visible soon after all.
  func carousel(_ carousel: iCarousel, cancelPrefetchingForItemsAt indexes: [Int])
}

extension iCarouselDataSourcePrefetching {
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, cancelPrefetchingForItemsAt indexes: [Int]) {}
}
