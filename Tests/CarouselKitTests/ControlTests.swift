import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct ControlTests {
  private func bar(_ show: KitShow, _ frame: CGRect) -> (CarouselScrollbar, UIView) {
    let bar = CarouselScrollbar(show.carousel)
    bar.frame = frame
    show.window.addSubview(bar)
    show.window.layoutIfNeeded()
    return (bar, bar.subviews[0])
  }

  @Test func theThumbShowsTheVisiblePart() {
    let show = KitShow()
    let (bar, thumb) = bar(show, CGRect(x: 100, y: 500, width: 600, height: 8))
    // 800 of 2000 points.
    #expect(thumb.frame == CGRect(x: 0, y: 0, width: 240, height: 8))
    show.carousel.scrollOffset = 9
    show.window.layoutIfNeeded()
    #expect(thumb.frame.maxX == 600)
    #expect(bar.accessibilityValue == "Item 10 of 10")
    bar.accessibilityDecrement()
    show.frames(40)
    #expect(show.carousel.currentItemIndex == 8)
  }

  @Test func draggingTheThumbScrolls() {
    let show = KitShow()
    _ = bar(show, CGRect(x: 100, y: 500, width: 600, height: 8))
    show.window.sendTouch(.began, at: CGPoint(x: 150, y: 504))
    show.window.sendTouch(.moved, at: CGPoint(x: 350, y: 504))
    // 200 of the 360 points of the way, for 9 items.
    #expect(abs(show.carousel.scrollOffset - 5) < 1e-9)
    show.window.sendTouch(.moved, at: CGPoint(x: 900, y: 504))
    #expect(show.carousel.scrollOffset == 9)
    show.window.sendTouch(.moved, at: CGPoint(x: 360, y: 504))
    show.window.sendTouch(.ended, at: CGPoint(x: 360, y: 504))
    show.frames(60)
    #expect(show.carousel.scrollOffset == 5)
  }

  @Test func aBarMayBeUpright() {
    let show = KitShow()
    let (bar, thumb) = bar(show, CGRect(x: 780, y: 0, width: 6, height: 100))
    bar.minimumThumbLength = 60
    bar.minimumThumbLength = .nan
    show.carousel.scrollOffset = 9
    show.window.layoutIfNeeded()
    #expect(thumb.frame == CGRect(x: 0, y: 40, width: 6, height: 60))
  }

  @Test func buttonsStepAndEndAtTheEnds() {
    let show = KitShow(items: 3)
    let buttons = CarouselButtons(for: show.carousel)
    #expect(!buttons.previous.isEnabled && buttons.next.isEnabled)
    buttons.next.sendActions(for: .primaryActionTriggered)
    show.frames(40)
    #expect(show.carousel.currentItemIndex == 1 && buttons.previous.isEnabled)
    buttons.next.sendActions(for: .primaryActionTriggered)
    show.frames(40)
    #expect(show.carousel.currentItemIndex == 2 && !buttons.next.isEnabled)
    #expect(buttons.next.accessibilityLabel == "Next")
  }

  @Test func buttonsOfALoopNeverEnd() {
    let show = KitShow(items: 3, wraps: true)
    let buttons = CarouselButtons(for: show.carousel)
    #expect(buttons.previous.isEnabled && buttons.next.isEnabled)
    buttons.previous.sendActions(for: .primaryActionTriggered)
    show.frames(40)
    #expect(show.carousel.currentItemIndex == 2)
  }
}
