import OpenUIKit
import Testing

@testable import iCarousel

/// Keys, wheels, directions and what is under a finger.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct InputTests {
  private func press(_ show: Show, _ key: UIKeyboardHIDUsage) {
    show.window.sendKey(.began, UIKey(key))
    show.window.sendKey(.ended, UIKey(key))
  }

  private func settle(_ show: Show) -> Int {
    show.frames(60)
    return show.carousel.currentItemIndex
  }

  @Test func keysStepPageAndGoToTheEnds() {
    let show = Show()
    #expect(show.carousel.becomeFirstResponder())
    press(show, .keyboardRightArrow)
    #expect(settle(show) == 1)
    press(show, .keyboardPageDown)
    #expect(settle(show) == 5)
    press(show, .keyboardLeftArrow)
    #expect(settle(show) == 4)
    press(show, .keyboardPageUp)
    #expect(settle(show) == 0)
    press(show, .keyboardEnd)
    #expect(settle(show) == 19)
    press(show, .keyboardHome)
    #expect(settle(show) == 0)
  }

  @Test func quickKeysAddUp() {
    let show = Show()
    show.carousel.becomeFirstResponder()
    for _ in 0..<4 {
      press(show, .keyboardRightArrow)
      show.frames(3)
    }
    #expect(settle(show) == 4)
  }

  @Test func keysAcrossTheRowAreLeftToOthers() {
    let show = Show()
    show.carousel.becomeFirstResponder()
    #expect(!show.window.sendKey(.began, UIKey(.keyboardUpArrow)))
    #expect(show.window.sendKey(.began, UIKey(.keyboardRightArrow)))
    show.carousel.isScrollEnabled = false
    #expect(!show.window.sendKey(.began, UIKey(.keyboardHome)))
  }

  @Test func arrowsFollowTheAxisAndTheDirection() {
    let vertical = Show(isVertical: true)
    vertical.carousel.becomeFirstResponder()
    press(vertical, .keyboardDownArrow)
    #expect(settle(vertical) == 1)
    let mirrored = Show()
    mirrored.window.layoutDirection = .rightToLeft
    mirrored.window.layoutIfNeeded()
    mirrored.carousel.becomeFirstResponder()
    press(mirrored, .keyboardLeftArrow)
    #expect(settle(mirrored) == 1)
  }

  @Test func aMirroredRowRunsFromRightToLeftAndFollowsTheFinger() {
    let show = Show()
    show.window.layoutDirection = .rightToLeft
    show.window.layoutIfNeeded()
    #expect(show.transform(1)?.m41 == -200)
    show.drag(from: 300, by: 20, steps: 8)
    #expect(show.carousel.scrollOffset > 0)
    show.carousel.semanticContentAttribute = .forceLeftToRight
    show.carousel.layoutIfNeeded()
    show.carousel.scrollOffset = 0
    #expect(show.transform(1)?.m41 == 200)
  }

  @Test func aStepOfAWheelLeadsToTheNextItem() {
    let show = Show()
    #expect(show.window.sendWheel(by: CGVector(dx: 40, dy: 0), at: CGPoint(x: 400, y: 300)))
    #expect(abs(show.carousel.scrollOffset - 0.2) < 1e-9)
    #expect(settle(show) == 1)
    show.window.sendWheel(by: CGVector(dx: -40, dy: 0), at: CGPoint(x: 400, y: 300))
    #expect(settle(show) == 0)
  }

  @Test func aTrackpadMovesByPointsAndItsMomentumGoesOn() {
    let show = Show()
    var speed: CGFloat = 120
    for _ in 0..<60 {
      show.window.sendWheel(by: CGVector(dx: speed, dy: 0), at: CGPoint(x: 400, y: 300))
      show.frames()
      speed *= 0.9
    }
    let pushed: CGFloat = 120 * (1 - 0.0017970102999144312) / 0.1 / 200  // 0.9 to the power of 60
    #expect(abs(show.carousel.scrollOffset - pushed) < 1e-6)
    #expect(settle(show) == 6)
  }

  @Test func aWheelAcrossTheRowIsLeftToWhatIsAround() {
    let show = Show()
    #expect(!show.window.sendWheel(by: CGVector(dx: 0, dy: 40), at: CGPoint(x: 400, y: 300)))
    #expect(show.carousel.scrollOffset == 0)
  }

  @Test func aWheelOverACarouselThatMayNotScrollIsLeftToWhatIsAround() {
    let show = Show()
    show.carousel.isScrollEnabled = false
    #expect(!show.window.sendWheel(by: CGVector(dx: 40, dy: 0), at: CGPoint(x: 400, y: 300)))
  }

  @Test func aDragAcrossTheRowIsLeftToOthersUnlessItIsWanted() {
    let show = Show()
    show.touch(.began, 400, 300)
    show.touch(.moved, 405, 330)
    show.touch(.moved, 505, 400)
    #expect(!show.carousel.isDragging)
    show.touch(.ended, 505, 400)
    show.carousel.ignorePerpendicularSwipes = false
    show.touch(.began, 400, 300)
    show.touch(.moved, 405, 330)
    #expect(show.carousel.isDragging)
  }

  @Test func aDragAtHalfARightAngleGoesBothWays() {
    for isVertical in [false, true] {
      let show = Show(isVertical: isVertical)
      show.touch(.began, 400, 300)
      show.touch(.moved, 420, 320)
      #expect(show.carousel.isDragging)
    }
  }

  @Test func aButtonInTheCurrentItemTakesItsTap() throws {
    let show = Show()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try #require(show.carousel.itemView(at: 0)).addSubview(button)
    _ = show.takeLog()
    show.touch(.began, 400, 300)
    show.touch(.ended, 400, 300)
    #expect(taps == 1)
    #expect(show.takeLog() == [])
    #expect(show.carousel.index(ofItemViewOrSubview: button) == 0)
    #expect(show.carousel.index(ofItemViewOrSubview: UIView()) == NSNotFound)
  }

  @Test func aButtonInAnotherItemLeavesItsTapToTheCarousel() throws {
    let show = Show()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try #require(show.carousel.itemView(at: 1)).addSubview(button)
    show.touch(.began, 600, 300)
    show.touch(.ended, 600, 300)
    #expect(taps == 0)
    #expect(settle(show) == 1)
  }

  @Test func aSliderInAnItemKeepsItsDrags() throws {
    let show = Show()
    try #require(show.carousel.itemView(at: 0)).addSubview(
      UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 100)))
    show.drag(from: 400, by: -20, steps: 5)
    show.touch(.ended, 300, 300)
    #expect(show.carousel.scrollOffset == 0)
  }

  @Test(arguments: [true, false])
  func aScrollViewInAnItemKeepsDragsOnlyAlongWhichItScrolls(_ scrollsSideways: Bool) throws {
    let show = Show()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = scrollsSideways ? CGSize(width: 900, height: 200) : CGSize(width: 200, height: 900)
    try #require(show.carousel.itemView(at: 0)).addSubview(scroll)
    show.drag(from: 420, by: -20, steps: 5)
    #expect(show.carousel.isDragging == !scrollsSideways)
    show.touch(.ended, 320, 300)
    #expect((show.carousel.scrollOffset > 0) == !scrollsSideways)
  }

  @Test func itemsAreFoundByTheirViewsAndIndexes() {
    let show = Show(items: 3, placeholders: 2)
    #expect(show.carousel.itemView(at: -1)?.tag == 1000 && show.carousel.itemView(at: 3)?.tag == 1001)
    #expect(show.carousel.itemView(at: 9) == nil)
    #expect(show.carousel.visibleItemViews.map { show.carousel.index(ofItemView: $0) } == [-1, 0, 1, 2, 3])
    #expect(show.carousel.index(ofItemView: UIView()) == NSNotFound)
    let ring = Show(.rotary)
    ring.carousel.scrollOffset = 1
    #expect(ring.carousel.offsetForItem(at: 3) == 2 && ring.carousel.offsetForItem(at: 19) == -2)
  }

  @Test func aContainerIsAsWideAsAllItemsAndAsHighAsItsView() throws {
    let show = Show()
    show.listener.itemWidth = 150
    show.source.size = CGSize(width: 200, height: 120)
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    let view = try #require(show.carousel.itemView(at: 1))
    #expect(view.superview?.bounds.size == CGSize(width: 150, height: 120))
    #expect(view.center == CGPoint(x: 75, y: 60) && view.bounds.width == 200)
    #expect(show.carousel.itemWidth == 150)
  }

  @Test func theFrontmostItemUnderAPointIsFound() {
    let show = Show(.coverFlow)
    show.carousel.scrollOffset = 5
    #expect(show.carousel.itemView(at: CGPoint(x: 400, y: 300))?.tag == 5)
    #expect(show.carousel.itemView(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func aDelegateMayForbidASelection() {
    let show = Show()
    show.listener.selects = false
    show.touch(.began, 600, 300)
    show.touch(.ended, 600, 300)
    #expect(settle(show) == 0)
  }

  @Test func aCarouselThatMayNotScrollStillCentresWhatIsTapped() {
    let show = Show()
    show.carousel.isScrollEnabled = false
    show.drag(from: 600, by: -30, steps: 5)
    show.touch(.ended, 450, 300)
    #expect(show.carousel.scrollOffset == 0)
    show.touch(.began, 600, 300)
    show.touch(.ended, 600, 300)
    #expect(settle(show) == 1)
  }
}
