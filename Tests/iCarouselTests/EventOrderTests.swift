import OpenUIKit
import Testing

@testable import iCarousel

/// The calls of the data source and the delegate, in order.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct EventOrderTests {
  @Test func aFirstLoadAsksForNumbersThenForViewsAndTellsNothing() {
    let show = Show(items: 3)
    #expect(
      show.takeLog() == ["numberOfItems", "numberOfPlaceholders", "view 0", "view 1", "view 2"])
    show.frames(40)
    #expect(show.takeLog() == [])
  }

  @Test func anEmptyCarouselGoesToMinusOne() {
    let show = Show(items: 0)
    #expect(show.takeLog() == ["numberOfItems", "numberOfPlaceholders", "didScroll", "index -1"])
    #expect(show.carousel.currentItemIndex == -1)
    #expect(show.carousel.scrollOffset == -1)
  }

  @Test func itemsThatComeLaterStartAtTheFirst() {
    let show = Show(items: 0)
    show.source.items = 2
    _ = show.takeLog()
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(
      show.takeLog() == ["numberOfItems", "numberOfPlaceholders", "didScroll", "index 0", "view 0", "view 1"])
    #expect(show.carousel.scrollOffset == 0)
  }

  @Test func anAnimatedScrollBeginsScrollsAndEnds() {
    let show = Show()
    _ = show.takeLog()
    show.carousel.scrollToItem(at: 1, duration: 0.05)
    show.frames(5)
    #expect(
      show.takeLog().filter { !$0.hasPrefix("view") } == [
        "willBeginScrolling", "didScroll", "didScroll", "index 1", "didScroll", "didEndScrolling",
      ])
  }

  /// The place waits for items. The scroll would otherwise end only after its duration, which may be years.
  @Test func aPlaceThatIsSetWithoutItemsEndsAScroll() {
    let show = Show(items: 0)
    _ = show.takeLog()
    show.carousel.scroll(byOffset: 1, duration: 1e9)
    #expect(show.carousel.isScrolling)
    show.carousel.scrollOffset = 2
    #expect(!show.carousel.isScrolling)
    #expect(show.takeLog() == ["willBeginScrolling", "didEndScrolling"])
    show.carousel.scroll(byOffset: 1, duration: 1e9)
    show.carousel.scrollToItem(at: 1, duration: 1)
    #expect(!show.carousel.isScrolling)
    show.source.items = 5
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(show.carousel.currentItemIndex == 1)
  }

  @Test func aDragWithAFlingTellsEverythingInOrder() {
    let show = Show()
    _ = show.takeLog()
    show.drag(from: 600, by: -20, steps: 8)
    show.touch(.ended, 440, 300)
    show.frames(200)
    let log = show.takeLog().filter { !$0.hasPrefix("view") && $0 != "didScroll" && !$0.hasPrefix("index") }
    #expect(
      log == [
        "willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
        "willBeginScrolling", "didEndScrolling",
      ])
    #expect(show.carousel.scrollOffset == show.carousel.scrollOffset.rounded())
    #expect(show.carousel.scrollOffset > 1)
  }

  @Test func aSlowReleaseAlignsAfterTheEndOfTheDrag() {
    let show = Show()
    _ = show.takeLog()
    show.drag(from: 600, by: -20, steps: 8)
    show.frames(30)
    show.touch(.ended, 440, 300)
    show.frames(60)
    let log = show.takeLog().filter { !$0.hasPrefix("view") && $0 != "didScroll" }
    #expect(
      log == [
        "willBeginDragging", "index 1", "didEndDragging false", "willBeginScrolling", "didEndScrolling",
      ])
    #expect(show.carousel.scrollOffset == 1)
  }

  @Test func aTapOnAnotherItemCentresItThenSelectsIt() {
    let show = Show()
    _ = show.takeLog()
    show.touch(.began, 620, 300)
    show.touch(.ended, 620, 300)
    #expect(show.takeLog() == ["shouldSelect 1", "willBeginScrolling", "didSelect 1"])
    show.frames(30)
    #expect(show.takeLog().last == "didEndScrolling")
    #expect(show.carousel.currentItemIndex == 1)
  }

  @Test func aTapOnTheCurrentItemScrollsNowhereAndSelectsIt() {
    let show = Show()
    _ = show.takeLog()
    show.touch(.began, 400, 300)
    show.touch(.ended, 400, 300)
    #expect(show.takeLog() == ["shouldSelect 0", "willBeginScrolling", "didSelect 0"])
    show.frames(30)
    #expect(show.takeLog() == ["didEndScrolling"])
  }

  @Test func aTapBesideAllItemsAlignsTheCurrentOne() {
    let show = Show()
    _ = show.takeLog()
    show.touch(.began, 400, 20)
    show.touch(.ended, 400, 20)
    #expect(show.takeLog() == ["willBeginScrolling"])
  }

  @Test func itemsThatAreNotCentredAreSelectedWhereTheyAre() {
    let show = Show()
    show.carousel.centerItemWhenSelected = false
    _ = show.takeLog()
    show.touch(.began, 620, 300)
    show.touch(.ended, 620, 300)
    #expect(show.takeLog() == ["shouldSelect 1", "didSelect 1"])
    #expect(show.carousel.currentItemIndex == 0)
  }

  @Test func aTouchEndsWhatMoves() {
    // Quirk 33: in the original an interrupted scroll or fling never gets its end.
    let show = Show()
    show.carousel.scrollToItem(at: 10, animated: true)
    show.frames(6)
    _ = show.takeLog()
    show.touch(.began, 400, 300)
    #expect(show.takeLog() == ["didEndScrolling"])
    show.drag(from: 400, by: -30, steps: 6)
    show.touch(.ended, 220, 300)
    show.frames(3)
    #expect(show.carousel.isDecelerating)
    _ = show.takeLog()
    show.touch(.began, 400, 300)
    #expect(show.takeLog() == ["didEndDecelerating"])
  }

  @Test func aDriftTellsOfEveryFrameAndOfTheIndexHalfWay() {
    let show = Show()
    show.carousel.autoscroll = -6
    show.frames(2)
    _ = show.takeLog()
    show.frames(9)
    let log = show.takeLog().filter { !$0.hasPrefix("view") }
    #expect(log.filter { $0 == "didScroll" }.count == 9)
    #expect(log.filter { $0 != "didScroll" } == ["index 1"])
  }

  @Test func theFlagsSayWhatMovesTheCarousel() {
    let show = Show()
    func flags() -> [Bool] {
      [show.carousel.isDragging, show.carousel.isDecelerating, show.carousel.isScrolling]
    }
    #expect(flags() == [false, false, false])
    show.drag(from: 600, by: -20, steps: 8)
    #expect(flags() == [true, false, false])
    show.touch(.ended, 440, 300)
    #expect(flags() == [false, true, false])
    show.frames(200)
    #expect(flags() == [false, false, false])
    show.carousel.scrollToItem(at: 0, animated: true)
    #expect(flags() == [false, false, true])
  }

  @Test func aCarouselThatNeedNotRestAtItemsRestsWhereAFingerLeavesIt() {
    let show = Show()
    show.carousel.scrollToItemBoundary = false
    show.carousel.stopAtItemBoundary = false
    show.drag(from: 600, by: -10, steps: 6)
    show.frames(30)
    show.touch(.ended, 540, 300)
    show.frames(60)
    let place = show.carousel.scrollOffset
    #expect(place > 0.1 && place < 0.4 && place != place.rounded())
    show.carousel.setNeedsLayout()
    show.window.layoutIfNeeded()
    #expect(show.carousel.scrollOffset == place)
  }

  @Test func pagingEndsAtTheNextItemHoweverFastTheFingerWas() {
    let show = Show()
    show.carousel.isPagingEnabled = true
    show.drag(from: 700, by: -12, steps: 6)
    show.touch(.ended, 628, 300)
    show.frames(200)
    #expect(show.carousel.scrollOffset == 1)
  }

  @Test func theIndexPastTheEndLiesOneItemBeyondIt() {
    let show = Show()
    show.carousel.currentItemIndex = 20
    #expect(show.carousel.scrollOffset == 20 && show.carousel.currentItemIndex == 19)
    show.carousel.setNeedsLayout()
    show.window.layoutIfNeeded()
    show.frames(30)
    #expect(show.carousel.scrollOffset == 19)
  }

  @Test func settingThePlaceTellsAtOnceAndWithoutAnimation() {
    let show = Show()
    _ = show.takeLog()
    show.carousel.scrollOffset = 2.25
    #expect(show.takeLog().filter { !$0.hasPrefix("view") } == ["didScroll", "index 2"])
  }
}
