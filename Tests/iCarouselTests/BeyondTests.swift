import OpenUIKit
import Testing

@testable import iCarousel

/// The features that the original does not have.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct BeyondTests {
  // MARK: Identity

  @Test func aNewListOfIdentifiersMovesViewsInsteadOfMakingThem() {
    let show = Show(startsEmpty: true)
    show.carousel.delegate = show.listener
    var made: [String] = []
    let source = iCarouselDiffableDataSource<String>(show.carousel) { _, name, _ in
      made.append(name)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.accessibilityIdentifier = name
      return view
    }
    source.apply(["a", "b", "c", "d"], animated: false)
    show.window.layoutIfNeeded()
    made = []
    let a = show.carousel.itemView(at: 0)
    var endings: [Bool] = []
    source.apply(["d", "x", "a", "c"], reloading: ["c"]) { endings.append($0) }
    #expect(show.carousel.currentItemIndex == 2)
    #expect(show.carousel.currentItemView === a)
    show.frames(60)
    #expect(endings == [true])
    #expect(made.sorted() == ["c", "x"])
    #expect(show.carousel.visibleItemViews.map { $0.accessibilityIdentifier } == ["d", "x", "a", "c"])
    #expect(source.index(of: "c") == 3 && source.identifier(at: 1) == "x" && source.identifier(at: 9) == nil)
  }

  @Test func randomListsAlwaysShowWhatTheySay() {
    var generator = Seeded(state: UInt64.random(in: 0...UInt64.max))
    let seed = generator.state
    let show = Show(startsEmpty: true)
    let source = iCarouselDiffableDataSource<Int>(show.carousel) { _, number, reused in
      let view = reused ?? UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.tag = number
      return view
    }
    for _ in 0..<60 {
      let list = Array((0..<30).shuffled(using: &generator).prefix(Int.random(in: 0...30, using: &generator)))
      source.apply(list, animated: Bool.random(using: &generator))
      show.frames(Int.random(in: 0...40, using: &generator))
      for index in show.carousel.indexesForVisibleItems where list.indices.contains(index) {
        #expect(show.carousel.itemView(at: index)?.tag == list[index], "seed \(seed)")
      }
    }
    show.frames(60)
    #expect(show.carousel.contentView.subviews.count == show.carousel.visibleItemViews.count, "seed \(seed)")
  }

  // MARK: Prefetching

  @Test func itemsAreAnnouncedBeforeTheyComeIntoSight() {
    let show = Show(items: 100)
    let prefetcher = Prefetcher()
    show.carousel.prefetchDataSource = prefetcher
    show.carousel.prefetchDistance = 3
    show.carousel.scrollOffset = 10
    #expect(prefetcher.announced == [13, 14, 15])
    show.carousel.scrollOffset = 11
    #expect(prefetcher.announced == [13, 14, 15, 16])
    show.carousel.scrollOffset = 9
    #expect(prefetcher.announced.suffix(3) == [5, 4, 3])
    #expect(prefetcher.cancelled == [14, 15, 16])
  }

  // MARK: Widths

  @Test func itemsOfDifferentWidthsTouchEachOther() throws {
    let show = Show(startsEmpty: true)
    show.listener.itemWidth = 200
    show.listener.widths = [0: 100, 1: 300, 3: 50]
    show.connect()
    var edge: CGFloat?
    for index in 0..<5 {
      let container = try #require(show.carousel.itemView(at: index)?.superview)
      #expect(container.bounds.width == show.listener.widths[index] ?? 200)
      if let edge { #expect(abs(container.frame.minX - edge) < 1e-9) }
      edge = container.frame.maxX
    }
    #expect(show.carousel.itemView(at: 0)?.superview?.frame.midX == 400)
    show.carousel.scrollOffset = 1
    #expect(show.carousel.itemView(at: 1)?.superview?.frame.midX == 400)
    show.carousel.scrollOffset = 0.5
    #expect(show.carousel.itemView(at: 0)?.superview?.frame.midX == 300)
    #expect(show.carousel.itemView(at: 1)?.superview?.frame.midX == 500)
  }

  @Test func narrowItemsFillTheCarousel() {
    let show = Show(items: 100, startsEmpty: true)
    show.listener.itemWidth = 200
    for index in 0..<100 { show.listener.widths[index] = 60 }
    show.connect()
    show.carousel.scrollOffset = 50
    let frames = show.carousel.visibleItemViews.compactMap { $0.superview?.frame }
    #expect((frames.map { $0.minX }.min() ?? 1) <= 0)
    #expect((frames.map { $0.maxX }.max() ?? 0) >= 800)
  }

  @Test func itemsMayBeAsWideAsTheirViews() {
    let widths: [CGFloat] = [200, 40, 120, 60, 300]
    let show = Show(items: 0)
    let source = Making { UIView(frame: CGRect(x: 0, y: 0, width: widths[$0 % widths.count], height: 100)) }
    show.carousel.dataSource = source
    show.window.layoutIfNeeded()
    #expect(show.transform(1)?.m41 == 200)
    show.carousel.measuresEveryItem = true
    show.carousel.scrollOffset = 2
    // Half of both widths from one item to the next: 60 + 30, 30 + 150, and 60 + 20, 20 + 100 to the other side.
    let places = (0...4).map { show.transform($0)?.m41 }
    for (place, expected) in zip(places, [-200, -80, 0, 90, 270]) {
      #expect(abs((place ?? .nan) - CGFloat(expected)) < 1e-9)
    }
    #expect(show.carousel.itemView(at: 4)?.superview?.bounds.width == 300)
    show.carousel.measuresEveryItem = false
    #expect((0...4).map { show.transform($0)?.m41 } == [-400, -200, 0, 200, 400])
  }

  @Test func viewsThatAreNarrowerThanTheFirstFillTheCarouselAllTheSame() {
    let show = Show(items: 0)
    let source = Making { UIView(frame: CGRect(x: 0, y: 0, width: $0 == 50 ? 400 : 40, height: 100)) }
    show.carousel.measuresEveryItem = true
    show.carousel.dataSource = source
    show.carousel.scrollOffset = 50
    show.window.layoutIfNeeded()
    // 400 in the middle leave 200 on either side: five views of 40, and one beyond the edge.
    #expect(Set(44...56).isSubset(of: show.carousel.indexesForVisibleItems))
  }

  @Test func aFingerThatTravelsFromOneItemToTheNextMovesByOne() {
    let show = Show(startsEmpty: true)
    show.listener.itemWidth = 200
    show.listener.widths = [5: 100, 6: 500]
    show.connect()
    show.carousel.scrollOffset = 5
    show.touch(.began, 600, 300)
    show.touch(.moved, 580, 300)
    show.touch(.moved, 280, 300)
    #expect(abs(show.carousel.scrollOffset - 6) < 1e-9)
  }

  // MARK: Autoplay

  @Test func autoplayGoesOnItemByItemAndStartsAgain() {
    let show = Show(items: 3)
    show.carousel.autoplayInterval = 1
    var places: [Int] = []
    for _ in 0..<6 {
      show.frames(90)
      places.append(show.carousel.currentItemIndex)
    }
    #expect(places == [1, 2, 0, 1, 2, 0])
  }

  @Test func autoplayWaitsWhileAFingerIsOnTheCarousel() {
    let show = Show()
    show.carousel.autoplayInterval = 1
    show.touch(.began, 400, 300)
    show.frames(300)
    #expect(show.carousel.currentItemIndex == 0)
    show.touch(.ended, 400, 300)
    show.frames(50)
    #expect(show.carousel.scrollOffset == 0)
    show.frames(50)
    #expect(show.carousel.currentItemIndex == 1)
  }

  // MARK: Scaling

  @Test func neighboursShrinkAndFade() throws {
    let show = Show(options: [
      .minScale: 0.6, .scaleRange: 2, .fadeMin: 0, .fadeMax: 0, .fadeRange: 2, .fadeMinAlpha: 0.2,
    ])
    let container = try #require(show.carousel.itemView(at: 1)?.superview)
    #expect(abs(container.layer.transform.m11 - 0.8) < 1e-9)
    #expect(abs(container.alpha - 0.6) < 1e-6)
    #expect(container.layer.transform.m41 == 200)
  }

  // MARK: Reduced motion

  @Test func reducedMotionTakesNoTimeAndTellsTheSame() {
    let show = Show()
    show.carousel.motionPreference = .reduced
    _ = show.takeLog()
    show.carousel.scrollToItem(at: 1, animated: true)
    #expect(
      show.takeLog().filter { !$0.hasPrefix("view") } == [
        "willBeginScrolling", "didScroll", "index 1", "didEndScrolling",
      ])
    show.carousel.autoscroll = 1
    show.carousel.autoplayInterval = 0.5
    show.frames(120)
    #expect(show.carousel.scrollOffset == 1)
  }

  // MARK: State

  @Test func theStateIsKeptAndSetAgainBeforeTheFirstLoad() throws {
    let show = Show()
    show.carousel.scrollOffset = 7
    let kept = try JSONEncoder().encode(show.carousel.state)
    let other = Show(startsEmpty: true)
    other.carousel.state = try JSONDecoder().decode(iCarouselState.self, from: kept)
    #expect(other.carousel.state.scrollOffset == 7)
    other.connect()
    #expect(other.carousel.currentItemIndex == 7)
  }

  // MARK: Focus and speed

  @Test func aViewInAnItemBringsItIntoTheMiddle() throws {
    let show = Show()
    let inner = UIView()
    try #require(show.carousel.itemView(at: 2)).addSubview(inner)
    #expect(show.carousel.scrollToItem(holding: inner, animated: true))
    show.frames(40)
    #expect(show.carousel.currentItemIndex == 2)
    #expect(!show.carousel.scrollToItem(holding: UIView(), animated: true))
  }

  @Test func farItemsTakeLongerIfThatIsWanted() {
    let show = Show(items: 100)
    show.carousel.animatedScrollSpeed = 20
    show.carousel.scrollToItem(at: 40, animated: true)
    show.frames(60)
    #expect(abs(show.carousel.scrollOffset - 20) < 1e-6)
    show.frames(61)
    #expect(show.carousel.scrollOffset == 40)
  }

  // MARK: Page control

  @Test func aPageControlFollowsAndLeads() {
    let show = Show(items: 5)
    let control = UIPageControl(frame: CGRect(x: 0, y: 550, width: 800, height: 40))
    show.window.addSubview(control)
    show.carousel.pageControl = control
    #expect(control.numberOfPages == 5)
    show.carousel.scrollToItem(at: 3, animated: true)
    show.frames(40)
    #expect(control.currentPage == 3)
    show.touch(.began, 700, 570)
    show.touch(.ended, 700, 570)
    show.frames(40)
    #expect(show.carousel.currentItemIndex == 4)
    show.source.items = 2
    show.carousel.reloadData()
    show.frames(60)
    #expect(control.numberOfPages == 2)
    show.source.items = 6
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(control.numberOfPages == 6)
    show.carousel.removeItem(at: 5, animated: false)
    #expect(control.numberOfPages == 5)
  }

  // MARK: Tilted rows

  @Test func tiltedRowsLeanOneWayAndTheCurrentCardFacesTheViewer() throws {
    for (type, sign) in [(iCarouselType.leftTilted, CGFloat(1)), (.rightTilted, -1)] {
      let show = Show(type)
      show.carousel.scrollOffset = 10
      // A card that faces left has its right edge nearer to the viewer: m13 is positive.
      for index in [7, 8, 9, 11, 12, 13] {
        let transform = try #require(show.transform(index))
        #expect(abs(transform.m13 - sign * 0.5.squareRoot()) < 1e-9)
      }
      #expect(show.transform(10)?.m13 == 0)
      let order = show.carousel.contentView.subviews.compactMap { $0.subviews.first?.tag }
      let neighbours = order.filter { $0 != 10 }
      #expect(order.last == 10)
      #expect(neighbours == neighbours.sorted(by: sign > 0 ? { $0 > $1 } : { $0 < $1 }))
    }
  }
}

#if !ThreadConfined
  @MainActor
#endif
private final class Prefetcher: iCarouselDataSourcePrefetching {
  var announced: [Int] = []
  var cancelled: [Int] = []

  func carousel(_ carousel: iCarousel, prefetchItemsAt indexes: [Int]) { announced += indexes }
  func carousel(_ carousel: iCarousel, cancelPrefetchingForItemsAt indexes: [Int]) { cancelled += indexes }
}
