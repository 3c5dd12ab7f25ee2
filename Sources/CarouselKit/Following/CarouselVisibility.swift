/// Reports which items come into view and leave it.
///
/// An item is in view if at least a part of its area is inside the carousel's bounds, less the margin. It follows the
/// carousel for as long as it exists.
#if !ThreadConfined
  @MainActor
#endif
public final class CarouselVisibility: iCarouselObserver {
  /// The part of an item that has to be visible, from 0 to 1. With 0 any part will do.
  public let threshold: CGFloat
  /// The distance from the carousel's edges within which nothing counts as visible, in points. A negative one counts
  /// items as visible before they appear.
  public let margin: CGFloat
  /// The items that are in view, ascending.
  public private(set) var itemsInView: [Int] = []
  private let handler: (Int, Bool) -> Void

  /// Starts to report the items of a carousel: with true as they come into view, and false as they leave it. Those
  /// in view already are reported at once. A threshold that is NaN or outside 0 to 1 counts as the nearest, or as 0.5,
  /// and a margin that is not finite as 0.
  public init(
    of carousel: iCarousel, threshold: CGFloat = 0.5, margin: CGFloat = 0,
    handler: @escaping (Int, Bool) -> Void
  ) {
    self.threshold = threshold.isNaN ? 0.5 : min(max(threshold, 0), 1)
    self.margin = margin.isFinite ? margin : 0
    self.handler = handler
    carousel.addObserver(self)
    carouselDidPlaceItems(carousel)
  }

  /// Compares the items in view with those before.
  public func carouselDidPlaceItems(_ carousel: iCarousel) {
    let new = carousel.indexesForVisibleItems.filter { isInView($0, of: carousel) }
    let old = itemsInView
    // Before the calls, which may scroll.
    itemsInView = new
    for index in old where !new.contains(index) { handler(index, false) }
    for index in new where !old.contains(index) { handler(index, true) }
  }

  private func isInView(_ index: Int, of carousel: iCarousel) -> Bool {
    guard index >= 0, index < carousel.numberOfItems, let view = carousel.itemView(at: index),
      let container = view.superview, !container.isHidden, container.alpha > 0.01
    else { return false }
    let frame = container.frame
    let seen = frame.intersection(carousel.bounds.insetBy(dx: margin, dy: margin))
    guard !seen.isNull, !seen.isEmpty, frame.width > 0, frame.height > 0 else { return false }
    // Rounding errors must not hide an item that is wholly inside.
    return seen.width * seen.height >= threshold * frame.width * frame.height * (1 - 1e-9)
  }
}
