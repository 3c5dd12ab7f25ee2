// The names that the members had in Objective-C and in Swift 2. They exist only so that the compiler can name
// the replacement. A delegate's or data source's method under such a name is never called.

extension iCarouselDelegate {
  /// Does not compile: it is called `carousel(_:didSelectItemAt:)` now.
  @available(*, unavailable, renamed: "carousel(_:didSelectItemAt:)")
  public func carousel(_ carousel: iCarousel, didSelectItemAtIndex index: Int) {}
  /// Does not compile: it is called `carousel(_:shouldSelectItemAt:)` now.
  @available(*, unavailable, renamed: "carousel(_:shouldSelectItemAt:)")
  public func carousel(_ carousel: iCarousel, shouldSelectItemAtIndex index: Int) -> Bool { true }
  /// Does not compile: it is called `carousel(_:valueFor:withDefault:)` now.
  @available(*, unavailable, renamed: "carousel(_:valueFor:withDefault:)")
  public func carousel(
    _ carousel: iCarousel, valueForOption option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat { value }
  /// Does not compile: it is called `carouselCurrentItemIndexDidChange(_:)` now.
  @available(*, unavailable, renamed: "carouselCurrentItemIndexDidChange(_:)")
  public func carouselCurrentItemIndexUpdated(_ carousel: iCarousel) {}
}

extension iCarouselDataSource {
  /// Does not compile: it is called `numberOfItems(in:)` now.
  @available(*, unavailable, renamed: "numberOfItems(in:)")
  public func numberOfItemsInCarousel(_ carousel: iCarousel) -> Int { 0 }
  /// Does not compile: it is called `carousel(_:viewForItemAt:reusing:)` now.
  @available(*, unavailable, renamed: "carousel(_:viewForItemAt:reusing:)")
  public func carousel(
    _ carousel: iCarousel, viewForItemAtIndex index: Int, reusingView view: CarouselView?
  ) -> CarouselView { view ?? CarouselView() }
  /// Does not compile: it is called `numberOfPlaceholders(in:)` now.
  @available(*, unavailable, renamed: "numberOfPlaceholders(in:)")
  public func numberOfPlaceholdersInCarousel(_ carousel: iCarousel) -> Int { 0 }
  /// Does not compile: it is called `carousel(_:placeholderViewAt:reusing:)` now.
  @available(*, unavailable, renamed: "carousel(_:placeholderViewAt:reusing:)")
  public func carousel(
    _ carousel: iCarousel, placeholderViewAtIndex index: Int, reusingView view: CarouselView?
  ) -> CarouselView { view ?? CarouselView() }
}

extension iCarousel {
  /// Does not compile: it is called `scroll(byOffset:duration:)` now.
  @available(*, unavailable, renamed: "scroll(byOffset:duration:)")
  public func scrollByOffset(_ offset: CGFloat, duration: TimeInterval) {}
  /// Does not compile: it is called `scroll(toOffset:duration:)` now.
  @available(*, unavailable, renamed: "scroll(toOffset:duration:)")
  public func scrollToOffset(_ offset: CGFloat, duration: TimeInterval) {}
  /// Does not compile: it is called `scroll(byNumberOfItems:duration:)` now.
  @available(*, unavailable, renamed: "scroll(byNumberOfItems:duration:)")
  public func scrollByNumberOfItems(_ itemCount: Int, duration: TimeInterval) {}
  /// Does not compile: it is called `scrollToItem(at:duration:)` now.
  @available(*, unavailable, renamed: "scrollToItem(at:duration:)")
  public func scrollToItemAtIndex(_ index: Int, duration: TimeInterval) {}
  /// Does not compile: it is called `scrollToItem(at:animated:)` now.
  @available(*, unavailable, renamed: "scrollToItem(at:animated:)")
  public func scrollToItemAtIndex(_ index: Int, animated: Bool) {}
  /// Does not compile: it is called `itemView(at:)` now.
  @available(*, unavailable, renamed: "itemView(at:)")
  public func itemViewAtIndex(_ index: Int) -> CarouselView? { nil }
  /// Does not compile: it is called `itemView(at:)` now.
  @available(*, unavailable, renamed: "itemView(at:)")
  public func itemViewAtPoint(_ point: CGPoint) -> CarouselView? { nil }
  /// Does not compile: it is called `index(ofItemView:)` now.
  @available(*, unavailable, renamed: "index(ofItemView:)")
  public func indexOfItemView(_ view: CarouselView) -> Int { 0 }
  /// Does not compile: it is called `index(ofItemViewOrSubview:)` now.
  @available(*, unavailable, renamed: "index(ofItemViewOrSubview:)")
  public func indexOfItemViewOrSubview(_ view: CarouselView) -> Int { 0 }
  /// Does not compile: it is called `offsetForItem(at:)` now.
  @available(*, unavailable, renamed: "offsetForItem(at:)")
  public func offsetForItemAtIndex(_ index: Int) -> CGFloat { 0 }
  /// Does not compile: it is called `insertItem(at:animated:completion:)` now.
  @available(*, unavailable, renamed: "insertItem(at:animated:completion:)")
  public func insertItemAtIndex(_ index: Int, animated: Bool) {}
  /// Does not compile: it is called `removeItem(at:animated:completion:)` now.
  @available(*, unavailable, renamed: "removeItem(at:animated:completion:)")
  public func removeItemAtIndex(_ index: Int, animated: Bool) {}
  /// Does not compile: it is called `reloadItem(at:animated:completion:)` now.
  @available(*, unavailable, renamed: "reloadItem(at:animated:completion:)")
  public func reloadItemAtIndex(_ index: Int, animated: Bool) {}
}

extension iCarousel {
  /// Does not compile: it is called `isScrollEnabled` now.
  @available(*, unavailable, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool { false }
  /// Does not compile: it is called `isPagingEnabled` now.
  @available(*, unavailable, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool { false }
  /// Does not compile: it is called `isVertical` now.
  @available(*, unavailable, renamed: "isVertical")
  public var vertical: Bool { false }
  /// Does not compile: it is called `isWrapEnabled` now.
  @available(*, unavailable, renamed: "isWrapEnabled")
  public var wrapEnabled: Bool { false }
  /// Does not compile: it is called `isDragging` now.
  @available(*, unavailable, renamed: "isDragging")
  public var dragging: Bool { false }
  /// Does not compile: it is called `isDecelerating` now.
  @available(*, unavailable, renamed: "isDecelerating")
  public var decelerating: Bool { false }
  /// Does not compile: it is called `isScrolling` now.
  @available(*, unavailable, renamed: "isScrolling")
  public var scrolling: Bool { false }
}
