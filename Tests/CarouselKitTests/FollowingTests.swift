import CarouselKit
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct FollowingTests {
  @Test func progressIsReportedOfEachVisibleItem() {
    let show = KitShow()
    var items: [CarouselProgress.Item] = []
    let progress = CarouselProgress(of: show.carousel) { items.append($0) }
    items = []
    show.carousel.scrollOffset = 4.25
    #expect(items.map(\.index) == show.carousel.indexesForVisibleItems)
    #expect(items.first { $0.index == 4 }?.offset == -0.25)
    #expect(items.first { $0.index == 5 }?.presence == 0.25)
    #expect(items.allSatisfy { $0.view === show.carousel.itemView(at: $0.index) })
    withExtendedLifetime(progress) {}
  }

  @Test func itemsComeIntoViewAtAThreshold() {
    let show = KitShow()
    var log: [String] = []
    let visibility = CarouselVisibility(of: show.carousel, threshold: 0.6) { index, isInView in
      log.append("\(isInView ? "+" : "-")\(index)")
    }
    // Of the third item half is visible.
    #expect(log == ["+0", "+1"])
    log = []
    show.carousel.scrollOffset = 0.2
    #expect(log == ["+2"])
    show.carousel.scrollToItem(at: 9, animated: false)
    #expect(log == ["+2", "-0", "-1", "-2", "+8", "+9"])
    #expect(visibility.itemsInView == [8, 9])
  }

  @Test func aMarginNarrowsTheView() {
    let show = KitShow()
    let visibility = CarouselVisibility(of: show.carousel, threshold: 1, margin: 100) { _, _ in }
    #expect(visibility.itemsInView == [0, 1])
    let odd = CarouselVisibility(of: show.carousel, threshold: .nan, margin: .nan) { _, _ in }
    #expect(odd.threshold == 0.5 && odd.margin == 0)
  }

  @Test func thumbnailsFollowAndLead() {
    let (show, thumbs) = (KitShow(), KitShow())
    let link = CarouselLink(show.carousel, with: thumbs.carousel)
    show.carousel.scrollToItem(at: 6, animated: true)
    for _ in 0..<120 {
      show.frames(1)
      thumbs.frames(1)
    }
    #expect(thumbs.carousel.currentItemIndex == 6)
    thumbs.window.sendTouch(.began, at: CGPoint(x: 600, y: 200))
    thumbs.window.sendTouch(.ended, at: CGPoint(x: 600, y: 200))
    for _ in 0..<120 {
      show.frames(1)
      thumbs.frames(1)
    }
    #expect(show.carousel.currentItemIndex == 7 && thumbs.carousel.currentItemIndex == 7)
    thumbs.carousel.scrollToItem(at: 1, animated: false)
    #expect(show.carousel.currentItemIndex == 7)
    withExtendedLifetime(link) {}
  }

  @Test func twoCarouselsMoveTogether() {
    let (first, second) = (KitShow(), KitShow())
    let link = CarouselLink(first.carousel, with: second.carousel, style: .together)
    first.carousel.scrollToItem(at: 5, animated: true)
    for _ in 0..<40 {
      first.frames(1)
      #expect(second.carousel.scrollOffset == first.carousel.scrollOffset)
    }
    #expect(first.carousel.scrollOffset == 5)
    second.carousel.scrollOffset = 2.5
    #expect(first.carousel.scrollOffset == 2.5)
    withExtendedLifetime(link) {}
  }

  /// Three carousels in a ring, in one window, with links of the styles of the bits, and places at which they rest that contradict each
  /// other.
  @Test(arguments: 0..<64)
  func linksInARingComeToRest(_ bits: Int) {
    let show = KitShow()
    let (second, third) = (iCarousel(frame: show.carousel.frame), iCarousel(frame: show.carousel.frame))
    for carousel in [second, third] {
      carousel.dataSource = show
      show.window.addSubview(carousel)
    }
    show.window.layoutIfNeeded()
    let all = [show.carousel, second, third]
    let links = (0..<6).map { index in
      let (from, to) = (all[index % 3], all[(index + (index < 3 ? 1 : 2)) % 3])
      return CarouselLink(from, with: to, style: bits >> index & 1 == 0 ? .together : .thumbnails)
    }
    (all[0].snapPoints, all[1].snapPoints, all[2].snapPoints) = ([0, 3, 7], [1, 5], [2, 8, 9])
    all[2].containsItems = true
    all[1].bounces = false
    let counter = PlacementCounter(all)
    for carousel in all {
      carousel.scrollToItem(at: 6, animated: true)
      show.frames(20)
      carousel.setNeedsLayout()
      show.window.layoutIfNeeded()
      show.frames(100)
      counter.count = 0
      show.frames(60)
      #expect(counter.count == 0)
      #expect(all.allSatisfy { !$0.isScrolling && !$0.isDecelerating })
    }
    withExtendedLifetime(links) {}
  }

  @Test func aCarouselThatFollowsStaysBetweenItsSnapPoints() {
    let show = KitShow()
    let other = iCarousel(frame: show.carousel.frame)
    other.dataSource = show
    other.snapPoints = [0, 9]
    show.window.addSubview(other)
    let link = CarouselLink(show.carousel, with: other, style: .together)
    show.carousel.scrollToItem(at: 4, animated: true)
    show.frames(60)
    other.setNeedsLayout()
    show.window.layoutIfNeeded()
    show.frames(60)
    #expect(show.carousel.scrollOffset == 4 && other.scrollOffset == 4)
    withExtendedLifetime(link) {}
  }
}

/// Counts the placements of carousels.
#if !ThreadConfined
  @MainActor
#endif
private final class PlacementCounter: iCarouselObserver {
  var count = 0

  init(_ carousels: [iCarousel]) {
    for carousel in carousels { carousel.addObserver(self) }
  }

  func carouselDidPlaceItems(_ carousel: iCarousel) { count += 1 }
}
