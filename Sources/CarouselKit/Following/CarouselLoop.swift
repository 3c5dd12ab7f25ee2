#if canImport(UIKit) || !canImport(AppKit)
  /// Repeats the items of a data source as often as a carousel needs to wrap without gaps, also with fewer items than fill
  /// its length.
  ///
  /// The carousel calls the loop, which calls the app's data source and delegate with the indexes of their items. The
  /// carousel's own indexes count each copy; `item(at:)` converts them. After a change of the items call `reloadData()` of
  /// the carousel. Keep the loop for as long as the carousel: neither it nor the loop retains the other, and the loop
  /// retains neither data source nor delegate.
  public final class CarouselLoop: NSObject, ViewTreeConfined {
    let reference: Reference
    @Weak var source: (any iCarouselDataSource)?
    @Weak var target: (any iCarouselDelegate)?
    /// The map of a grid whose columns are repeated; nil otherwise.
    @Weak private var inner: (any CarouselItemMap)?
    /// The number of items of the app's data source, as of the last reload.
    public private(set) var numberOfItems = 0
    /// How often each item is repeated, at least once.
    public private(set) var copies = 1
    /// Whether a single item is repeated too; true by default. If false, a carousel with one item does not wrap and shows it once.
    public var repeatsSingleItem = true {
      didSet { if repeatsSingleItem != oldValue, numberOfItems == 1 { reload() } }
    }
    /// Whether the carousel goes round.
    var wraps: Bool { numberOfItems != 1 || repeatsSingleItem }
    @Weak private var control: UIPageControl?
    private static let identifier = UIAction.Identifier("CarouselLoop.pageControl")

    /// Makes a carousel wrap, with the items of a data source.
    public init(
      _ carousel: iCarousel, dataSource: any iCarouselDataSource, delegate: (any iCarouselDelegate)? = nil
    ) {
      reference = Reference(carousel)
      super.init()
      source = dataSource
      target = delegate
      if let map = carousel.itemMap, map === dataSource { inner = map }
      repeatText(of: carousel)
      carousel.addObserver(self)
      carousel.itemMap = self
      carousel.delegate = self
      carousel.dataSource = self
    }

    /// Makes the position text of assistive technology count each item once.
    private func repeatText(of carousel: iCarousel) {
      let text = carousel.itemPositionText
      let owner = WeakObject(self)
      carousel.itemPositionText = { position, count in
        guard let loop = owner.object, loop.numberOfItems > 0 else { return text(position, count) }
        return text(loop.item(at: position - 1) + 1, loop.numberOfItems)
      }
    }

    // MARK: Items

    /// The app's item that the carousel shows at one of its indexes; -1 without items.
    public func item(at index: Int) -> Int {
      guard numberOfItems > 0 else { return -1 }
      let rest = index % numberOfItems
      return rest < 0 ? rest + numberOfItems : rest
    }

    /// The app's current item; -1 without items.
    public var currentItem: Int {
      guard let index = reference.carousel?.currentItemIndex, index >= 0 else { return -1 }
      return item(at: index)
    }

    /// Scrolls to the nearest copy of an item, animated or at once. An item outside the list is wrapped around.
    public func scrollToItem(_ item: Int, animated: Bool) {
      guard let index = nearestIndex(of: item) else { return }
      reference.carousel?.scrollToItem(at: index, animated: animated)
    }

    /// The carousel's index of the nearest copy of an item; nil without items.
    private func nearestIndex(of item: Int) -> Int? {
      guard let current = reference.carousel?.currentItemIndex, numberOfItems > 0, current >= 0 else {
        return nil
      }
      let step = self.item(at: item) - self.item(at: current)
      let other = step > 0 ? step - numberOfItems : step + numberOfItems
      return wrapped(current + (abs(step) <= abs(other) ? step : other))
    }

    private func wrapped(_ index: Int) -> Int {
      let count = numberOfItems * copies
      let rest = index % count
      return rest < 0 ? rest + count : rest
    }

    // MARK: Page control

    /// A page control with a page for each item; not retained. Its taps scroll the carousel. Use it instead of the
    /// carousel's, which has a page for each copy.
    public var pageControl: UIPageControl? {
      get { control }
      set {
        control?.removeAction(identifiedBy: Self.identifier, for: .valueChanged)
        control = newValue
        let owner = WeakObject(self)
        let action = UIAction(identifier: Self.identifier) { _ in
          guard let loop = owner.object, let control = loop.pageControl else { return }
          loop.scrollToItem(control.currentPage, animated: true)
        }
        newValue?.addAction(action, for: .valueChanged)
        updatePageControl()
      }
    }

    private func updatePageControl() {
      guard let control else { return }
      if control.numberOfPages != numberOfItems { control.numberOfPages = numberOfItems }
      let page = max(currentItem, 0)
      if control.currentPage != page { control.currentPage = page }
    }

    // MARK: Copies

    private func reload() {
      copies = 1
      reference.carousel?.reloadData()
    }

    /// The most items that the carousel may have because of copies.
    private static var mostItems: Int { 1000 }

    /// Returns the number of items that the carousel has for the `count` items of the app.
    func repeated(_ count: Int) -> Int {
      if count != numberOfItems { copies = 1 }
      numberOfItems = max(count, 0)
      return numberOfItems * copies
    }

    /// The copies with which the items fill the carousel, and one item more on either side.
    private func neededCopies(for carousel: iCarousel) -> Int {
      let length = carousel.isVertical ? carousel.bounds.height : carousel.bounds.width
      let pitch = carousel.leastPitch
      guard numberOfItems > 0, wraps, pitch > 0 else { return 1 }
      let needed = min((length / pitch).rounded(.up) + 2, CGFloat(Self.mostItems))
      return max((Int(needed) + numberOfItems - 1) / numberOfItems, 1)
    }
  }

  extension CarouselLoop: iCarouselObserver {
    /// Adds copies if the items do not fill the carousel.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      updatePageControl()
      let needed = neededCopies(for: carousel)
      // More than needed do no harm, and another reload would interrupt what the user does.
      guard needed > copies else { return }
      copies = needed
      carousel.reloadData()
    }
  }

  extension CarouselLoop: CarouselItemMap {
    package var pageNumbers: (page: Int, count: Int)? { (currentItem, numberOfItems) }

    package var itemSource: (any iCarouselDataSource)? { inner.map { $0.itemSource } ?? source }

    package func items(in indexes: [Int]) -> [Int] {
      var items: [Int] = []
      for index in indexes where !items.contains(item(at: index)) { items.append(item(at: index)) }
      return inner?.items(in: items) ?? items
    }

    package func item(at point: CGPoint?, in index: Int) -> Int? {
      inner.map { $0.item(at: point, in: index) } ?? item(at: index)
    }

    package func shownItems(in view: UIView, at index: Int) -> [ShownItem] {
      inner?.shownItems(in: view, at: item(at: index)) ?? [ShownItem(index: item(at: index), view: view)]
    }

    package func index(ofItem item: Int) -> Int? {
      nearestIndex(of: inner?.index(ofItem: item) ?? item)
    }
  }
#endif
