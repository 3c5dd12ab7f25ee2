import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct AutoplayControlTests {
  @Test func pagesFollowOneAnotherInTheirTime() {
    let show = KitShow()
    let autoplay = CarouselAutoplay(show.carousel, interval: 1)
    autoplay.start()
    show.frames(59)
    #expect(!show.carousel.isScrolling && autoplay.state == .playing)
    #expect(abs(autoplay.progress - 58.0 / 60) < 1e-6)
    show.frames(30)
    #expect(show.carousel.currentItemIndex == 1)
    show.frames(200)
    #expect(show.carousel.currentItemIndex == 3)
  }

  @Test func aPauseKeepsTheTimeThatIsLeft() {
    let show = KitShow()
    let autoplay = CarouselAutoplay(show.carousel, interval: 1)
    autoplay.start()
    show.frames(31)
    let left = autoplay.timeLeft
    autoplay.pause()
    show.frames(200)
    #expect(autoplay.timeLeft == left && autoplay.state == .paused && show.carousel.currentItemIndex == 0)
    autoplay.resume()
    show.frames(20)
    #expect(abs(left - autoplay.timeLeft - 19.0 / 60) < 1e-6)
    autoplay.stop()
    show.frames(200)
    #expect(autoplay.state == .stopped && show.carousel.currentItemIndex == 0)
    autoplay.resume()
    #expect(autoplay.state == .stopped)
  }

  @Test func eachPageMayHaveItsOwnTime() {
    let show = KitShow()
    let autoplay = CarouselAutoplay(show.carousel, interval: 1)
    autoplay.duration = { $0 == 0 ? 2 : ($0 == 1 ? .nan : nil) }
    autoplay.start()
    show.frames(100)
    #expect(show.carousel.currentItemIndex == 0 && autoplay.currentDuration == 2)
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 1 && autoplay.currentDuration == 1)
  }

  @Test(arguments: [
    (CarouselAutoplay.End.stop, 9, CarouselAutoplay.State.stopped), (.rewind, 0, .playing),
    (.turnBack, 8, .playing),
  ])
  func theEndIsAsSet(_ end: CarouselAutoplay.End, _ index: Int, _ state: CarouselAutoplay.State) {
    let show = KitShow()
    show.carousel.currentItemIndex = 9
    let autoplay = CarouselAutoplay(show.carousel, interval: 1)
    autoplay.end = end
    autoplay.start()
    show.frames(95)
    #expect(show.carousel.currentItemIndex == index && autoplay.state == state)
  }

  @Test func itGoesBackwardsToo() {
    let show = KitShow(wraps: true)
    let autoplay = CarouselAutoplay(show.carousel, interval: 1)
    autoplay.direction = .backward
    autoplay.start()
    show.frames(95)
    #expect(show.carousel.currentItemIndex == 9)
  }

  @Test func aTouchAHiddenViewAndReducedMotionHoldIt() {
    let show = KitShow()
    let autoplay = CarouselAutoplay(show.carousel, interval: 1)
    var states: [CarouselAutoplay.State] = []
    autoplay.stateDidChange = { states.append($0) }
    autoplay.start()
    show.frames(30)
    show.window.sendTouch(.began, at: CGPoint(x: 400, y: 200))
    show.frames(200)
    #expect(autoplay.state == .waiting && show.carousel.currentItemIndex == 0)
    show.window.sendTouch(.cancelled, at: CGPoint(x: 400, y: 200))
    show.frames(2)
    #expect(autoplay.state == .playing)
    show.carousel.isHidden = true
    show.frames(200)
    #expect(autoplay.state == .waiting)
    show.carousel.isHidden = false
    show.carousel.frame.origin.y = 700
    show.frames(200)
    #expect(autoplay.state == .waiting)
    show.carousel.frame.origin.y = 0
    show.carousel.motionPreference = .reduced
    show.frames(200)
    #expect(autoplay.state == .waiting && show.carousel.currentItemIndex == 0)
    autoplay.pauses.remove(.reducedMotion)
    show.frames(100)
    #expect(show.carousel.currentItemIndex > 0)
    #expect(states.first == .playing)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func anIntervalThatIsNoTimeIsRefused(_ interval: Double) {
    let show = KitShow()
    let autoplay = CarouselAutoplay(show.carousel, interval: interval)
    #expect(autoplay.interval == 5)
    autoplay.interval = 2
    autoplay.interval = interval
    #expect(autoplay.interval == 2)
  }
}
