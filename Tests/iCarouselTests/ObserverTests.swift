import OpenUIKit
import Testing

@testable import iCarousel

/// Objects that follow a carousel beside its delegate, transforms of an app's own, and scrolls with a completion.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct ObserverTests {
  // MARK: Observers

  @Test func anObserverIsCalledAfterEachPlacement() {
    let show = Show()
    let observer = Following()
    show.carousel.addObserver(observer)
    show.carousel.addObserver(observer)
    show.carousel.scrollOffset = 3
    #expect(observer.places == [3])
    show.carousel.scrollToItem(at: 4, animated: true)
    show.frames(30)
    #expect(observer.places.last == 4 && observer.places.count > 10)
    show.carousel.removeObserver(observer)
    show.carousel.scrollOffset = 0
    #expect(observer.places.last == 4)
  }

  @Test func anObserverMayScrollAndRemoveItself() {
    let show = Show()
    let observer = Following()
    observer.onPlacement = { [unowned observer] carousel in
      carousel.removeObserver(observer)
      carousel.scrollToItem(at: 9, animated: false)
    }
    show.carousel.addObserver(observer)
    withExtendedLifetime(observer) { show.carousel.scrollOffset = 2 }
    #expect(show.carousel.scrollOffset == 9)
  }

  @Test func framesAreCountedOnlyWhileAnObserverNeedsThem() {
    let show = Show()
    let observer = Following()
    show.carousel.addObserver(observer)
    show.frames(10)
    #expect(observer.frames == 0)
    observer.needsFrames = true
    show.carousel.observersDidChange()
    show.frames(10)
    #expect(observer.frames == 10)
    observer.needsFrames = false
    show.carousel.observersDidChange()
    #expect(!show.carousel.frameLink.isRunning)
  }

  @Test func aCarouselKeepsNoObserver() {
    let show = Show()
    var observer: Following? = Following()
    observer?.needsFrames = true
    show.carousel.addObserver(observer ?? Following())
    show.frames(2)
    observer = nil
    show.frames(2)
    #expect(show.carousel.liveObservers.isEmpty && !show.carousel.frameLink.isRunning)
  }

  // MARK: Completions

  @Test func aScrollThatArrivesIsFinished() {
    let show = Show()
    show.carousel.scrollToItem(at: 3, animated: true) { show.log.add("arrived \($0)") }
    show.frames(40)
    #expect(show.takeLog().suffix(2) == ["didEndScrolling", "arrived true"])
    show.carousel.scrollToItem(at: 1, animated: false) { show.log.add("arrived \($0)") }
    #expect(show.takeLog().last == "arrived true")
  }

  @Test(arguments: ["touch", "scroll", "place", "reload", "same"])
  func anInterruptedScrollIsNotFinished(_ interruption: String) {
    let show = Show()
    var endings: [Bool] = []
    show.carousel.scrollToItem(at: 9, animated: true) { endings.append($0) }
    show.frames(10)
    switch interruption {
    case "touch": show.touch(.began, 300, 300)
    case "scroll": show.carousel.scrollToItem(at: 2, animated: true)
    case "place": show.carousel.scrollOffset = 4
    case "same": show.carousel.scrollToItem(at: 9, animated: true) { _ in }
    default:
      show.source.items = 0
      show.carousel.reloadData()
    }
    #expect(endings == [false])
    show.frames(60)
    #expect(endings == [false])
  }

  @Test func aScrollRoundTheEndArrives() {
    let show = Show(options: [.wrap: 1])
    var endings: [Bool] = []
    show.carousel.scrollToItem(at: 19, animated: true) { endings.append($0) }
    show.frames(40)
    #expect(endings == [true] && show.carousel.currentItemIndex == 19)
  }

  @Test func aScrollWithoutItemsOrMotionEndsAtOnce() {
    let show = Show(items: 0)
    var endings: [Bool] = []
    show.carousel.scrollToItem(at: 3, animated: true) { endings.append($0) }
    #expect(endings == [false])
    show.source.items = 9
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    show.carousel.motionPreference = .reduced
    show.carousel.scrollToItem(at: 5, animated: true) { endings.append($0) }
    #expect(endings == [false, true])
  }

  #if !ThreadConfined
    @Test func aScrollCanBeAwaited() async {
      let show = Show()
      let task = Task { @MainActor in await show.carousel.beginScroll(toItemAt: 4).hasArrived }
      while !show.carousel.isScrolling { await Task.yield() }
      show.frames(40)
      #expect(await task.value)
      #expect(show.carousel.currentItemIndex == 4)
    }
  #endif

  // MARK: Transforms

  @Test func aTransformPlacesTheItems() throws {
    let show = Show()
    show.carousel.itemTransform = Stairs()
    #expect(show.carousel.type == .custom)
    let container = try #require(show.carousel.itemView(at: 1)?.superview)
    #expect(container.layer.transform.m41 == 40 && container.layer.transform.m42 == 60)
    #expect(abs(container.alpha - 0.75) < 1e-6)
    #expect(show.carousel.visibleItemViews.count == 5)
    // By its depth the first item is in front of the second.
    let order = show.carousel.contentView.subviews
    #expect(order.last === show.carousel.itemView(at: 0)?.superview)
    show.carousel.itemTransform = nil
    #expect(container.alpha == 1)
  }

  @Test func aTransformWithoutNumbersIsTheBaseTransform() throws {
    let show = Show()
    show.carousel.itemTransform = Broken()
    let container = try #require(show.carousel.itemView(at: 0)?.superview)
    #expect(container.layer.transform.m41 == 0 && container.alpha == 0)
  }
}

/// Counts what it is called for.
#if !ThreadConfined
  @MainActor
#endif
private final class Following: iCarouselObserver {
  var places: [CGFloat] = []
  var frames = 0
  var needsFrames = false
  var onPlacement: ((iCarousel) -> Void)?

  func carouselDidPlaceItems(_ carousel: iCarousel) {
    places.append(carousel.scrollOffset)
    onPlacement?(carousel)
  }
  func carousel(_ carousel: iCarousel, frameAt time: TimeInterval) { frames += 1 }
}

private final class Stairs: CarouselTransform {
  var visibleItemCount: Int? { 5 }

  func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    let place = CATransform3DTranslate(space.baseTransform, offset * space.itemWidth / 5, offset * 60, 0)
    return CarouselItemAttributes(transform: place, opacity: 1 - abs(offset) / 4, depth: -abs(offset))
  }
}

private final class Broken: CarouselTransform {
  func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    var transform = space.baseTransform
    transform.m41 = .nan
    return CarouselItemAttributes(transform: transform, opacity: .nan, depth: .infinity)
  }
}
