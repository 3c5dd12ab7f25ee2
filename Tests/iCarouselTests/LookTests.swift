import OpenUIKit
import Testing

@testable import iCarousel

/// The effect of properties and the delegate on the look.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct LookTests {
  @Test func aCustomTypeStandsWhereTheDelegateSays() throws {
    let show = Show(.custom, startsEmpty: true)
    let stairs = Stairs()
    show.carousel.delegate = stairs
    show.carousel.dataSource = show.source
    show.carousel.viewpointOffset = CGSize(width: 10, height: 20)
    show.window.layoutIfNeeded()
    let transform = try #require(show.transform(2))
    #expect(transform.m34 == -1.0 / 500)
    #expect(transform.m41 == 2 * 50 - 10 && transform.m42 == 2 * 30 - 20)
    #expect(show.carousel.indexesForVisibleItems.count == 20)
  }

  @Test func aCustomTypeWithoutADelegateStandsInTheMiddle() throws {
    let show = Show(.custom, startsEmpty: true)
    show.carousel.dataSource = show.source
    show.window.layoutIfNeeded()
    #expect(show.transform(3)?.m41 == 0 && show.transform(3)?.m44 == 1)
  }

  @Test func aMatrixThatIsNoneIsPassedOver() {
    let show = Show(.custom, startsEmpty: true)
    let stairs = Stairs()
    stairs.height = .nan
    show.carousel.delegate = stairs
    show.carousel.dataSource = show.source
    show.window.layoutIfNeeded()
    #expect(show.transform(2)?.isFinite == true)
  }

  @Test func theContentOffsetMovesItemsWithTheirVanishingPoint() throws {
    let show = Show()
    show.carousel.contentOffset = CGSize(width: 30, height: -40)
    let container = try #require(show.carousel.itemView(at: 1)?.superview)
    #expect(container.center == CGPoint(x: 430, y: 260))
    #expect(container.layer.transform.m41 == 200)
  }

  @Test func aViewWithOneSideIsHiddenWhenItTurnsAway() throws {
    let show = Show(.cylinder, startsEmpty: true)
    let source = Making { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.layer.isDoubleSided = false
      return view
    }
    source.count = 20
    show.keep(source)
    show.carousel.dataSource = source
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemView(at: 14)?.superview?.isHidden == true)
    #expect(show.carousel.itemView(at: 1)?.superview?.isHidden == false)
  }

  @Test func aChangeOfTypeIsAnimatedInAnAnimationBlock() throws {
    let show = Show()
    let container = try #require(show.carousel.itemView(at: 1)?.superview)
    UIView.animate(withDuration: 1) { show.carousel.type = .coverFlow }
    show.frames(30)
    let shown = try #require(container.layer.presentation()?.transform.m41)
    #expect(container.layer.transform.m41 == 140)
    #expect(shown > 140 && shown < 200)
  }

  @Test func onlyTheCurrentItemTakesTouchesUnlessOthersAreNotCentred() throws {
    let show = Show()
    let container = try #require(show.carousel.itemView(at: 1)?.superview)
    func touched() -> UIView? {
      let middle = container.convert(CGPoint(x: 100, y: 100), to: show.window)
      return show.window.hitTest(middle, with: nil)
    }
    #expect(touched() === show.carousel.contentView)
    show.carousel.scrollOffset = 1
    #expect(touched() === show.carousel.itemView(at: 1))
    show.carousel.scrollOffset = 0
    show.carousel.centerItemWhenSelected = false
    #expect(touched() === show.carousel.itemView(at: 1))
  }

  @Test func anItemOfCoverFlow2TurnsOverInTimeWhileAFingerRests() throws {
    let show = Show(.coverFlow2)
    show.carousel.scrollOffset = 10
    show.frames(60)
    // 54 points at a multiplier of 2 are more than half an item; the finger then rests.
    show.drag(from: 600, by: -18, steps: 4)
    #expect(show.carousel.currentItemIndex == 11)
    #expect(show.carousel.isDragging)
    let turned = try #require(show.transform(11)).m13
    show.frames(60)
    #expect(turned > 0)
    #expect(show.transform(11)?.m13 == 0)
    #expect(show.carousel.toggle == 0)
  }

  @Test(arguments: [false, true])
  func theFirstCardThatIsShownDoesNotTurnOver(_ isKnownBefore: Bool) {
    // Quirk 34: in the original it does, for 0.2 seconds, with the card before it on top.
    let show = Show(.coverFlow2, startsEmpty: true)
    if isKnownBefore { show.carousel.currentItemIndex = 5 }
    show.carousel.dataSource = show.source
    if !isKnownBefore { show.carousel.currentItemIndex = 5 }
    show.window.layoutIfNeeded()
    #expect(show.carousel.toggle == 0)
    #expect(show.transform(5)?.m11 == 1)
    #expect(show.transform(5)?.m41 == 0)
    show.carousel.currentItemIndex = 6
    #expect(show.carousel.toggle == -1)
  }

  /// The original, beyond an end: -o up to half an item, and then 1 - o, with o the offset of the current item.
  @Test(arguments: [(-0.3, -0.3), (-0.8, 0.2), (19.3, 0.3), (19.8, -0.2)])
  func beyondAnEndTheToggleIsThatOfTheLastCard(_ offset: Double, _ toggle: Double) {
    let show = Show(.coverFlow2)
    show.carousel.scrollOffset = offset
    #expect(abs(show.carousel.toggle - toggle) < 1e-9)
  }

  @Test func turningOverFollowsItsPace() {
    var toggle = ToggleMotion()
    toggle.start(-1, at: 2)
    // 0.1 of 0.4 seconds: 4 · 0.25³ is done.
    toggle.advance(to: 2.1, velocity: 0)
    #expect(abs(toggle.value + 0.9375) < 1e-9)
    // At 4 items per second it takes 0.25 seconds: 0.4 of them.
    toggle.start(1, at: 3)
    toggle.advance(to: 3.1, velocity: 4)
    #expect(abs(toggle.value - (1 - 4 * 0.064)) < 1e-9)
    toggle.advance(to: 3.3, velocity: 4)
    #expect(toggle.value == 0 && !toggle.isRunning)
  }
}

/// Puts items on stairs.
#if !ThreadConfined
  @MainActor
#endif
private final class Stairs: iCarouselDelegate {
  var height: CGFloat = 30

  func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D {
    CATransform3DTranslate(transform, offset * 50, offset * height, 0)
  }
}
