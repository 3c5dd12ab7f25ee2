import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct EffectTests {
  private func effect(_ number: Int) -> any CarouselTransform {
    [CrossFadeTransform(), CubeTransform(), FlipTransform(), CardsTransform()][number]
  }

  /// The visible containers and their indexes, from back to front.
  private func shown(_ show: KitShow) -> [(index: Int, view: UIView)] {
    show.carousel.contentView.subviews.filter { !$0.isHidden && $0.alpha > 0.001 }.compactMap { container in
      container.subviews.first.map { (show.carousel.index(ofItemView: $0), container) }
    }
  }

  @Test(arguments: 0..<4)
  func anEffectShowsTheCurrentItemAsItIs(_ number: Int) throws {
    let show = KitShow()
    show.carousel.itemTransform = effect(number)
    show.carousel.scrollOffset = 3
    let front = try #require(shown(show).last)
    #expect(front.index == 3)
    #expect(abs(front.view.frame.minX - 300) < 1e-6 && abs(front.view.frame.width - 200) < 1e-6)
    #expect(front.view.alpha == 1)
  }

  @Test(arguments: 0..<4, [false, true])
  func anEffectIsContinuous(_ number: Int, isVertical: Bool) {
    let show = KitShow()
    show.carousel.isVertical = isVertical
    show.carousel.itemTransform = effect(number)
    var last: CGRect?
    for step in 0...200 {
      show.carousel.scrollOffset = 3 + CGFloat(step) / 200
      guard let item = show.carousel.itemView(at: 3)?.superview, !item.isHidden else { break }
      if let last {
        #expect(abs(item.frame.midX - last.midX) < 12 && abs(item.frame.midY - last.midY) < 12, "\(step)")
      }
      last = item.frame
    }
  }

  @Test func sidesOfACubeMeetAtTheirEdges() throws {
    let show = KitShow()
    show.carousel.perspective = 0
    show.carousel.itemTransform = CubeTransform()
    show.carousel.scrollOffset = 2.5
    let left = try #require(show.carousel.itemView(at: 2)?.superview).frame
    let right = try #require(show.carousel.itemView(at: 3)?.superview).frame
    #expect(abs(left.maxX - right.minX) < 1e-6 && abs(left.maxX - 400) < 1e-6)
  }

  @Test func aFlipShowsOneSideAtATime() {
    let show = KitShow()
    show.carousel.itemTransform = FlipTransform()
    for (offset, index) in [(2.0, 2), (2.4, 2), (2.6, 3), (3, 3)] {
      show.carousel.scrollOffset = CGFloat(offset)
      #expect(shown(show).map(\.index) == [index])
    }
  }

  @Test func cardsBelowLookOutAtTheTrailingSide() throws {
    let show = KitShow()
    show.carousel.itemTransform = CardsTransform(cardsBelow: 3)
    #expect(shown(show).map(\.index) == [3, 2, 1, 0])
    let edges = shown(show).map(\.view.frame.maxX)
    #expect(edges == edges.sorted(by: >))
    show.carousel.semanticContentAttribute = .forceRightToLeft
    show.carousel.setNeedsLayout()
    show.window.layoutIfNeeded()
    let mirrored = shown(show).map(\.view.frame.minX)
    #expect(mirrored == mirrored.sorted())
  }

  @Test func cardsThatLeaveAreOutsideBeforeTheyAreHidden() throws {
    let show = KitShow()
    show.carousel.itemTransform = CardsTransform()
    show.carousel.scrollOffset = 2.999
    #expect(try #require(show.carousel.itemView(at: 2)?.superview).frame.maxX < 0)
  }
}
