import UIKitShim

/// Where a carousel is, to be kept and set again later.
public struct iCarouselState: Equatable, Sendable {
  /// The place in the middle, in items.
  public var scrollOffset: CGFloat

  /// A place.
  public init(scrollOffset: CGFloat) {
    self.scrollOffset = scrollOffset
  }
}

#if !hasFeature(Embedded)
  extension iCarouselState: Codable {}
#endif

extension iCarousel {
  /// Where the carousel is. Setting it moves there at once, or as soon as there are items: also before the
  /// first load.
  public var state: iCarouselState {
    get { iCarouselState(scrollOffset: activity.pendingOffset.map { CGFloat($0) } ?? restingOffset) }
    set { scrollOffset = newValue.scrollOffset }
  }

  /// Where the carousel will come to rest.
  private var restingOffset: CGFloat {
    guard numberOfItems > 0 else { return 0 }
    return scrollToItemBoundary ? CGFloat(max(currentItemIndex, 0)) : machine.rules.ring.clamped(scrollOffset)
  }
}
