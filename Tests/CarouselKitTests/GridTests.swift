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
}
