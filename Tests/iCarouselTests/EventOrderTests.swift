import OpenUIKit
import Testing

@testable import iCarousel

/// What the data source and the delegate hear, in order (reference, 6).
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

  @Test func settingThePlaceTellsAtOnceAndWithoutAnimation() {
    let show = Show()
    _ = show.takeLog()
    show.carousel.scrollOffset = 2.25
    #expect(show.takeLog().filter { !$0.hasPrefix("view") } == ["didScroll", "index 2"])
  }
}
