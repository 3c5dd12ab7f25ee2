import OpenUIKit
import Testing

@testable import iCarousel

/// The calls that the system and its assistive technology send and receive, and extreme numbers.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct SystemTests {
  @Test func motionFollowsTheWindowUnlessSet() {
    let show = Show()
    show.carousel.autoscroll = -1
    show.frames(30)
    #expect(show.carousel.scrollOffset > 0.3)
    show.window.prefersReducedMotion = true
    let place = show.carousel.scrollOffset
    show.frames(30)
    #expect(show.carousel.scrollOffset == place)
    show.carousel.scrollToItem(at: 5, animated: true)
    #expect(show.carousel.scrollOffset == 5)
    show.carousel.motionPreference = .full
    show.frames(30)
    #expect(show.carousel.scrollOffset > 5.3)
    show.carousel.motionPreference = .automatic
    show.window.prefersReducedMotion = false
    let still = show.carousel.scrollOffset
    show.frames(30)
    #expect(show.carousel.scrollOffset > still)
  }

  @Test func aNewWindowSaysWhetherThereIsMotion() {
    let show = Show()
    let still = UIWindow(frame: show.window.bounds)
    still.prefersReducedMotion = true
    still.addSubview(show.carousel)
    show.carousel.scrollToItem(at: 5, animated: true)
    #expect(show.carousel.scrollOffset == 5)
  }

  @Test func onlyAScrollByAssistiveTechnologyIsSaid() {
    let show = Show()
    var said: [String] = []
    show.window.accessibilityNotificationHandler = { notification in
      switch notification {
      case .layoutChanged: said.append("layout")
      case .pageScrolled(let text): said.append(text)
      case .screenChanged, .announcement: break
      }
    }
    show.carousel.scrollToItem(at: 3, animated: true)
    show.frames(60)
    #expect(said == [])
    show.carousel.scrollToItem(at: 0, animated: true)
    show.frames(3)
    #expect(show.carousel.accessibilityScroll(.next))
    #expect(said == [])
    show.frames(60)
    #expect(said == ["Item \(show.carousel.currentItemIndex + 1) of 20"])
  }

  @Test func assistiveTechnologyIsLedFromAnItemThatHasGoneOutOfSight() {
    let show = Show()
    var goals: [UIResponder?] = []
    show.window.accessibilityNotificationHandler = { notification in
      if case .layoutChanged(let goal) = notification { goals.append(goal) }
    }
    show.window.accessibilityFocusedElement = show.carousel.itemView(at: 1)
    show.carousel.scrollToItem(at: 2, animated: true)
    show.frames(60)
    #expect(goals.isEmpty)
    show.carousel.scrollToItem(at: 4, animated: true)
    show.frames(60)
    #expect(goals.count == 1 && goals.first??.isEqual(show.carousel.currentItemView) == true)
  }

  @Test func aDisplayLinkEndsWithItsCarousel() {
    let clock = AnimationClock()
    var link: FrameLink? = FrameLink()
    let target = link.map { FrameTarget($0) }
    let displayLink = CADisplayLink(clock: clock) { target?.frame($0) }
    link = nil
    clock.advance(by: 0.1)
    #expect(clock.isIdle && displayLink.isPaused == false)
  }

  @Test func aCarouselThatRestsHoldsNoDisplayLink() {
    let show = Show()
    show.carousel.scrollToItem(at: 3, animated: true)
    #expect(show.carousel.frameLink.isRunning)
    show.frames(60)
    #expect(!show.carousel.frameLink.isRunning && show.window.clock.isIdle)
  }

  @Test func theWatcherDelaysNoTouches() {
    #expect(!iCarousel().gestures.watcher.delaysTouchesEnded)
  }

  // MARK: Numbers

  @Test func aBoundlessPrefetchDistanceIsBounded() {
    final class Prefetcher: iCarouselDataSourcePrefetching {
      var most = 0
      func carousel(_ carousel: iCarousel, prefetchItemsAt indexes: [Int]) { most = max(most, indexes.count) }
    }
    let prefetcher = Prefetcher()
    for options: [iCarouselOption: CGFloat] in [[:], [.wrap: 1]] {
      let show = Show(items: 10_000_000, options: options)
      show.carousel.prefetchDataSource = prefetcher
      show.carousel.prefetchDistance = .max
      show.carousel.currentItemIndex = 4
      #expect(prefetcher.most == 500)
    }
  }

  @Test func aSpeedTooSmallToCalculateWithIsRefused() {
    let show = Show()
    show.carousel.animatedScrollSpeed = 2
    show.carousel.animatedScrollSpeed = 1e-308
    #expect(show.carousel.animatedScrollSpeed == 2)
    show.carousel.scrollToItem(at: 4, animated: true)
    show.frames(150)
    #expect(show.carousel.scrollOffset == 4)
  }

  @Test(arguments: [CGFloat.infinity, 1e308, .nan, 1e-308, -1])
  func widthsThatNothingCanBeCalculatedWithAreRefused(_ number: CGFloat) {
    for type in iCarouselType.allCases {
      let show = Show(type, startsEmpty: true)
      // A view cannot have a size of NaN.
      if number.isFinite { show.source.size = CGSize(width: number, height: number) }
      show.listener.itemWidth = number
      show.listener.widths = [0: number, 1: number]
      show.carousel.allowsFocus = true
      show.carousel.measuresEveryItem = true
      show.connect()
      show.carousel.scrollToItem(at: 2, animated: true)
      show.frames(40)
      for slot in show.carousel.items.slots {
        #expect(slot.container.layer.transform.isFinite && slot.container.bounds.width.isFinite)
      }
      for element in show.carousel.elementsInOrder {
        #expect(element.accessibilityFrame.minX.isFinite && element.accessibilityFrame.width.isFinite)
      }
      UIFocusSystem.focusSystem(for: show.carousel)?.updateFocusIfNeeded()
    }
  }

  @Test(arguments: [CGFloat.infinity, 1e308, .nan])
  func transformsThatNothingCanBeCalculatedWithAreRefused(_ number: CGFloat) {
    final class Custom: iCarouselDelegate {
      let number: CGFloat
      init(_ number: CGFloat) { self.number = number }
      func carousel(
        _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
      ) -> CATransform3D { CATransform3DScale(transform, number, 1, 1) }
    }
    let show = Show(.custom)
    let delegate = Custom(number)
    show.carousel.delegate = delegate
    show.carousel.allowsFocus = true
    show.window.layoutIfNeeded()
    for slot in show.carousel.items.slots { #expect(slot.container.layer.transform.isUsable) }
    for element in show.carousel.elementsInOrder { #expect(element.accessibilityFrame.width.isFinite) }
  }

  @Test func anItemBehindTheViewerIsNotTouched() {
    final class Behind: iCarouselDelegate {
      func carousel(
        _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
      ) -> CATransform3D { CATransform3DTranslate(transform, 0, 0, 600) }
    }
    let show = Show(.custom)
    let delegate = Behind()
    show.carousel.delegate = delegate
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemView(at: CGPoint(x: 400, y: 300)) == nil)
    #expect(show.window.hitTest(CGPoint(x: 400, y: 300), with: nil) === show.carousel.contentView)
    #expect(show.carousel.elementsInOrder.count == 1)
  }

  @Test func optionsMayBeReloadedWhileTheyAreAskedFor() {
    final class Reloading: iCarouselDelegate {
      var count = 0
      func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
        -> CGFloat
      {
        count += 1
        carousel.reloadOptions()
        return value
      }
    }
    let show = Show()
    let delegate = Reloading()
    show.carousel.delegate = delegate
    show.carousel.reloadOptions()
    show.window.layoutIfNeeded()
    #expect(delegate.count < 50)
  }

  @Test func aReloadToFewerItemsDuringAScrollEndsAtOne() {
    for count in [0, 3] {
      let show = Show()
      show.carousel.scrollToItem(at: 15, animated: true)
      show.frames(12)
      show.source.items = count
      show.carousel.reloadData()
      show.frames(90)
      #expect(show.carousel.scrollOffset == CGFloat(count - 1) && !show.carousel.isScrolling)
      #expect(show.takeLog().filter { $0.hasPrefix("willBegin") }.count == (count == 0 ? 1 : 2))
    }
  }
}
