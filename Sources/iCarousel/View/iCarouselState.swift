/// The position of a carousel, to be stored and restored later.
public struct iCarouselState: Equatable, Sendable {
  /// The place in the middle, in items.
  public var scrollOffset: CGFloat

  /// Creates a state from an offset.
  public init(scrollOffset: CGFloat) {
    self.scrollOffset = scrollOffset
  }
}

#if !hasFeature(Embedded)
  extension iCarouselState: Codable {}
#endif

extension iCarouselState {
  private static let key = "iCarousel.scrollOffset"

  /// Writes the position to a keyed archive.
  func encode(with coder: NSCoder) {
    coder.encode(Double(scrollOffset), forKey: Self.key)
  }

  /// Reads the position from a keyed archive; nil if there is none.
  init?(from coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key) else { return nil }
    self.init(scrollOffset: CGFloat(coder.decodeDouble(forKey: Self.key)))
  }
}

extension iCarousel {
  /// The position of the carousel. Setting it moves there at once, or as soon as there are items, also before
  /// the first load. A position beyond the ends means the nearer end, or wraps around if the carousel wraps.
  public var state: iCarouselState {
    get { iCarouselState(scrollOffset: activity.pendingOffset.map { CGFloat($0) } ?? restingOffset) }
    set {
      scrollOffset = numberOfItems > 0 ? machine.rules.clamped(newValue.scrollOffset) : newValue.scrollOffset
    }
  }

  /// Where the carousel will come to rest.
  private var restingOffset: CGFloat {
    guard numberOfItems > 0 else { return 0 }
    return scrollToItemBoundary
      ? machine.rules.nearestPlace(to: scrollOffset) : machine.rules.clamped(scrollOffset)
  }
}
