import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct GridTests {
  private func grid(_ items: Int, rows: Int) -> (KitShow, CarouselGrid) {
    let show = KitShow(items: items)
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: rows, spacing: 10)
    show.window.layoutIfNeeded()
    return (show, grid)
  }

  @Test func itemsAreInColumns() throws {
    let (show, grid) = grid(7, rows: 3)
    #expect(show.carousel.numberOfItems == 3 && show.carousel.itemWidth == 210)
    let column = try #require(show.carousel.itemView(at: 1))
    #expect(column.bounds.size == CGSize(width: 210, height: 620))
    #expect(column.subviews.map(\.tag) == [3, 4, 5])
    #expect(grid.itemView(at: 4)?.frame == CGRect(x: 5, y: 210, width: 200, height: 200))
    #expect(show.carousel.itemView(at: 2)?.subviews.map(\.tag) == [6])
    #expect(show.carousel.itemView(at: 2)?.bounds.height == 620)
    #expect(grid.itemView(at: 7) == nil && grid.itemView(at: -1) == nil)
  }

  @Test func flexibleItemsKeepTheirSize() {
    let show = KitShow(items: 21)
    show.isFlexible = true
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 2, spacing: 10)
    for step in 0..<40 {
      show.carousel.scrollOffset = CGFloat(step) / 4
      show.window.layoutIfNeeded()
      for column in show.carousel.visibleItemViews {
        #expect(column.subviews.allSatisfy { $0.bounds.size == CGSize(width: 200, height: 200) })
      }
    }
    withExtendedLifetime(grid) {}
  }

  @Test func viewsAreUsedAgain() {
    let (show, grid) = grid(60, rows: 2)
    for step in 0..<60 { show.carousel.scrollOffset = CGFloat(step) / 2 }
    for index in show.carousel.indexesForVisibleItems {
      #expect(show.carousel.itemView(at: index)?.subviews.map(\.tag) == [2 * index, 2 * index + 1])
    }
    withExtendedLifetime(grid) {}
  }

  @Test func aColumnOfRowsRunsAcross() throws {
    let show = KitShow(items: 4)
    show.carousel.isVertical = true
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 2, spacing: .nan)
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemView(at: 0)?.bounds.size == CGSize(width: 400, height: 200))
    #expect(grid.itemView(at: 1)?.frame.minX == 200 && grid.column(of: -1) == -1 && grid.column(of: 3) == 1)
  }

  @Test func aGridHasAtLeastOneRow() {
    let (show, grid) = grid(0, rows: -4)
    #expect(grid.rows == 1 && show.carousel.numberOfItems == 0)
  }

  @Test func anInsertedItemFillsItsColumn() {
    let (show, grid) = grid(4, rows: 3)
    show.count = 5
    var results: [Bool] = []
    grid.insertItem(at: 4, animated: false) { results.append($0) }
    show.window.layoutIfNeeded()
    #expect(show.carousel.numberOfItems == 2 && results == [true])
    #expect(show.carousel.itemView(at: 1)?.subviews.map(\.tag) == [3, 4])
    show.count = 7
    grid.insertItem(at: 0, animated: true) { results.append($0) }
    show.frames(60)
    #expect(show.carousel.numberOfItems == 3 && results == [true, true])
    #expect(show.carousel.itemView(at: 2)?.subviews.map(\.tag) == [6])
    show.count = 3
    grid.removeItem(at: 1, animated: false)
    #expect(show.carousel.numberOfItems == 1)
    grid.reloadItem(at: 3, animated: false) { results.append($0) }
    grid.reloadItem(at: 2, animated: false) { results.append($0) }
    #expect(results == [true, true, false, true])
  }

  @Test func anInsertionOfTheCarouselItselfShowsTheItemsOfTheDataSource() {
    let (show, grid) = grid(4, rows: 3)
    show.count = 5
    show.carousel.insertItem(at: 4, animated: false)
    show.window.layoutIfNeeded()
    #expect(show.carousel.numberOfItems == 2)
    #expect(show.carousel.itemView(at: 1)?.subviews.map(\.tag) == [3, 4])
    withExtendedLifetime(grid) {}
  }

  @Test(arguments: [(20.0, 0), (200, 1), (380, 2)])
  func aTapReportsTheItem(_ y: CGFloat, _ row: Int) {
    let show = KitShow(items: 40)
    show.side = 120
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 3, spacing: 10)
    show.carousel.scrollToItem(at: 2, animated: false)
    show.window.layoutIfNeeded()
    show.window.sendTouch(.began, at: CGPoint(x: 400, y: y))
    show.window.sendTouch(.ended, at: CGPoint(x: 400, y: y))
    #expect(show.selected == [6 + row])
    withExtendedLifetime(grid) {}
  }

  @Test func prefetchingAsksForItems() {
    let show = KitShow(items: 61)
    show.carousel.prefetchDataSource = show
    show.carousel.prefetchDistance = 2
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 3, spacing: 10)
    show.window.layoutIfNeeded()
    let end = (show.carousel.indexesForVisibleItems.last ?? 0) + 1
    #expect(show.prefetched == Array(end * 3..<end * 3 + 6))
    show.carousel.scrollToItem(at: 20, animated: false)
    #expect(show.prefetched.allSatisfy { $0 < 61 })
    withExtendedLifetime(grid) {}
  }

  @Test func displayIsReportedOfItems() {
    let (show, grid) = grid(4, rows: 3)
    #expect(show.displayed == [0, 1, 2, 3])
    show.count = 0
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(show.displayed.isEmpty)
    withExtendedLifetime(grid) {}
  }

  @Test func aListThatBecomesShorterInACallIsNotAskedForItemsBeyondItsEnd() {
    let show = KitShow(items: 7)
    let source = Shrinking()
    let grid = CarouselGrid(show.carousel, dataSource: source, rows: 3, spacing: 10)
    show.window.layoutIfNeeded()
    source.shrinks = true
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(source.beyond.isEmpty && show.carousel.numberOfItems == 1)
    withExtendedLifetime(grid) {}
  }
}

/// Seven items, two of which are left once the first is asked for.
#if !ThreadConfined
  @MainActor
#endif
private final class Shrinking: iCarouselDataSource {
  var shrinks = false
  private var count = 7
  private(set) var beyond: [Int] = []

  func numberOfItems(in carousel: iCarousel) -> Int { count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    if index >= count { beyond.append(index) }
    if shrinks, count > 2 {
      count = 2
      carousel.reloadData()
    }
    return UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
