import OpenUIKit
import Testing

@testable import iCarousel

/// How many views exist, and how often the data source is asked for one.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct RecyclingTests {
  @Test func scrollingFarMakesNoMoreViewsThanAreVisible() {
    let show = Show(items: 1000)
    #expect(show.source.madeViews == 6)
    show.carousel.scroll(byOffset: 500, duration: 20)
    show.frames(1250)
    #expect(show.carousel.currentItemIndex == 500)
    #expect(show.source.madeViews <= 7)
    #expect(show.carousel.contentView.subviews.count == 6)
  }

  @Test func anItemIsAskedForOnceWhileItIsVisible() {
    let show = Show(items: 100)
    show.carousel.scroll(byOffset: 50, duration: 10)
    show.frames(620)
    #expect(show.source.requests.count == Set(show.source.requests).count)
    // Six at the start, then one for each of the items that come into sight: 6 to 52.
    #expect(show.source.requests.count == 53)
  }

  @Test(arguments: iCarouselType.allCases)
  func thereAreNeverMoreLiveViewsThanTwiceTheVisibleOnes(_ type: iCarouselType) {
    let show = Show(type, items: 10_000_000)
    var most = 0
    for frame in 0..<300 {
      show.carousel.scrollOffset = CGFloat(frame) * 1.7
      most = max(most, show.carousel.visibleItemViews.count + show.carousel.pool.count)
      #expect(show.carousel.contentView.subviews.count <= show.carousel.numberOfVisibleItems)
    }
    #expect(most <= 2 * show.carousel.numberOfVisibleItems)
    #expect(show.source.madeViews <= 2 * show.carousel.numberOfVisibleItems)
  }

  @Test func aReloadAsksForTheVisibleItemsOnlyHoweverManyThereAre() {
    for count in [100, 10_000_000] {
      let show = Show(items: count)
      show.source.requests = []
      show.carousel.reloadData()
      #expect(show.source.requests == [])
      show.window.layoutIfNeeded()
      #expect(show.source.requests.sorted() == [0, 1, 2, 3, 4, 5])
    }
  }

  @Test func aThousandReloadsLeaveNoViewsBehind() {
    let show = Show(items: 50)
    let counter = Counter()
    let source = Making { _ in Counted(counter) }
    show.carousel.dataSource = source
    for _ in 0..<1000 {
      show.carousel.reloadData()
      show.carousel.scrollOffset = 20
      show.window.layoutIfNeeded()
      #expect(counter.living <= 12)
    }
    show.carousel.removeFromSuperview()
    source.count = 0
    show.carousel.reloadData()
    #expect(counter.living == 0)
  }

  @Test func aCarouselThatDriftsDiesWithItsLastReference() {
    // In the original its timer keeps it alive.
    weak var carousel: iCarousel?
    do {
      let show = Show()
      show.carousel.autoscroll = 1
      show.frames(10)
      carousel = show.carousel
      show.carousel.removeFromSuperview()
    }
    #expect(carousel == nil)
  }

  @Test func viewsOfSeveralKindsAreUsedAgainForTheirOwn() {
    let show = Show(items: 100)
    var made: [String] = []
    for kind in ["even", "odd"] {
      show.carousel.register(forReuseIdentifier: kind) {
        made.append(kind)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.accessibilityIdentifier = kind
        return view
      }
    }
    let source = Making { [unowned carousel = show.carousel] index in
      let kind = index.isMultiple(of: 2) ? "even" : "odd"
      return carousel.dequeueReusableView(withReuseIdentifier: kind)
    }
    show.carousel.dataSource = source
    show.window.layoutIfNeeded()
    show.carousel.scroll(byOffset: 60, duration: 10)
    show.frames(620)
    #expect(made.count <= 12)
    for index in show.carousel.indexesForVisibleItems {
      #expect(
        show.carousel.itemView(at: index)?.accessibilityIdentifier
          == (index.isMultiple(of: 2) ? "even" : "odd"))
    }
  }

  @Test func aReuseIdentifierThatWasNotRegisteredStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = iCarousel().dequeueReusableView(withReuseIdentifier: "card") }
    }
  }

  @Test func viewsAreShownAfterTheyWereMadeAndTakenAwayBeforeTheyAreUsedAgain() {
    let show = Show(items: 100)
    show.listener.logsDisplay = true
    _ = show.takeLog()
    show.carousel.scrollOffset = 3
    #expect(show.takeLog() == ["didScroll", "index 3"])
    show.carousel.scrollOffset = 4
    #expect(
      show.takeLog() == [
        "didEndDisplaying 0", "view 6 reusing 0", "willDisplay 6", "didScroll", "index 4",
      ])
  }

  @Test func everyViewThatWasShownIsTakenAwayInTheEnd() {
    let show = Show(items: 40, startsEmpty: true)
    show.listener.logsDisplay = true
    show.connect()
    for offset in [3.0, 17.5, 2, 39, 12.2] { show.carousel.scrollOffset = CGFloat(offset) }
    show.source.items = 0
    show.carousel.reloadData()
    let log = show.takeLog()
    let shown = log.filter { $0.hasPrefix("willDisplay") }.map { $0.dropFirst(12) }.sorted()
    let ended = log.filter { $0.hasPrefix("didEndDisplaying") }.map { $0.dropFirst(17) }.sorted()
    #expect(shown == ended)
    #expect(!shown.isEmpty)
  }

  @Test func placeholdersAreNumberedOnceEach() {
    // Quirk 12: with an odd number the original asks for one twice and never for the last.
    let show = Show(items: 2, placeholders: 3)
    #expect(
      show.takeLog().filter { $0.hasPrefix("placeholder") }.sorted() == [
        "placeholder 0", "placeholder 1", "placeholder 2",
      ])
    #expect(show.carousel.indexesForVisibleItems == [-2, -1, 0, 1, 2])
    #expect(show.carousel.visibleItemViews.map { $0.tag } == [1000, 1001, 0, 1, 1002])
  }
}

/// How many of something live.
private final class Counter {
  var living = 0
}

/// A data source that makes each view with a closure.
#if !ThreadConfined
  @MainActor
#endif
final class Making: iCarouselDataSource {
  var count = 100
  private let make: (Int) -> UIView

  init(_ make: @escaping (Int) -> UIView) {
    self.make = make
  }

  func numberOfItems(in carousel: iCarousel) -> Int { count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    make(index)
  }
}

/// A view that counts those of its kind that live.
private final class Counted: UIView {
  nonisolated(unsafe) private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    counter.living += 1
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  required init?(coder: NSCoder) { nil }

  deinit { counter.living -= 1 }
}
