/// Reports how far each visible item is from the current place, for parallax and other effects inside the items.
///
/// It follows the carousel for as long as it exists.
public final class CarouselProgress: NSObject, iCarouselObserver {
  /// A visible item.
  public struct Item {
    /// The index of the item.
    public let index: Int
    /// The view of the item.
    public let view: CarouselView
    /// The distance from the current place, in items: 0 in the middle of a change to this item, and positive for later
    /// items.
    public let offset: CGFloat

    /// How much the item is the current one: 1 at its place, and 0 at the place of another item.
    public var presence: CGFloat { max(1 - abs(offset), 0) }
  }

  private let handler: (Item) -> Void

  /// Starts to report the items of a carousel, in ascending order, after each placement, and at once.
  public init(of carousel: iCarousel, handler: @escaping (Item) -> Void) {
    self.handler = handler
    super.init()
    carousel.addObserver(self)
    carouselDidPlaceItems(carousel)
  }

  /// Reports the items.
  public func carouselDidPlaceItems(_ carousel: iCarousel) {
    for item in carousel.progressOfVisibleItems { handler(item) }
  }
}

extension iCarousel {
  /// The visible items, by ascending index, with their distances from the current place. Placeholders are left out.
  public var progressOfVisibleItems: [CarouselProgress.Item] {
    indexesForVisibleItems.compactMap { index in
      guard index >= 0, index < numberOfItems, let view = itemView(at: index) else { return nil }
      return CarouselProgress.Item(index: index, view: view, offset: offsetForItem(at: index))
    }
  }
}
