import OpenUIKit
import Testing

@testable import iCarousel

/// Every completion is called exactly once, with whether the carousel has arrived.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct CompletionTests {
  @Test func aScrollEndsWhenTheCarouselLeavesItsWindow() {
    let show = Show()
    var results: [Bool] = []
    show.carousel.scrollToItem(at: 4, animated: true) { results.append($0) }
    show.frames(3)
    #expect(results.isEmpty)
    show.carousel.removeFromSuperview()
    #expect(results == [false])
    show.window.addSubview(show.carousel)
    show.frames(60)
    #expect(results == [false])
  }

  @Test func aCarouselOutsideAWindowHasNotArrived() {
    let show = Show()
    show.carousel.removeFromSuperview()
    var results: [Bool] = []
    show.carousel.scrollToItem(at: 4, animated: true) { results.append($0) }
    #expect(results == [false])
    show.carousel.scrollToItem(at: 2, animated: false) { results.append($0) }
    #expect(results == [false, true])
  }

  @Test func aReleasedCarouselCallsItsCompletions() {
    var results: [String: [Bool]] = [:]
    weak var released: iCarousel?
    do {
      let show = Show()
      released = show.carousel
      show.carousel.scrollToItem(at: 4, animated: true) { results["scroll", default: []].append($0) }
      show.source.items = 21
      show.carousel.insertItem(at: 0, animated: true) { results["insert", default: []].append($0) }
      show.carousel.reloadItem(at: 1, animated: true) { results["reload", default: []].append($0) }
    }
    #expect(released == nil)
    #expect(results["scroll"] == [false])
    #expect(results["insert"]?.count == 1 && results["reload"]?.count == 1)
  }

  @Test func aReloadOfAnItemWithoutViewIsReported() {
    let show = Show()
    var results: [Bool] = []
    show.carousel.reloadItem(at: 19, animated: true) { results.append($0) }
    #expect(results == [false])
  }

  @Test func aDataSourceWithoutCarouselReportsIt() {
    var results: [Bool] = []
    var carousel: iCarousel? = iCarousel()
    let source = iCarouselDiffableDataSource<Int>(carousel!) { _, _, view in view ?? UIView() }
    carousel = nil
    source.apply([1, 2]) { results.append($0) }
    #expect(results == [false])
  }

  #if !ThreadConfined
    @Test func anOldCallCompilesInAnAsynchronousFunction() async {
      let show = Show()
      show.carousel.scrollToItem(at: 3, animated: false)
      #expect(show.carousel.currentItemIndex == 3)
      #expect(await show.carousel.beginScroll(toItemAt: 5, animated: false).hasArrived)
    }

    @Test func aTaskThatWaitsDoesNotKeepTheCarousel() async {
      weak var released: iCarousel?
      var task: Task<Bool, Never>?
      do {
        let show = Show()
        released = show.carousel
        let scroll = show.carousel.beginScroll(toItemAt: 4)
        task = Task { await scroll.hasArrived }
        await Task.yield()
        await Task.yield()
      }
      #expect(released == nil)
      #expect(await task?.value == false)
    }

    @Test func aCancelledTaskStopsWaitingAndTheScrollGoesThrough() async {
      let show = Show()
      let scroll = show.carousel.beginScroll(toItemAt: 4)
      let first = Task { await scroll.hasArrived }
      let second = Task { await scroll.hasArrived }
      await Task.yield()
      first.cancel()
      #expect(await first.value == false)
      #expect(scroll.result == nil)
      show.frames(40)
      #expect(await second.value)
      #expect(show.carousel.currentItemIndex == 4 && scroll.result == true)
    }
  #endif
}
