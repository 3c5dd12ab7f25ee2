import OpenUIKit
import Testing

@testable import iCarousel

/// Every property at every value, and code that does what it should not.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct RobustnessTests {
  nonisolated static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  private func isSound(_ carousel: iCarousel) -> Bool {
    carousel.scrollOffset.isFinite
      && carousel.visibleItemViews.allSatisfy { $0.superview?.layer.transform.isFinite == true }
      && carousel.visibleItemViews.count <= 500
      && carousel.contentView.subviews.count == carousel.visibleItemViews.count
      && zip(carousel.contentView.subviews, carousel.items.backToFront).allSatisfy { $0 === $1.container }
  }

  private func exercise(_ show: Show) {
    show.window.layoutIfNeeded()
    show.drag(from: 600, by: -30, steps: 4)
    show.touch(.ended, 480, 300)
    show.frames(20)
    show.carousel.scrollToItem(at: 3, animated: true)
    show.frames(5)
    show.carousel.reloadData()
    show.frames(5)
  }

  @Test(arguments: oddNumbers) func numbersAreRefusedOrUsedSafely(_ number: CGFloat) {
    let changes: [(iCarousel) -> Void] = [
      { $0.scrollOffset = number }, { $0.perspective = number }, { $0.decelerationRate = number },
      { $0.scrollSpeed = number }, { $0.bounceDistance = number }, { $0.autoscroll = number },
      { $0.contentOffset = CGSize(width: number, height: 0) }, { $0.autoplayInterval = Double(number) },
      { $0.viewpointOffset = CGSize(width: 0, height: number) },
      { $0.scroll(byOffset: number, duration: 0.1) }, { $0.scroll(byOffset: number, duration: 0) },
      { $0.scroll(toOffset: number, duration: 0.1) }, { $0.scroll(toOffset: 3, duration: Double(number)) },
      { $0.state = iCarouselState(scrollOffset: number) },
    ]
    for (place, change) in changes.enumerated() {
      let show = Show(.cylinder)
      change(show.carousel)
      exercise(show)
      #expect(isSound(show.carousel), "change \(place) with \(number)")
    }
  }

  @Test(arguments: iCarouselOption.allCases) func optionsAreRefusedOrUsedSafely(_ option: iCarouselOption) {
    for type in iCarouselType.allCases {
      let show = Show(type)
      for number in Self.oddNumbers {
        show.listener.options[option] = number
        show.carousel.reloadOptions()
        show.drag(from: 600, by: -30, steps: 2)
        show.touch(.ended, 480, 300)
        show.carousel.scrollOffset += 0.7
        #expect(isSound(show.carousel), "\(option) = \(number) in \(type)")
      }
    }
  }

  @Test(arguments: iCarouselType.allCases) func anyNumberOfItemsIsSafe(_ type: iCarouselType) {
    for count in [-5, 0, 1, 2, 3, 10_000_000, Int.max / 2] {
      let show = Show(type, items: count, placeholders: count < 0 ? -3 : 2)
      exercise(show)
      #expect(isSound(show.carousel), "\(count) items")
      #expect(show.carousel.numberOfItems == max(count, 0))
    }
  }

  @Test(arguments: iCarouselType.allCases) func numbersOfItemsBeyondAllBoundsAreSafe(_ type: iCarouselType) {
    let show = Show(type, items: .max, placeholders: .max)
    exercise(show)
    show.carousel.scrollToItem(at: .max, animated: false)
    show.carousel.scroll(byNumberOfItems: .max, duration: 0.1)
    show.frames(10)
    #expect(isSound(show.carousel) && show.carousel.numberOfItems >= Int.max / 2)
  }

  @Test func aViewThatFadesWhileTheCarouselReloadsIsNotUsedAgain() throws {
    for replaces in [false, true] {
      let show = Show()
      let old = try #require(show.carousel.itemView(at: 0))
      if replaces {
        show.carousel.reloadItem(at: 0, animated: true)
      } else {
        show.source.items -= 1
        show.carousel.removeItem(at: 0, animated: true)
      }
      show.frames(2)
      old.tag = -7
      show.carousel.reloadData()
      show.frames(60)
      for index in 0..<15 { show.carousel.scrollToItem(at: index, animated: false) }
      #expect(old.tag == -7 && old.window == nil)
      #expect(isSound(show.carousel))
    }
  }

  @Test func aRowThatIsTurnedDuringADragDoesNotJump() {
    let show = Show()
    show.drag(from: 600, by: -30, steps: 4)
    show.carousel.isVertical = true
    let before = show.carousel.scrollOffset
    show.touch(.moved, 480, 300)
    #expect(show.carousel.scrollOffset == before)
    show.touch(.moved, 480, 280)
    #expect(abs(show.carousel.scrollOffset - before - 0.1) < 1e-9)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 800, height: 0), CGSize(width: 1e7, height: 1)])
  func anySizeIsSafe(_ size: CGSize) {
    for type in iCarouselType.allCases {
      let show = Show(type, size: size)
      exercise(show)
      #expect(isSound(show.carousel))
    }
  }

  @Test func anIndexThatThereIsNotIsSafe() {
    let show = Show()
    for index in [-1, 20, Int.max, Int.min] {
      show.carousel.currentItemIndex = index
      show.carousel.scrollToItem(at: index, animated: true)
      show.carousel.scroll(byNumberOfItems: index, duration: 0)
      show.carousel.scroll(byNumberOfItems: index, duration: 0.1)
      show.carousel.reloadItem(at: index, animated: true)
      #expect(show.carousel.itemView(at: index) == nil || index == 20 || index == -1)
      _ = show.carousel.offsetForItem(at: index)
      show.frames(10)
      #expect(isSound(show.carousel))
    }
  }

  @Test func aDataSourceMayReloadWhileItIsAskedForAView() {
    let show = Show(startsEmpty: true)
    var reloads = 0
    show.source.onRequest = { [unowned show] index in
      guard index == 2, reloads < 3 else { return }
      reloads += 1
      show.carousel.reloadData()
    }
    show.connect()
    show.window.layoutIfNeeded()
    #expect(reloads == 3)
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2, 3, 4, 5])
  }

  @Test func aDataSourceThatAlwaysReloadsIsShownAllTheSame() {
    let show = Show(startsEmpty: true)
    show.source.onRequest = { [unowned show] _ in show.carousel.reloadData() }
    show.connect()
    show.frames(3)
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2, 3, 4, 5])
    show.carousel.scrollToItem(at: 9, animated: true)
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 9)
  }

  @Test func aDataSourceMayChangeItemsAndScrollWhileItIsAskedForAView() {
    let show = Show(startsEmpty: true)
    var isDone = false
    show.source.onRequest = { [unowned show] index in
      guard index == 2, !isDone else { return }
      isDone = true
      show.source.items = 19
      show.carousel.removeItem(at: 0, animated: false)
      show.carousel.scrollToItem(at: 6, animated: false)
      show.carousel.insertItem(at: 0, animated: true)
      show.source.items = 20
    }
    show.connect()
    show.frames(60)
    #expect(show.carousel.numberOfItems == 20)
    #expect(isSound(show.carousel))
    #expect(show.carousel.indexesForVisibleItems.contains(show.carousel.currentItemIndex))
  }

  @Test func aDelegateMayReloadInEveryEvent() {
    for name in [
      "didScroll", "index", "willBeginScrolling", "didEndScrolling", "willBeginDragging", "didEndDragging",
    ] {
      let show = Show()
      var count = 0
      show.listener.onEvent = { [unowned show] event in
        guard event.hasPrefix(name), count < 5 else { return }
        count += 1
        show.carousel.reloadData()
      }
      exercise(show)
      show.frames(60)
      #expect(isSound(show.carousel), "\(name)")
      #expect(count > 0 || name == "didEndDragging", "\(name)")
    }
  }

  @Test func adelegateAndADataSourceMayGoAway() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let carousel = iCarousel(frame: window.bounds)
    window.addSubview(carousel)
    do {
      let log = Log()
      let (source, listener) = (Source(log), Listener(log))
      carousel.delegate = listener
      carousel.dataSource = source
      window.layoutIfNeeded()
      carousel.scrollToItem(at: 9, animated: true)
    }
    #expect(carousel.delegate == nil && carousel.dataSource == nil)
    window.clock.advance(by: 1)
    carousel.reloadData()
    carousel.insertItem(at: 0, animated: true)
    carousel.removeItem(at: 0, animated: true)
    window.clock.advance(by: 1)
    #expect(carousel.scrollOffset.isFinite)
  }

  @Test func oneViewForTwoItemsIsShownForTheLatter() {
    let show = Show(startsEmpty: true)
    let only = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let source = Making { _ in only }
    source.count = 3
    show.carousel.dataSource = source
    show.window.layoutIfNeeded()
    #expect(show.carousel.visibleItemViews.count == 1)
    #expect(only.superview?.superview === show.carousel.contentView)
  }

  @Test func everyBeginningHasAnEndWhateverHappens() {
    var generator = Seeded(state: UInt64.random(in: 0...UInt64.max))
    let seed = generator.state
    for _ in 0..<40 {
      let show = Show(items: 12, options: [.wrap: Bool.random(using: &generator) ? 1 : 0])
      var open: [String: Int] = [:]
      show.listener.onEvent = { event in
        let name = event.split(separator: " ")[0]
        if name.hasPrefix("willBegin") { open[String(name.dropFirst(9)), default: 0] += 1 }
        if name.hasPrefix("didEnd") { open[String(name.dropFirst(6)), default: 0] -= 1 }
        #expect(open.values.allSatisfy { $0 == 0 || $0 == 1 }, "seed \(seed): \(event) \(open)")
      }
      for _ in 0..<60 { act(on: show, &generator) }
      show.touch(.ended, 400, 300)
      show.frames(300)
      #expect(open.values.allSatisfy { $0 == 0 }, "seed \(seed)")
      #expect(isSound(show.carousel), "seed \(seed)")
    }
  }

  @Test func aContainerThatAnAppKeepsOutlivesItsCarousel() throws {
    var show: Show? = Show()
    let container = try #require(show?.carousel.itemView(at: 0)?.superview as? ItemContainer)
    #expect(container.slot != nil)
    show = nil
    #expect(container.slot == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.addSubview(container)
    window.makeKeyAndVisible()
    container.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(container.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    container.subviews[0].removeFromSuperview()
    #expect(container.subviews.isEmpty)
  }

  @Test(arguments: iCarouselType.allCases)
  func containersLieInTheOrderOfTheirDepthWhateverHappens(_ type: iCarouselType) {
    var generator = Seeded(state: UInt64.random(in: 0...UInt64.max))
    let seed = generator.state
    let show = Show(type, items: 20)
    let guest = UIView()
    for step in 0..<200 {
      let subviews = show.carousel.contentView.subviews
      if step == 100 { show.carousel.contentView.insertSubview(guest, at: subviews.count / 2) }
      act(on: show, &generator)
      show.window.layoutIfNeeded()
      let shown = show.carousel.contentView.subviews.compactMap { container in
        show.carousel.items.slots.first { $0.container === container }
      }
      let inOrder = zip(shown, shown.dropFirst()).allSatisfy { !$1.isBehind($0) }
      #expect(inOrder, "seed \(seed), step \(step)")
      #expect(shown.count == show.carousel.items.slots.count, "seed \(seed), step \(step)")
      if !inOrder { return }
    }
  }

  private func act(on show: Show, _ generator: inout Seeded) {
    let number = CGFloat.random(in: -3...15, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: show.carousel.scrollToItem(at: Int(number), animated: true)
    case 1: show.carousel.scrollOffset = number
    case 2: show.touch(.began, 400, 300)
    case 3, 4: show.touch(.moved, 400 + number * 30, 300)
    case 5: show.touch(.ended, 400, 300)
    case 6: show.carousel.reloadData()
    case 7: show.carousel.scroll(byNumberOfItems: Int(number), duration: 0.2)
    default: show.frames(Int.random(in: 1...20, using: &generator))
    }
  }
}
