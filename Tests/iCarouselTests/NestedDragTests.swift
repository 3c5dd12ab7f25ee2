import OpenUIKit
import Testing

@testable import iCarousel

/// Drags that carousels leave to what is around them, and limits of one gesture.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct NestedDragTests {
  /// A carousel of five items in a scroll view twice as wide as the window.
  private func nested() -> (Show, UIScrollView) {
    let show = Show(items: 5)
    let outer = UIScrollView(frame: show.window.bounds)
    outer.contentSize = CGSize(width: 1600, height: 600)
    show.window.addSubview(outer)
    outer.addSubview(show.carousel)
    show.window.layoutIfNeeded()
    return (show, outer)
  }

  private func drag(_ show: Show, by distance: CGFloat) {
    show.drag(from: 400, by: distance / 10, steps: 10)
    show.frames(20)
    show.touch(.moved, 400 + distance, 300)
    show.touch(.ended, 400 + distance, 300)
    show.frames(90)
  }

  @Test("At its end and without bounces, the scroll view around moves on")
  func atTheEnd() {
    let (show, outer) = nested()
    show.carousel.bounces = false
    show.carousel.scrollOffset = 4
    drag(show, by: -200)
    #expect(outer.contentOffset.x > 150 && show.carousel.scrollOffset == 4)
    outer.contentOffset = .zero
    drag(show, by: 200)
    #expect(outer.contentOffset.x == 0 && show.carousel.currentItemIndex < 4)
  }

  @Test("With bounces it bounces, unless it releases drags at its ends", arguments: [false, true])
  func bouncing(_ releases: Bool) {
    let (show, outer) = nested()
    show.carousel.releasesDragsAtEnds = releases
    show.carousel.scrollOffset = 4
    drag(show, by: -200)
    #expect((outer.contentOffset.x > 150) == releases)
    #expect(show.carousel.scrollOffset == 4)
  }

  @Test("A scroll view across the row, or one that cannot move, gets no drag")
  func othersThatCannotMove() {
    let (show, outer) = nested()
    show.carousel.bounces = false
    outer.contentSize = CGSize(width: 800, height: 1200)
    show.carousel.scrollOffset = 4
    var events = show.takeLog()
    drag(show, by: -200)
    events = show.takeLog()
    #expect(events.contains("willBeginDragging") && outer.contentOffset == .zero)
  }

  @Test("A locked direction", arguments: [(CarouselDragDirections.forward, 10.0, 12), (.backward, 8, 10)])
  func directions(_ directions: CarouselDragDirections, _ least: Double, _ most: Double) {
    let show = Show()
    show.carousel.scrollOffset = 10
    show.carousel.dragDirections = directions
    for distance in [-300, 300, 150, -450] as [CGFloat] {
      show.carousel.scrollOffset = 10
      show.drag(from: 400, by: distance / 10, steps: 10)
      #expect(show.carousel.scrollOffset >= least - 1e-9 && show.carousel.scrollOffset <= most + 1)
      show.touch(.ended, 400 + distance, 300)
      for _ in 0..<200 {
        show.frames()
        let isAllowed =
          directions == .forward
          ? show.carousel.scrollOffset >= 10 - 1e-9 : show.carousel.scrollOffset <= 10 + 1e-9
        #expect(isAllowed)
      }
    }
    show.carousel.scrollToItem(at: 9, animated: false)
    show.carousel.scrollToItem(at: 11, animated: false)
    #expect(show.carousel.currentItemIndex == 11)
  }

  @Test(
    "One page a gesture, however far and fast", arguments: [iCarouselType.linear, .rotary, .coverFlow2],
    [1, 3])
  func onePage(_ type: iCarouselType, _ pages: Int) {
    let show = Show(type, items: 20)
    show.carousel.maximumPagesPerGesture = pages
    show.carousel.maximumPagesPerGesture = -1
    for sign in [-1, 1] as [CGFloat] {
      show.carousel.scrollOffset = 10
      show.drag(from: 400, by: sign * 80, steps: 12)
      show.touch(.ended, 400 + sign * 960, 300)
      show.frames(300)
      #expect(show.carousel.scrollOffset == 10 - sign * CGFloat(pages))
    }
  }

  @Test("A limited gesture still bounces at the end")
  func bounceAtTheEnd() {
    let show = Show(items: 5)
    show.carousel.maximumPagesPerGesture = 1
    show.carousel.scrollOffset = 4
    show.drag(from: 400, by: -20, steps: 10)
    #expect(show.carousel.scrollOffset > 4.1)
    show.touch(.ended, 200, 300)
    show.frames(120)
    #expect(show.carousel.scrollOffset == 4)
  }
}
