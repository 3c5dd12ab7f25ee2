import OpenUIKit
import Testing

@testable import iCarousel

/// The end of a drag: the delegate's target, springs, deceleration by distance, and the rubber band.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct ReleaseTests {
  /// Drags by 8 × 25 points to the left and lifts the finger at that speed.
  private func fling(_ show: Show, by step: CGFloat = -25) {
    show.drag(from: 400, by: step, steps: 8)
    show.touch(.ended, 400 + 8 * step, 300)
  }

  // MARK: The delegate's target

  @Test func theDelegateLearnsTheTargetBeforeTheEndOfTheDrag() {
    let show = Show()
    fling(show)
    show.frames(300)
    let end = show.carousel.currentItemIndex
    show.carousel.scrollOffset = 0
    let redirecting = Redirecting(show.log) { $0 }
    show.carousel.delegate = redirecting
    _ = show.takeLog()
    fling(show)
    let log = show.takeLog().filter { !$0.hasPrefix("index") && $0 != "didScroll" }
    #expect(log == ["willBeginDragging", "willEnd \(end)", "didEndDragging true", "willBeginDecelerating"])
    show.frames(300)
    #expect(show.carousel.currentItemIndex == end)
  }

  @Test(arguments: [0, 2, 19, 400, -7])
  func theDelegateMayRedirectAThrow(_ target: Int) {
    let show = Show()
    let redirecting = Redirecting(show.log) { _ in target }
    show.carousel.delegate = redirecting
    fling(show)
    show.frames(300)
    #expect(show.carousel.scrollOffset == CGFloat(min(max(target, 0), 19)))
    let log = show.takeLog()
    #expect(log.filter { $0 == "willBeginDecelerating" || $0 == "didEndDecelerating" }.count == 2)
    #expect(log.last == "didEndScrolling")
  }

  @Test func aWrappingCarouselIsRedirectedTheShorterWay() {
    let show = Show(options: [.wrap: 1])
    let redirecting = Redirecting(show.log, wraps: true) { _ in 18 }
    show.carousel.delegate = redirecting
    show.carousel.reloadOptions()
    show.drag(from: 400, by: 5, steps: 8)
    show.frames(10)
    show.touch(.ended, 440, 300)
    _ = show.takeLog()
    show.frames(200)
    #expect(show.carousel.scrollOffset == 18)
    #expect(show.takeLog().filter { $0.hasPrefix("index") } == ["index 19", "index 18"])
  }

  @Test func aDelegateThatScrollsInsteadIsObeyed() {
    let show = Show()
    let redirecting = Redirecting(show.log) { _ in
      show.carousel.scrollToItem(at: 11, animated: true)
      return 3
    }
    show.carousel.delegate = redirecting
    fling(show)
    show.frames(200)
    #expect(show.carousel.scrollOffset == 11)
    #expect(!show.takeLog().contains("willBeginDecelerating"))
  }

  // MARK: Springs

  @Test func aSpringKeepsTheSpeedOfTheFinger() {
    let show = Show()
    show.carousel.releaseSpring = iCarousel.Spring(response: 3, dampingRatio: 0.5)
    fling(show)
    let start = show.carousel.scrollOffset
    show.frames(1)
    // The finger moved by an eighth of an item a frame.
    #expect(abs(show.carousel.scrollOffset - start - 0.125) < 0.02)
    show.frames(900)
    #expect(show.carousel.scrollOffset.rounded() == show.carousel.scrollOffset)
    let log = show.takeLog()
    #expect(
      log.suffix(3) == ["didEndDecelerating", "willBeginScrolling", "didEndScrolling"], "\(log.suffix(5))")
  }

  @Test(arguments: [0.3, 0.99999999, 1, 1.00000001, 4])
  func aSpringIsTheSolutionOfItsEquation(_ damping: Double) {
    let spring = iCarousel.Spring(response: 0.6, dampingRatio: CGFloat(damping))
    let motion = SpringMotion(start: 2, target: 5, velocity: 9, spring: spring, startTime: 0)
    let frequency = 2 * Double.pi / 0.6
    // The equation x'' = -2ζω x' - ω² x in small steps.
    var (distance, velocity) = (-3.0, 9.0)
    let step = 1e-5
    for index in 1...50_000 {
      velocity -= step * (2 * damping * frequency * velocity + frequency * frequency * distance)
      distance += step * velocity
      guard index % 10_000 == 0 else { continue }
      let exact = motion.motion(after: CGFloat(index) * CGFloat(step))
      #expect(abs(Double(exact.distance) - distance) < 1e-2)
      #expect(abs(Double(exact.velocity) - velocity) < 0.1)
    }
  }

  @Test func lessDampingOvershoots() {
    let show = Show()
    show.carousel.releaseSpring = iCarousel.Spring(response: 0.4, dampingRatio: 0.3)
    show.drag(from: 400, by: -10, steps: 14)
    show.frames(10)
    show.touch(.ended, 260, 300)
    var places: [CGFloat] = []
    for _ in 0..<60 {
      show.frames()
      places.append(show.carousel.scrollOffset)
    }
    #expect((places.max() ?? 0) > 1.02)
    show.frames(300)
    #expect(show.carousel.scrollOffset == 1)
  }

  @Test func aTouchStopsASpring() {
    let show = Show()
    show.carousel.releaseSpring = iCarousel.Spring(response: 2)
    fling(show)
    show.frames(5)
    _ = show.takeLog()
    show.touch(.began, 300, 300)
    let place = show.carousel.scrollOffset
    #expect(show.takeLog() == ["didEndDecelerating"])
    show.frames(20)
    #expect(show.carousel.scrollOffset == place)
    show.touch(.ended, 300, 300)
    show.frames(60)
    #expect(show.carousel.scrollOffset == place.rounded())
  }

  @Test(arguments: [
    (0.0, 1.0), (-1, 1), (.nan, 1), (0.4, 0), (0.4, .nan), (0.4, -1), (.infinity, 1), (1, 1e9),
  ])
  func aSpringWithoutRestIsRefused(_ response: Double, _ damping: Double) {
    let show = Show()
    let spring = iCarousel.Spring(response: 0.3, dampingRatio: 0.8)
    show.carousel.releaseSpring = spring
    show.carousel.releaseSpring = iCarousel.Spring(response: response, dampingRatio: CGFloat(damping))
    #expect(show.carousel.releaseSpring == spring)
    show.carousel.releaseSpring = nil
    #expect(show.carousel.releaseSpring == nil)
  }

  // MARK: Distance

  @Test(arguments: [1, 3], [-15, -60] as [CGFloat])
  func aFlingMovesByItsDistanceAtAnySpeed(_ distance: Int, _ step: CGFloat) {
    let show = Show(items: 200)
    show.carousel.decelerationDistance = distance
    show.carousel.scrollOffset = 50
    show.drag(from: 400, by: step, steps: 3)
    let release = show.carousel.scrollOffset
    show.touch(.ended, 400 + 3 * step, 300)
    show.frames(300)
    #expect(show.carousel.scrollOffset == release.rounded(.down) + CGFloat(distance))
  }

  @Test func aNegativeDistanceIsRefused() {
    let show = Show()
    show.carousel.decelerationDistance = 2
    show.carousel.decelerationDistance = -1
    #expect(show.carousel.decelerationDistance == 2)
  }

  // MARK: Rubber band

  @Test func aRubberBandStretchesAsAScrollViews() {
    let show = Show()
    show.carousel.bounceStyle = .rubberBand
    // The first moves of a drag only make it begin.
    show.drag(from: 100, by: 20, steps: 1)
    show.frames()
    show.touch(.moved, 140, 300)
    let start = show.carousel.scrollOffset
    show.touch(.moved, 540, 300)
    // 400 points farther: 800 · (1 - 1 / (x · 0.55 / 800 + 1)) of all the way.
    let begun = -start * 200
    let finger = begun * 800 / (0.55 * (800 - begun)) + 400
    let expected = 800 * (1 - 1 / (finger * 0.55 / 800 + 1))
    #expect(abs(-show.carousel.scrollOffset * 200 - expected) < 1e-6)
    show.touch(.ended, 540, 300)
    show.frames(100)
    #expect(show.carousel.scrollOffset == 0)
  }

  @Test func aRubberBandReturnsTheWayItCame() {
    let show = Show()
    show.carousel.bounceStyle = .rubberBand
    show.drag(from: 100, by: 20, steps: 10)
    let place = show.carousel.scrollOffset
    show.touch(.moved, 600, 300)
    show.touch(.moved, 300, 300)
    #expect(abs(show.carousel.scrollOffset - place) < 1e-9)
  }

  @Test func aFlingBeyondTheEndGoesNoFartherWithARubberBand() {
    let show = Show()
    show.carousel.bounceStyle = .rubberBand
    fling(show, by: 40)
    var least: CGFloat = 0
    for _ in 0..<200 {
      show.frames()
      least = min(least, show.carousel.scrollOffset)
    }
    #expect(least >= -1.4)
    #expect(show.carousel.scrollOffset == 0)
  }
}

/// Redirects every release.
#if !ThreadConfined
  @MainActor
#endif
private final class Redirecting: iCarouselDelegate {
  private let log: Log
  private let wraps: Bool
  private let target: (Int) -> Int

  init(_ log: Log, wraps: Bool = false, _ target: @escaping (Int) -> Int) {
    self.log = log
    self.wraps = wraps
    self.target = target
  }

  func carousel(
    _ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat, targetIndex: inout Int
  ) {
    log.add("willEnd \(targetIndex)")
    targetIndex = target(targetIndex)
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    option == .wrap && wraps ? 1 : value
  }

  func carouselWillBeginDragging(_ carousel: iCarousel) { log.add("willBeginDragging") }
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {
    log.add("didEndDragging \(decelerate)")
  }
  func carouselWillBeginDecelerating(_ carousel: iCarousel) { log.add("willBeginDecelerating") }
  func carouselDidEndDecelerating(_ carousel: iCarousel) { log.add("didEndDecelerating") }
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { log.add("didEndScrolling") }
  func carouselDidScroll(_ carousel: iCarousel) { log.add("didScroll") }
  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {
    log.add("index \(carousel.currentItemIndex)")
  }
}
