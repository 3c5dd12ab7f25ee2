import CarouselKit
import OpenUIKit
import Testing

/// The screen in which each item of a carousel fills the window.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct FullScreenTests {
  private let root = UIViewController()

  /// Presents a screen for a carousel.
  private func present(_ show: KitShow, item: Int? = nil) -> CarouselFullScreen {
    show.window.rootViewController = root
    root.view.addSubview(show.carousel)
    show.window.layoutIfNeeded()
    let screen = CarouselFullScreen(show.carousel, item: item)
    root.present(screen, animated: false)
    show.window.layoutIfNeeded()
    return screen
  }

  private func close(_ screen: CarouselFullScreen, of show: KitShow) {
    screen.closeButton.sendActions(for: .primaryActionTriggered)
    show.frames(90)
    #expect(root.presentedViewController == nil)
  }

  @Test func itBeginsAndEndsWithTheCurrentItem() {
    let show = KitShow(items: 6)
    show.carousel.scrollToItem(at: 2, animated: false)
    let screen = present(show)
    #expect(screen.carousel.currentItemIndex == 2)
    #expect(screen.carousel.currentItemView?.bounds.size == show.window.bounds.size)
    screen.carousel.scrollToItem(at: 4, animated: false)
    close(screen, of: show)
    #expect(show.carousel.currentItemIndex == 4)
  }

  @Test(arguments: [(5, 5), (-3, 0), (40, 6)])
  func itShowsTheItemsOfAGridOneByOne(_ item: Int, _ first: Int) {
    let show = KitShow(items: 7)
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 3)
    show.window.layoutIfNeeded()
    show.carousel.scrollToItem(at: 1, animated: false)
    let screen = present(show, item: item)
    #expect(screen.carousel.numberOfItems == 7 && screen.carousel.currentItemIndex == first)
    #expect(screen.carousel.currentItemView?.tag == first)
    #expect(screen.carousel.currentItemView?.bounds.size == show.window.bounds.size)
    screen.carousel.scrollToItem(at: 6, animated: false)
    close(screen, of: show)
    #expect(show.carousel.currentItemIndex == 2 && grid.itemView(at: 6)?.tag == 6)
    #expect(grid.itemView(at: 6)?.bounds.size == CGSize(width: 200, height: 200))
  }

  @Test func itBeginsWithTheFirstItemOfTheCurrentColumn() {
    let show = KitShow(items: 7)
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 3)
    show.window.layoutIfNeeded()
    show.carousel.scrollToItem(at: 1, animated: false)
    #expect(present(show).carousel.currentItemIndex == 3)
    withExtendedLifetime(grid) {}
  }

  @Test func itShowsEachItemOfALoopOnce() {
    let show = KitShow(items: 3)
    let loop = CarouselLoop(show.carousel, dataSource: show, delegate: show)
    show.window.layoutIfNeeded()
    let copies = loop.copies
    show.carousel.scrollToItem(at: 4, animated: false)
    let screen = present(show)
    #expect(screen.carousel.numberOfItems == 3 && screen.carousel.currentItemIndex == 1)
    #expect(screen.carousel.isWrapEnabled && screen.carousel.currentItemView?.tag == 1)
    screen.carousel.scrollToItem(at: 2, animated: false)
    close(screen, of: show)
    #expect(loop.currentItem == 2 && show.carousel.currentItemIndex == 5 && loop.copies == copies)
  }

  @Test func itShowsTheItemsOfAGridThatIsRepeated() {
    let show = KitShow(items: 4)
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 2)
    let loop = CarouselLoop(show.carousel, dataSource: grid, delegate: show)
    show.window.layoutIfNeeded()
    let screen = present(show, item: 3)
    #expect(screen.carousel.numberOfItems == 4 && screen.carousel.currentItemView?.tag == 3)
    screen.carousel.scrollToItem(at: 1, animated: false)
    close(screen, of: show)
    #expect(loop.currentItem == 0)
  }

  @Test func itMakesTheKindsOfViewsOfTheCarousel() {
    let show = KitShow(items: 0)
    let source = Cells()
    show.carousel.register(CarouselCell.self, forReuseIdentifier: "card")
    show.carousel.dataSource = source
    let screen = present(show, item: 3)
    #expect(screen.carousel.currentItemView?.tag == 3)
    #expect(screen.carousel.currentItemView?.bounds.size == show.window.bounds.size)
    close(screen, of: show)
    #expect(show.carousel.currentItemView?.bounds.size == CGSize(width: 200, height: 200))
  }

  @Test func aCarouselWithoutItemsOrDataSourceHasAnEmptyScreen() {
    for show in [KitShow(items: 0), KitShow(items: 3)] {
      show.carousel.dataSource = nil
      let screen = present(show, item: 2)
      #expect(screen.carousel.numberOfItems == 0)
      close(screen, of: show)
    }
  }
}

/// Items whose views are dequeued.
#if !ThreadConfined
  @MainActor
#endif
private final class Cells: iCarouselDataSource {
  func numberOfItems(in carousel: iCarousel) -> Int { 6 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let cell = carousel.dequeueReusableCell(CarouselCell.self, withReuseIdentifier: "card")
    cell.tag = index
    return cell
  }
}
