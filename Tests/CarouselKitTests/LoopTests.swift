import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct LoopTests {
  private func loop(_ items: Int) -> (KitShow, CarouselLoop) {
    let show = KitShow(items: items)
    let loop = CarouselLoop(show.carousel, dataSource: show, delegate: show)
    show.window.layoutIfNeeded()
    return (show, loop)
  }

  @Test(arguments: [1, 2, 3, 5, 10])
  func fewItemsFillTheCarouselWithoutGaps(_ items: Int) {
    let (show, loop) = loop(items)
    #expect(loop.numberOfItems == items && show.carousel.isWrapEnabled)
    for step in 0..<50 {
      show.carousel.scrollOffset = CGFloat(step) * 0.37
      let frames = show.carousel.visibleItemViews.compactMap { $0.superview?.frame }
      #expect(frames.map(\.minX).min() ?? 1 <= 0 && frames.map(\.maxX).max() ?? 0 >= 800, "\(step)")
      for index in show.carousel.indexesForVisibleItems {
        #expect(show.carousel.itemView(at: index)?.tag == loop.item(at: index))
      }
    }
  }

  @Test func aScrollLeadsToTheNearestCopy() {
    let (show, loop) = loop(3)
    loop.scrollToItem(2, animated: true)
    show.frames(5)
    // Backwards: one item instead of two.
    #expect(show.carousel.offsetForItem(at: 0) > 0 && show.carousel.offsetForItem(at: 0) < 1)
    show.frames(40)
    #expect(loop.currentItem == 2)
    loop.scrollToItem(.max, animated: false)
    loop.scrollToItem(.min, animated: false)
    loop.scrollToItem(1, animated: false)
    #expect(loop.currentItem == 1)
  }

  @Test func aPageControlAndTextCountEachItemOnce() {
    let (show, loop) = loop(3)
    let pages = UIPageControl()
    loop.pageControl = pages
    show.carousel.scrollToItem(at: 4, animated: false)
    #expect(pages.numberOfPages == 3 && pages.currentPage == 1)
    #expect(show.carousel.itemPositionText(5, show.carousel.numberOfItems) == "Item 2 of 3")
    pages.currentPage = 2
    pages.sendActions(for: .valueChanged)
    show.frames(40)
    #expect(loop.currentItem == 2)
  }

  @Test func aTapIsReportedWithTheAppsIndex() {
    let (show, loop) = loop(3)
    show.carousel.scrollToItem(at: 4, animated: false)
    show.window.sendTouch(.began, at: CGPoint(x: 400, y: 200))
    show.window.sendTouch(.ended, at: CGPoint(x: 400, y: 200))
    #expect(show.selected == [1])
    withExtendedLifetime(loop) {}
  }

  @Test func anotherNumberOfItemsIsRepeatedAnew() {
    let (show, loop) = loop(3)
    show.count = 0
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(loop.currentItem == -1 && show.carousel.numberOfItems == 0)
    loop.scrollToItem(2, animated: false)
    show.count = 20
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(loop.copies == 1 && show.carousel.numberOfItems == 20)
  }

  @Test(arguments: [(200.0, 1), (400, 1), (400, 3)])
  func prefetchingAsksForTheAppsItems(_ side: Double, _ visible: Int) {
    let show = KitShow(items: 5)
    show.side = side
    show.visibleItems = CGFloat(visible)
    show.carousel.prefetchDataSource = show
    let loop = CarouselLoop(show.carousel, dataSource: show, delegate: show)
    show.window.layoutIfNeeded()
    show.prefetched = []
    for place in 0..<12 { show.carousel.scrollOffset = CGFloat(place) }
    #expect(!show.prefetched.isEmpty && show.prefetched.allSatisfy { (0..<5).contains($0) })
    withExtendedLifetime(loop) {}
  }

  @Test func aSingleItemNeedNotBeRepeated() {
    let (show, loop) = loop(1)
    #expect(show.carousel.numberOfItems > 1 && show.carousel.isWrapEnabled)
    loop.repeatsSingleItem = false
    show.window.layoutIfNeeded()
    #expect(show.carousel.numberOfItems == 1 && !show.carousel.isWrapEnabled)
    show.count = 2
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(show.carousel.numberOfItems > 2 && show.carousel.isWrapEnabled)
  }

  @Test func columnsOfAGridAreRepeatedAndItemsReported() throws {
    let show = KitShow(items: 4)
    show.side = 150
    show.carousel.prefetchDataSource = show
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 2, spacing: 10)
    let loop = CarouselLoop(show.carousel, dataSource: grid, delegate: show)
    show.window.layoutIfNeeded()
    #expect(loop.numberOfItems == 2 && loop.copies > 1)
    #expect(Set(show.displayed) == [0, 1, 2, 3])
    let column = try #require(show.carousel.currentItemView)
    let lower = try #require(column.subviews.first { $0.tag % 2 == 1 })
    let place = lower.convert(CGPoint(x: 75, y: 75), to: show.window)
    for phase in [UITouch.Phase.began, .ended] { show.window.sendTouch(phase, at: place) }
    #expect(show.selected == [lower.tag])
    for step in 0..<12 { show.carousel.scrollOffset = CGFloat(step) }
    #expect(show.prefetched.allSatisfy { (0..<4).contains($0) })
  }
}
