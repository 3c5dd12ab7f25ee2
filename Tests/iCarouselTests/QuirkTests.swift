import OpenUIKit
import Testing

@testable import iCarousel

/// Quirks of the original that are put right here, by their numbers in section 7 of `docs/carousel.md`. 4, 12 and 13 are
/// in `EditingTests` and `RecyclingTests`.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct QuirkTests {
  private func tap(_ show: Show, _ x: CGFloat) {
    show.touch(.began, x, 300)
    show.touch(.ended, x, 300)
  }

  private func quiet(_ show: Show) -> [String] {
    show.takeLog().filter { !$0.hasPrefix("view") && $0 != "didScroll" && !$0.hasPrefix("index") }
  }

  @Test("1: a placeholder is never selected; a tap on it goes to the nearest item")
  func placeholders() {
    let show = Show(items: 3, placeholders: 2)
    show.carousel.scrollOffset = 0
    _ = show.takeLog()
    tap(show, 220)
    #expect(quiet(show) == ["willBeginScrolling"])
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 0)
  }

  @Test("2: a bounce distance of 0 means no bounce")
  func noBounceDistance() {
    let show = Show()
    show.carousel.bounceDistance = 0
    show.drag(from: 300, by: 40, steps: 5)
    #expect(show.carousel.scrollOffset == 0)
    show.carousel.scrollOffset = 30
    #expect(show.carousel.scrollOffset == 19)
  }

  @Test("3: items without width, no spacing and no fading range give no wrong numbers")
  func zeroes() {
    for options: [iCarouselOption: CGFloat] in [
      [.spacing: 0], [.fadeRange: 0, .fadeMax: 0], [.arc: 0], [.count: 0],
    ] {
      for type in iCarouselType.allCases {
        let show = Show(type, options: options)
        show.source.size = .zero
        show.carousel.reloadData()
        show.window.layoutIfNeeded()
        show.drag(from: 300, by: -40, steps: 5)
        #expect(show.carousel.scrollOffset.isFinite)
        #expect(show.carousel.visibleItemViews.allSatisfy { $0.superview?.layer.transform.isFinite == true })
      }
    }
  }

  @Test("5: a layout that moves nothing notifies of nothing")
  func idleLayout() {
    let show = Show()
    show.carousel.scrollOffset = 3
    show.frames(2)
    _ = show.takeLog()
    show.carousel.setNeedsLayout()
    show.window.layoutIfNeeded()
    show.frames(40)
    #expect(show.takeLog() == [])
  }

  @Test("6: a layout during a drag does not disturb it")
  func layoutDuringDrag() {
    let show = Show()
    show.drag(from: 600, by: -20, steps: 4)
    show.carousel.setNeedsLayout()
    show.window.layoutIfNeeded()
    #expect(!show.carousel.isScrolling)
    let offset = show.carousel.scrollOffset
    show.frames()
    show.touch(.moved, 480, 300)
    #expect(abs(show.carousel.scrollOffset - offset - 0.2) < 1e-9)
  }

  @Test("7: a scroll that is started in the last frame of another takes place")
  func scrollFromTheLastFrame() {
    let show = Show()
    var isStarted = false
    show.listener.onEvent = { [unowned show] event in
      guard event == "didScroll", !isStarted, show.carousel.scrollOffset == 2 else { return }
      isStarted = true
      show.carousel.scrollToItem(at: 8, animated: true)
    }
    show.carousel.scrollToItem(at: 2, animated: true)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 8)
  }

  @Test("8: the angle is the step from one item to the next for every circular type")
  func angle() throws {
    let show = Show(.rotary, options: [.angle: 0.25, .radius: 400])
    let transform = try #require(show.transform(2))
    // sin 0.5 and cos 0.5
    #expect(abs(transform.m41 - 400 * 0.479425538604203) < 1e-9)
    #expect(abs(transform.m43 - 400 * (0.8775825618903728 - 1)) < 1e-9)
  }

  @Test("10: a drift that is switched on late begins where the carousel is")
  func lateDrift() {
    let show = Show()
    show.carousel.scrollOffset = 10
    show.frames(300)
    show.carousel.autoscroll = -1
    show.frames()
    #expect(abs(show.carousel.scrollOffset - (10 + 1.0 / 60)) < 1e-9)
  }

  @Test("11: a reload and a change of axis measure the items again")
  func measuring() {
    let show = Show()
    #expect(show.carousel.itemWidth == 200)
    show.source.size = CGSize(width: 120, height: 90)
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemWidth == 120)
    show.carousel.isVertical = true
    #expect(show.carousel.itemWidth == 90)
    #expect(show.transform(1)?.m42 == 90)
  }

  @Test("14: the order is sorted in every frame, and an item near the middle lies above its neighbours")
  func depth() {
    for type in [iCarouselType.coverFlow, .coverFlow2, .rotary, .cylinder, .linear] {
      let show = Show(type)
      show.carousel.scrollOffset = 10
      show.drag(from: 600, by: -17, steps: 9)
      show.frames(30)
      let order = show.carousel.contentView.subviews.compactMap { container in
        show.carousel.visibleItemViews.first { $0.superview === container }?.tag
      }
      let current = show.carousel.currentItemIndex
      #expect(order.last == current, "\(type)")
      let before = order.filter { $0 < current && $0 > current - 5 }
      let after = order.filter { $0 > current && $0 < current + 5 }
      #expect(before == before.sorted(), "\(type)")
      #expect(after == after.sorted(by: >), "\(type)")
    }
  }

  @Test("14: items that are equally far on both sides keep one order")
  func stableOrder() {
    let show = Show(.coverFlow)
    show.carousel.scrollOffset = 10
    let first = show.carousel.contentView.subviews
    show.carousel.reloadOptions()
    #expect(zip(first, show.carousel.contentView.subviews).allSatisfy { $0 === $1 })
  }

  @Test("15: the public toggle is that of the current item")
  func toggle() {
    let show = Show(.coverFlow2)
    show.carousel.scroll(byOffset: 4, duration: 1)
    show.frames(25)
    let offset = CGFloat(show.carousel.currentItemIndex) - show.carousel.scrollOffset
    #expect(offset != 0)
    #expect(abs(show.carousel.toggle + offset) < 1e-9)
  }

  @Test("18: a touch that stops a movement lets the carousel come to rest at an item")
  func touchAndLift() {
    let show = Show()
    show.carousel.scroll(byOffset: 10, duration: 1)
    show.frames(20)
    _ = show.takeLog()
    show.touch(.began, 400, 300)
    #expect(quiet(show) == ["didEndScrolling"])
    show.frames(60)
    let held = show.carousel.scrollOffset
    #expect(held != held.rounded())
    show.touch(.ended, 400, 300)
    show.frames(60)
    #expect(show.carousel.scrollOffset == held.rounded())
    #expect(quiet(show) == ["willBeginScrolling", "didEndScrolling"])
  }

  @Test("19: a tap that stops a movement selects nothing")
  func tapThatStops() {
    let show = Show()
    show.carousel.scroll(byOffset: 10, duration: 1)
    show.frames(20)
    _ = show.takeLog()
    tap(show, 620)
    #expect(!show.takeLog().contains { $0.contains("elect") })
  }

  @Test("22: when the delegate returns the width, only visible items are requested")
  func firstRequests() {
    let show = Show(items: 100, startsEmpty: true)
    show.listener.itemWidth = 200
    show.carousel.state = iCarouselState(scrollOffset: 50)
    show.connect()
    #expect(show.source.requests.sorted() == [47, 48, 49, 50, 51, 52])
  }

  @Test("23: a place that is asked for before there are items is taken with the first load")
  func earlyPlace() {
    let early: [(iCarousel) -> Void] = [
      { $0.scrollToItem(at: 7, animated: false) }, { $0.scrollToItem(at: 7, animated: true) },
      { $0.currentItemIndex = 7 }, { $0.scroll(toOffset: 7, duration: 0) },
    ]
    for scroll in early {
      let show = Show(startsEmpty: true)
      scroll(show.carousel)
      show.connect()
      #expect(show.carousel.currentItemIndex == 7)
      #expect(show.transform(7)?.m41 == 0)
    }
  }

  @Test("23: a scroll between the load and the first layout begins at the place that was asked for before")
  func earlyPlaceThenScroll() {
    let show = Show(startsEmpty: true)
    show.carousel.currentItemIndex = 7
    show.carousel.dataSource = show.source
    show.carousel.scrollToItem(at: 5, animated: true)
    #expect(show.carousel.scrollOffset == 7)
    show.window.layoutIfNeeded()
    #expect(show.carousel.scrollOffset == 7)
    show.frames(40)
    #expect(show.carousel.scrollOffset == 5)
  }

  @Test("25: frames stop when nothing moves, and come by the clock of the window")
  func frames() {
    let show = Show()
    #expect(show.window.clock.isIdle)
    show.carousel.scrollToItem(at: 3, animated: true)
    #expect(!show.window.clock.isIdle)
    show.frames(40)
    #expect(show.window.clock.isIdle)
  }

  @Test("27: options are asked for in layouts, not in every frame")
  func options() {
    let show = Show(.cylinder)
    show.carousel.scroll(byOffset: 3, duration: 1)
    show.listener.options[.radius] = 900
    show.frames(30)
    let before = show.carousel.geometry.radius
    #expect(before != 900)
    show.carousel.reloadOptions()
    #expect(show.carousel.geometry.radius == 900)
  }

  @Test("16: as in the original, a drag goes by the width of items, whatever their spacing")
  func dragIgnoresSpacing() {
    let show = Show(options: [.spacing: 2])
    show.touch(.began, 600, 300)
    show.frames()
    show.touch(.moved, 560, 300)
    let start = show.carousel.scrollOffset
    show.frames()
    show.touch(.moved, 460, 300)
    #expect(abs(show.carousel.scrollOffset - start - 0.5) < 1e-9)
  }

  @Test("29: as in the original, a positive drift leads backwards")
  func drift() {
    let show = Show()
    show.carousel.scrollOffset = 10
    show.carousel.autoscroll = 1
    show.frames(61)
    #expect(abs(show.carousel.scrollOffset - 9) < 0.05)
  }

  @Test("30: as in the original, a carousel that wraps shows no item twice, however few there are")
  func fewItems() {
    for type in iCarouselType.allCases {
      let show = Show(type, items: 3, options: [.wrap: 1])
      show.carousel.scrollOffset = 2.4
      #expect(show.carousel.indexesForVisibleItems.count <= 3, "\(type)")
      #expect(Set(show.carousel.indexesForVisibleItems).isSubset(of: [0, 1, 2]), "\(type)")
    }
  }

  @Test("17: a short swipe leads to the next item, not to the one after it")
  func shortSwipe() {
    var machine = ScrollMachine()
    machine.rules.ring.count = 20
    machine.rules.decelerationRate = 0
    machine.offset = 5.7
    machine.isDragging = true
    machine.velocity = 3
    _ = machine.endDrag(at: 0)
    _ = machine.align(at: 0)
    _ = machine.advance(to: 1)
    #expect(machine.offset == 6)
  }
}
