import OpenUIKit
import Testing

@testable import iCarousel

/// Pages of several items, and places of an app's own.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct PageTests {
  @Test func aPageIsAlignedAsAWhole() {
    let show = Show(items: 8)
    show.carousel.pageSize = .items(3)
    #expect((0..<3).map { show.carousel.machine.rules.place(ofPage: $0) } == [1, 4, 6.5])
    show.carousel.itemAlignment = .leading
    #expect((0..<3).map { show.carousel.machine.rules.place(ofPage: $0) } == [0, 3, 6])
    show.carousel.itemAlignment = .trailing
    #expect((0..<3).map { show.carousel.machine.rules.place(ofPage: $0) } == [2, 5, 7])
    #expect(show.carousel.numberOfPages == 3)
  }

  @Test func aPageHasAsManyItemsAsFit() {
    let show = Show(items: 10)
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .fitting
    #expect(show.carousel.resolvedItemsPerPage == 4)
    #expect(show.carousel.numberOfPages == 3)
    show.carousel.contentInset.left = 1
    #expect(show.carousel.resolvedItemsPerPage == 3)
    show.carousel.frame.size.width = 50
    show.window.layoutIfNeeded()
    #expect(show.carousel.resolvedItemsPerPage == 1)
  }

  @Test func scrollingToAnItemShowsItsPage() {
    let show = Show()
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .items(4)
    show.carousel.scrollToItem(at: 6, animated: true)
    show.frames(40)
    #expect(show.carousel.scrollOffset == 4)
    #expect(show.carousel.currentPage == 1)
    show.carousel.scrollToPage(3, animated: false)
    #expect(show.carousel.scrollOffset == 12)
    show.carousel.scrollToPage(99, animated: false)
    #expect(show.carousel.scrollOffset == 16)
    show.carousel.scrollToPage(.min, animated: false)
    #expect(show.carousel.scrollOffset == 0)
  }

  @Test func pagesAreSteppedThroughInBothDirections() {
    let show = Show()
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .items(4)
    #expect(show.carousel.scroll(byPages: 1) && show.carousel.scroll(byPages: 1))
    show.frames(60)
    #expect(show.carousel.scrollOffset == 8)
    show.carousel.scroll(byPages: -1)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 4)
    show.carousel.scroll(byPages: .max)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 16)
    #expect(!show.carousel.scroll(byPages: 1))
    show.carousel.scroll(byPages: .min)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 0)
    #expect(!show.carousel.scroll(byPages: -1))
  }

  @Test func aWrappingCarouselGoesOnFromTheLastPageToTheFirst() {
    let show = Show(items: 7, options: [.wrap: 1])
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .items(3)
    #expect(show.carousel.numberOfPages == 3)
    show.carousel.scrollToPage(-1, animated: false)
    #expect(show.carousel.scrollOffset == 6)
    _ = show.takeLog()
    show.carousel.scroll(byPages: 1)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 0)
    #expect(show.takeLog().filter { $0.hasPrefix("index") } == ["index 0"])
    show.carousel.scroll(byPages: -1)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 6)
  }

  @Test func aDragEndsAtAPage() {
    let show = Show()
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .items(4)
    show.drag(from: 700, by: -10, steps: 50)
    show.frames(10)
    show.touch(.ended, 200, 300)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 4)
    show.drag(from: 700, by: -25, steps: 8)
    show.touch(.ended, 500, 300)
    show.frames(240)
    #expect(show.carousel.scrollOffset.truncatingRemainder(dividingBy: 4) == 0)
    #expect(show.carousel.scrollOffset > 4)
  }

  @Test func thePageControlFollowsThePages() {
    let show = Show()
    let control = UIPageControl()
    show.carousel.pageControl = control
    show.carousel.pageSize = .items(5)
    #expect(control.numberOfPages == 4 && control.currentPage == 0)
    show.carousel.scrollToPage(2, animated: false)
    #expect(control.currentPage == 2)
    control.currentPage = 1
    control.sendActions(for: .valueChanged)
    show.frames(40)
    #expect(show.carousel.currentPage == 1)
  }

  @Test func theLastPageOfAFilledRowEndsAtItsEnd() throws {
    let show = Show(items: 10)
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .items(4)
    show.carousel.containsItems = true
    show.carousel.scrollToPage(2, animated: false)
    #expect(show.carousel.scrollOffset == 6)
    #expect(show.carousel.itemView(at: 9)?.superview?.frame.maxX == 800)
    #expect(show.carousel.numberOfPages == 3 && show.carousel.currentPage == 2)
  }

  // MARK: Snap points

  @Test func theCarouselRestsAtPointsOfAnAppsOwn() {
    let show = Show()
    show.carousel.snapPoints = [12, 0.5, 4, .nan, -3, 100]
    #expect(show.carousel.numberOfPages == 3)
    #expect(show.carousel.scrollOffset == 0.5)
    show.carousel.scrollToItem(at: 7, animated: false)
    #expect(show.carousel.scrollOffset == 4)
    show.drag(from: 700, by: -25, steps: 8)
    show.touch(.ended, 500, 300)
    show.frames(240)
    #expect(show.carousel.scrollOffset == 12)
  }

  @Test func pointsOutsideTheListLeaveThePages() {
    let show = Show(items: 5)
    show.carousel.snapPoints = [9, 12]
    #expect(show.carousel.numberOfPages == 5)
    show.source.items = 11
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(show.carousel.numberOfPages == 1)
  }

  @Test(arguments: [0, -1, Int.min])
  func aPageOfNoItemsIsRefused(_ count: Int) {
    let show = Show()
    show.carousel.pageSize = .items(2)
    show.carousel.pageSize = .items(count)
    #expect(show.carousel.pageSize == .items(2))
  }

  @Test func aPageMayHaveMoreItemsThanThereAre() {
    let show = Show(items: 6)
    show.carousel.pageSize = .items(.max)
    #expect(show.carousel.numberOfPages == 1 && show.carousel.scrollOffset == 2.5)
    show.source.items = 0
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(show.carousel.numberOfPages == 0 && show.carousel.currentPage == -1)
    show.carousel.scrollToPage(1, animated: true)
    #expect(!show.carousel.scroll(byPages: 1))
  }

  @Test func keysAndAssistiveTechnologyMoveByPages() {
    let show = Show()
    show.carousel.itemAlignment = .leading
    show.carousel.pageSize = .items(4)
    #expect(show.carousel.perform(.keyboardRightArrow))
    show.frames(60)
    #expect(show.carousel.scrollOffset == 4)
    #expect(show.carousel.perform(.keyboardEnd))
    show.frames(60)
    #expect(show.carousel.scrollOffset == 16)
    #expect(!show.carousel.accessibilityScroll(.next))
    #expect(show.carousel.accessibilityScroll(.previous))
    show.frames(60)
    #expect(show.carousel.scrollOffset == 12)
  }
}
