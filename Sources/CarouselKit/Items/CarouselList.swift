#if canImport(UIKit) || !canImport(AppKit)
  /// A list of values as the items of a carousel, with closures that make their views.
  public final class CarouselList<Item>: NSObject, iCarouselDataSource, iCarouselDelegate {
    /// The values, in order. A change reloads the carousel.
    public var items: [Item] {
      didSet { reference.carousel?.reloadData() }
    }
    /// Called when the user selects a value, with its index.
    public var didSelect: ((Int, Item) -> Void)?
    private let makeView: (Item, UIView?) -> UIView
    private let reference: Reference

    /// Shows values in a carousel, which retains neither the list nor the values; see `iCarousel.keep(_:)`. The closure returns the view
    /// of a value: a new one, or the one that is passed with other content.
    public init(_ carousel: iCarousel, items: [Item], view: @escaping (Item, UIView?) -> UIView) {
      self.items = items
      makeView = view
      reference = Reference(carousel)
      super.init()
    }

    /// The number of values.
    public func numberOfItems(in carousel: iCarousel) -> Int { items.count }

    /// The view that the closure returns.
    public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      index < items.count ? makeView(items[index], view) : view ?? UIView()
    }

    /// Calls `didSelect`.
    public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {
      if index < items.count { didSelect?(index, items[index]) }
    }
  }
#endif
