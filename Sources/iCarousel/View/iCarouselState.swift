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

extension iCarouselState {
  private static let key = "iCarousel.scrollOffset"

  /// Writes the place to a keyed archive.
  func encode(with coder: NSCoder) {
    coder.encode(Double(scrollOffset), forKey: Self.key)
  }

  /// The place in a keyed archive; nil if there is none.
  init?(from coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key) else { return nil }
    self.init(scrollOffset: CGFloat(coder.decodeDouble(forKey: Self.key)))
  }
}

extension iCarousel {
  /// Where the carousel is. Setting it moves there at once, or as soon as there are items: also before the
  /// first load. A place beyond the ends is the nearer end, or goes round if the carousel wraps.
  public var state: iCarouselState {
    get { iCarouselState(scrollOffset: activity.pendingOffset.map { CGFloat($0) } ?? restingOffset) }
    set {
      let ring = machine.rules.ring
      scrollOffset = numberOfItems > 0 ? ring.clamped(newValue.scrollOffset) : newValue.scrollOffset
    }
  }

  /// Where the carousel will come to rest.
  private var restingOffset: CGFloat {
    guard numberOfItems > 0 else { return 0 }
    return scrollToItemBoundary ? CGFloat(max(currentItemIndex, 0)) : machine.rules.ring.clamped(scrollOffset)
  }
}
