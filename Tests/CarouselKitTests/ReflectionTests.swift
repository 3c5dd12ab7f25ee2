import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct ReflectionTests {
  @Test func theReflectionLiesBelowTheContent() throws {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    let view = ReflectedView(content)
    view.reflectionGap = 4
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.dropFirst().first)
    #expect(view.bounds.size == CGSize(width: 200, height: 120) && content.frame == view.bounds)
    #expect(picture.frame == CGRect(x: 0, y: 124, width: 200, height: 120) && picture.transform.d == -1)
    let fade = try #require(picture.layer.mask as? CAGradientLayer)
    #expect(abs(fade.frame.minY - 80) < 1e-9 && abs(fade.frame.height - 40) < 1e-9 && fade.startPoint.y == 0)
    #expect(fade.frame.width == 200 && abs(picture.alpha - 0.4) < 1e-6)
  }

  @Test func anotherSizeNeedsAnotherPicture() throws {
    let view = ReflectedView(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120)))
    view.layoutIfNeeded()
    let first = try #require(view.subviews.dropFirst().first)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.subviews.dropFirst().first === first)
    view.bounds.size.height = 60
    view.layoutIfNeeded()
    #expect(view.subviews.count == 3 && view.subviews.dropFirst().first !== first)
    #expect(view.subviews.dropFirst().first?.frame.height == 60)
  }

  @Test func numbersThatAreNoPartsAreRefused() {
    let view = ReflectedView(UIView())
    view.reflectedPart = .nan
    view.reflectionOpacity = 3
    view.reflectionGap = .infinity
    #expect(view.reflectedPart == 1 / 3 && view.reflectionOpacity == 1 && view.reflectionGap == 2)
  }

  @Test func aPictureMovesAgainstTheRow() throws {
    let show = KitShow()
    let parallax = CarouselParallax(of: show.carousel, distance: 40) { $0 }
    show.carousel.scrollOffset = 2.25
    #expect(show.carousel.itemView(at: 2)?.transform.tx == 10)
    #expect(show.carousel.itemView(at: 3)?.transform.tx == -30)
    show.carousel.semanticContentAttribute = .forceRightToLeft
    show.carousel.setNeedsLayout()
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemView(at: 2)?.transform.tx == -10)
    show.carousel.isVertical = true
    #expect(show.carousel.itemView(at: 2)?.transform.ty == 10)
    withExtendedLifetime(parallax) {}
  }

  @Test func theColourBehindCoversWhatLiesBehindTheReflection() throws {
    let show = KitShow()
    show.carousel.backgroundColor = .clear
    show.window.backgroundColor = .orange
    let view = ReflectedView(UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 90)))
    show.carousel.itemView(at: 0)?.addSubview(view)
    show.carousel.itemView(at: 0)?.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    show.window.layoutIfNeeded()
    let backing = try #require(view.subviews.first)
    #expect(backing.backgroundColor == .orange)
    // From the edge of the content over the gap of 2 points and a third of 90 points.
    #expect(backing.frame == CGRect(x: 0, y: 90, width: 60, height: 32))
    view.reflectionBackground = .blue
    show.window.layoutIfNeeded()
    #expect(backing.backgroundColor == .blue)
    view.reflectedPart = 0
    show.window.layoutIfNeeded()
    #expect(backing.frame.height == 0)
  }
}
