#if canImport(UIKit) || !canImport(AppKit)
  /// Reports which items come into view and leave it.
  ///
  /// An item is in view if at least a part of its area is inside the carousel's bounds, less the margin. It follows the
  /// carousel for as long as it exists.
  public final class CarouselVisibility: NSObject, iCarouselObserver {
    /// The part of an item that has to be visible, from 0 to 1. With 0 any part will do.
    public let threshold: CGFloat
    /// The distance from the carousel's edges within which nothing counts as visible, in points. A negative one counts
    /// items as visible before they appear.
    public let margin: CGFloat
    /// The items that are in view, ascending.
    public private(set) var itemsInView: [Int] = []
    private let handler: (Int, Bool) -> Void
    private var isReporting = false

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
      super.init()
      carousel.addObserver(self)
      carouselDidPlaceItems(carousel)
    }

    /// The most changes that are reported at once. Without a limit, a handler that scrolls in answer to each would block
    /// the program.
    private static var mostChanges: Int { 500 }

    /// Compares the items in view with those before. Changes that the handler causes are reported after it.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      guard !isReporting else { return }
      isReporting = true
      defer { isReporting = false }
      for _ in 0..<Self.mostChanges {
        guard let change = nextChange(of: carousel) else { return }
        handler(change.index, change.isInView)
      }
    }

    /// Notes the next change: the items that leave, and then those that come, ascending.
    private func nextChange(of carousel: iCarousel) -> (index: Int, isInView: Bool)? {
      let new = carousel.indexesForVisibleItems.filter { isInView($0, of: carousel) }
      if let place = itemsInView.firstIndex(where: { !new.contains($0) }) {
        return (itemsInView.remove(at: place), false)
      }
      guard let index = new.first(where: { !itemsInView.contains($0) }) else { return nil }
      itemsInView.insert(index, at: itemsInView.firstIndex { $0 > index } ?? itemsInView.count)
      return (index, true)
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
#endif
