/// The app's items in a carousel whose own items stand for several of them, as columns of a grid, or for one of several copies.
///
/// The carousel translates its calls of prefetching, selection and display with it, whichever object receives them.
package protocol CarouselItemMap: AnyObject, ViewTreeConfined {
  /// The app's items that the items of the carousel stand for, each once, in the order in which they first occur.
  func items(in indexes: [Int]) -> [Int]
  /// The app's item at a point in the view of an item of the carousel, in points of that view; nil for none. A selection without a point,
  /// as by a key, has none.
  func item(at point: CGPoint?, in index: Int) -> Int?
  /// The app's items that a view of the carousel shows, with their views.
  func shownItems(in view: CarouselView, at index: Int) -> [ShownItem]
  /// The current page and the number of pages; nil for the carousel's.
  var pageNumbers: (page: Int, count: Int)? { get }
  /// The data source of the app's items; nil without one.
  var itemSource: (any iCarouselDataSource)? { get }
  /// The nearest of the carousel's indexes that stands for an item of the app; nil without items.
  func index(ofItem item: Int) -> Int?
}

/// An app's item with its view.
package struct ShownItem {
  package let index: Int
  package let view: CarouselView

  package init(index: Int, view: CarouselView) {
    self.index = index
    self.view = view
  }
}

extension iCarousel {
  /// Whether the items have changed since the carousel has read their number.
  package var hasOutdatedItems: Bool { activity.isOutdated }

  /// The data source of the app's items.
  package var itemSource: (any iCarouselDataSource)? { itemMap.map { $0.itemSource } ?? dataSource }

  /// The app's current item, the first of several; nil without items.
  package var currentAppItem: Int? {
    guard currentItemIndex >= 0 else { return nil }
    return itemMap.map { $0.items(in: [currentItemIndex]).first } ?? currentItemIndex
  }

  /// The nearest of the carousel's indexes that stands for an item of the app.
  package func index(ofAppItem item: Int) -> Int? { itemMap.map { $0.index(ofItem: item) } ?? item }

  /// Calls the delegate because items come into the carousel or leave it.
  func notifyDelegate(ofDisplay isDisplayed: Bool, _ view: CarouselView, at index: Int) {
    guard let delegate else { return }
    guard let itemMap else { return notify(delegate, ofDisplay: isDisplayed, view, index) }
    for item in itemMap.shownItems(in: view, at: index) {
      notify(delegate, ofDisplay: isDisplayed, item.view, item.index)
    }
  }

  private func notify(
    _ delegate: any iCarouselDelegate, ofDisplay isDisplayed: Bool, _ view: CarouselView, _ index: Int
  ) {
    if isDisplayed {
      delegate.carousel(self, willDisplay: view, forItemAt: index)
    } else {
      delegate.carousel(self, didEndDisplaying: view, forItemAt: index)
    }
  }
}
