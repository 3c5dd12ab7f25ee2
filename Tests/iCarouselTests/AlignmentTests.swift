import OpenUIKit
import Testing

@testable import iCarousel

/// Where the current item stands, and what is left free at the edges.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct AlignmentTests {
  /// The frame of an item's container.
  private func frame(_ show: Show, _ index: Int) throws -> CGRect {
    try #require(show.carousel.itemView(at: index)?.superview).frame
  }

  /// 800 points with insets of 20 and 60, and items of 200 points.
  @Test(arguments: [
    (iCarousel.ItemAlignment.leading, 20.0), (.center, 280), (.trailing, 540), (.fraction(0.25), 150),
  ])
  func theCurrentItemIsAlignedBetweenTheInsets(_ alignment: iCarousel.ItemAlignment, _ left: Double) throws {
    let show = Show()
    show.carousel.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 50, right: 60)
    show.carousel.itemAlignment = alignment
    show.carousel.scrollOffset = 7
    #expect(try frame(show, 7) == CGRect(x: left, y: 180, width: 200, height: 200))
    #expect(try frame(show, 8).minX == CGFloat(left) + 200)
  }

  @Test(arguments: iCarouselType.allCases)
  func everyTypeMovesAsAWholeToItsAlignment(_ type: iCarouselType) throws {
    let show = Show(type)
    let place = try frame(show, 0).minX
    show.carousel.itemAlignment = .leading
    #expect(abs(try frame(show, 0).minX - (place - 300)) < 1e-9)
    show.carousel.isVertical = true
    #expect(abs(try frame(show, 0).minY - (place - 300)) < 1e-9)
  }

  @Test func leadingIsTheRightEdgeOfARowFromRightToLeft() throws {
    let show = Show()
    show.carousel.semanticContentAttribute = .forceRightToLeft
    show.carousel.contentInset.right = 30
    show.carousel.itemAlignment = .leading
    show.window.layoutIfNeeded()
    #expect(try frame(show, 0).maxX == 770)
    #expect(try frame(show, 1).maxX == 570)
  }

  @Test(arguments: [iCarousel.ItemAlignment.leading, .trailing, .fraction(0.8)], [0.0, 1.0])
  func theWholeCarouselIsFilledAtEveryAlignment(_ alignment: iCarousel.ItemAlignment, wrap: Double) {
    let show = Show(items: wrap == 1 ? 6 : 40, options: [.wrap: CGFloat(wrap)])
    show.carousel.itemAlignment = alignment
    for step in 0..<40 {
      show.carousel.scrollOffset = 12 + CGFloat(step) / 8
      let frames = show.carousel.visibleItemViews.compactMap { $0.superview?.frame }
      #expect((frames.map { $0.minX }.min() ?? 1) <= 0, "\(show.carousel.scrollOffset)")
      #expect((frames.map { $0.maxX }.max() ?? 0) >= 800, "\(show.carousel.scrollOffset)")
    }
  }

  @Test func itemsOfOtherWidthsHaveTheirOwnEdgeAtTheInset() throws {
    let show = Show(startsEmpty: true)
    show.listener.itemWidth = 200
    show.listener.widths = [0: 100, 1: 300, 3: 50]
    show.carousel.itemAlignment = .leading
    show.connect()
    for index in [0, 1, 2, 3] {
      show.carousel.scrollOffset = CGFloat(index)
      #expect(abs(try frame(show, index).minX) < 1e-9)
    }
    show.carousel.scrollOffset = 0.5
    #expect(abs(try frame(show, 1).minX - 50) < 1e-9)
  }

  // MARK: Filled ends

  @Test func aRowThatContainsItsItemsLeavesNoSpaceAtItsEnds() throws {
    let show = Show()
    show.carousel.containsItems = true
    #expect(show.carousel.scrollOffset == 1.5)
    #expect(try frame(show, 0).minX == 0)
    show.carousel.scrollToItem(at: 19, animated: false)
    #expect(show.carousel.scrollOffset == 17.5)
    #expect(try frame(show, 19).maxX == 800)
  }

  @Test func theEndsFollowTheSizeOfTheCarousel() throws {
    let show = Show()
    show.carousel.containsItems = true
    show.carousel.itemAlignment = .leading
    show.carousel.scrollToItem(at: 19, animated: false)
    #expect(show.carousel.scrollOffset == 16)
    show.carousel.frame.size.width = 500
    show.window.layoutIfNeeded()
    #expect(try frame(show, 19).maxX == 500)
    #expect(show.carousel.scrollOffset == 17.5)
    #expect(!show.carousel.isScrolling)
  }

  @Test(arguments: [(iCarousel.ItemAlignment.leading, 0.0), (.center, 200), (.trailing, 400)])
  func aShortRowIsAlignedAsAWhole(_ alignment: iCarousel.ItemAlignment, _ left: Double) throws {
    let show = Show(items: 2)
    show.carousel.itemAlignment = alignment
    show.carousel.containsItems = true
    #expect(abs(try frame(show, 0).minX - CGFloat(left)) < 1e-9)
    #expect(show.carousel.numberOfPages == 1)
    show.carousel.scrollToItem(at: 1, animated: false)
    #expect(abs(try frame(show, 0).minX - CGFloat(left)) < 1e-9)
  }

  @Test func aDragBeyondAFilledEndReturnsToIt() throws {
    let show = Show()
    show.carousel.containsItems = true
    show.drag(from: 300, by: 10, steps: 12)
    #expect(show.carousel.scrollOffset < 1.5)
    show.frames(30)
    show.touch(.ended, 420, 300)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 1.5)
    #expect(try frame(show, 0).minX == 0)
  }

  @Test func filledEndsKnowTheWidthsOfTheItems() throws {
    let show = Show(startsEmpty: true)
    show.listener.itemWidth = 200
    show.listener.widths = [0: 100, 1: 300, 17: 60, 19: 340]
    show.carousel.containsItems = true
    show.connect()
    #expect(abs(try frame(show, 0).minX) < 1e-6)
    show.carousel.scrollToItem(at: 19, animated: false)
    #expect(abs(try frame(show, 19).maxX - 800) < 1e-6)
  }

  @Test(arguments: [iCarouselType.coverFlow, .leftTilted, .rightTilted])
  func filledEndsKnowThePerspective(_ type: iCarouselType) throws {
    let show = Show(type, items: 60)
    show.carousel.containsItems = true
    #expect(abs(try frame(show, 0).minX) < 1)
    show.carousel.scrollToItem(at: 59, animated: false)
    #expect(abs(try frame(show, 59).maxX - 800) < 1)
  }

  @Test func aCarouselThatWrapsHasNoEnds() {
    let show = Show(options: [.wrap: 1])
    show.carousel.containsItems = true
    #expect(show.carousel.scrollOffset == 0)
    #expect(show.carousel.numberOfPages == 20)
  }

  // MARK: Refusals

  @Test(arguments: [CGFloat.nan, -0.1, 1.1, .infinity])
  func aPlaceOutsideTheCarouselIsRefused(_ place: CGFloat) {
    let show = Show()
    show.carousel.itemAlignment = .trailing
    show.carousel.itemAlignment = .fraction(place)
    #expect(show.carousel.itemAlignment == .trailing)
  }

  @Test(arguments: [CGFloat.nan, -1, 1e10, .infinity])
  func anInsetThatIsNoLengthIsRefused(_ inset: CGFloat) {
    let show = Show()
    show.carousel.contentInset.left = 8
    show.carousel.contentInset.left = inset
    #expect(show.carousel.contentInset.left == 8)
  }
}
