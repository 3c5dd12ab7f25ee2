import CarouselKit
import OpenUIKit

/// Does random things to a carousel with everything of the kit on it, also from within the calls, and checks what has to
/// hold.
#if !ThreadConfined
  @MainActor
#endif
final class KitFuzzer: iCarouselDataSource, iCarouselDelegate {
  private(set) var failures: [String] = []
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let carousel = iCarousel(frame: CGRect(x: 0, y: 0, width: 800, height: 300))
  private let thumbs = iCarousel(frame: CGRect(x: 0, y: 300, width: 800, height: 100))
  private let twin = iCarousel(frame: CGRect(x: 0, y: 400, width: 800, height: 100))
  private let pages = UIPageControl()
  private var autoplay: CarouselAutoplay
  private var buttons: CarouselButtons
  private var bar: CarouselScrollbar
  private var loop: CarouselLoop?
  private var grid: CarouselGrid?
  private var screen: CarouselFullScreen?
  /// Views that a carousel has handed to another one.
  private var gifts: [UIView] = []
  private var kind = Kind.plain
  private var followers: [AnyObject] = []
  private var random: SeededNumbers
  private var count = 5
  /// The number of items that each carousel has loaded.
  private var reported: [ObjectIdentifier: Int] = [:]
  private var depth = 0
  private var step = 0
  private var latest = ""
  /// The phases that have begun and not ended.
  private var open: Set<String> = []
  /// The items that were reported to be in view.
  private var inView: Set<Int> = []
  /// How often the followers were made.
  private var round = 0
  private var arrived = 0
  private var asked = 0

  /// The kind of an item's view.
  private enum Kind: CaseIterable {
    case plain, empty, flexible, reflected, zoomable, cell
  }

  init(seed: UInt64) {
    random = SeededNumbers(state: seed)
    (autoplay, buttons) = (CarouselAutoplay(carousel, interval: 0.3), CarouselButtons(for: carousel))
    bar = CarouselScrollbar(carousel)
    bar.frame = CGRect(x: 0, y: 520, width: 800, height: 20)
    for view in [carousel, thumbs, twin, bar] { window.addSubview(view) }
    for view in [carousel, thumbs, twin] {
      view.register(CarouselCell.self, forReuseIdentifier: "card", size: CGSize(width: 100, height: 80))
      view.dataSource = self
    }
    carousel.delegate = self
    window.makeKeyAndVisible()
    autoplay.stateDidChange = { [unowned self] _ in react("state") }
    autoplay.duration = { [unowned self] _ in
      react("duration")
      return [nil, 0.1, .nan, -1][number(4)]
    }
    follow()
  }

  private func follow() {
    round += 1
    inView = []
    let round = round
    followers =
      links + [
        CarouselProgress(of: carousel) { [unowned self] item in
          if !item.offset.isFinite { fail("no offset of \(item.index)") }
          react("progress")
        },
        CarouselVisibility(of: carousel) { [unowned self, round] index, isInView in
          // One that is released in its own call reports the rest.
          guard round == self.round else { return }
          let isNew = isInView ? inView.insert(index).inserted : inView.remove(index) != nil
          if !isNew { fail("item \(index) twice \(isInView ? "in" : "out of") view") }
          react("visibility")
        },
        CarouselParallax(of: carousel, [.shift(odd()), .scale(odd()), .opacity(0.3), .rotation(0.2)]) { $0 },
        CarouselPageLabel(for: carousel), CarouselPageBar(for: carousel),
      ]
    buttons.rewinds = chance()
  }

  /// Links of the three carousels in both styles, some of them in rings.
  private var links: [AnyObject] {
    let all = [carousel, thumbs, twin]
    return (0..<2 + number(5)).map { _ in
      let first = number(3)
      return CarouselLink(
        all[first], with: all[(first + 1 + number(2)) % 3], style: chance() ? .together : .thumbnails)
    }
  }

  func run(_ steps: Int) {
    for _ in 0..<steps where failures.count < 5 {
      step += 1
      latest = ""
      act()
      check()
    }
    rest()
  }

  private func fail(_ text: String) { failures.append("step \(step), after\(latest): \(text)") }
  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private func chance() -> Bool { Bool.random(using: &random) }

  private func odd() -> CGFloat {
    [.nan, .infinity, -.infinity, 0, -1, 1e308, -1e9, 0.5, 3, 7.25][number(10)]
  }

  private func react(_ call: String) {
    guard depth < 2, number(12) == 0 else { return }
    latest += " \(call):"
    act()
  }

  // MARK: Actions

  private func act() {
    depth += 1
    defer { depth -= 1 }
    let action = number(32)
    latest += " \(action)"
    switch action {
    case 0...3: play(action)
    case 4...8: scroll(action)
    case 9...13: change(action)
    case 14...16: if depth == 1 { touch() }
    case 22...25: change(action)
    case 26...31: handOn(action)
    default: if depth == 1 { frames(1 + number(30)) }
    }
  }

  private func play(_ action: Int) {
    switch action {
    case 0: chance() ? autoplay.start() : autoplay.stop()
    case 1: chance() ? autoplay.pause() : autoplay.resume()
    case 2:
      (autoplay.direction, autoplay.end) = (
        chance() ? .forward : .backward, [.rewind, .turnBack, .stop][number(3)]
      )
    default:
      autoplay.interval = Double(odd())
      autoplay.pauses = CarouselAutoplay.Pauses(rawValue: number(32))
    }
  }

  private func scroll(_ action: Int) {
    switch action {
    case 4: carousel.scrollOffset = odd()
    case 5: (chance() ? buttons.next : buttons.previous).sendActions(for: .primaryActionTriggered)
    case 6:
      asked += 1
      carousel.scrollToItem(at: number(20) - 5, animated: chance()) { [unowned self] _ in
        arrived += 1
        react("arrived")
      }
    case 7: chance() ? bar.accessibilityIncrement() : bar.accessibilityDecrement()
    default: (chance() ? twin : thumbs).scrollToItem(at: number(12), animated: chance())
    }
  }

  private func change(_ action: Int) {
    switch action {
    case 9:
      let effects: [any CarouselTransform] = [
        CrossFadeTransform(), CubeTransform(), FlipTransform(), CardsTransform(cardsBelow: number(30) - 5),
      ]
      carousel.itemTransform = chance() ? nil : effects[number(4)]
    case 10: carousel.type = iCarouselType.allCases[number(iCarouselType.allCases.count)]
    case 11:
      count = number(14)
      for view in [carousel, thumbs, twin] { view.reloadData() }
    case 12: repeatItems()
    case 22: setOptions()
    case 23: if depth == 1 { showGrid() } else { grid?.insertItem(at: number(9), animated: chance()) }
    case 24:
      // Nothing is notified: the answers change from one call to the next.
      count = number(14)
    case 25:
      // Released in a call, with what follows the carousel.
      round += 1
      followers = []
      inView = []
      if chance() { carousel.removeFromSuperview() } else { window.insertSubview(carousel, at: 0) }
      if depth == 1 { follow() }
    default:
      carousel.isVertical = number(4) == 0
      carousel.contentSizing = [nil, .largestItem, .currentItem][number(3)]
      bar.minimumThumbLength = odd()
      carousel.frame.size = number(4) == 0 ? .zero : CGSize(width: number(900), height: number(400))
    }
  }

  private func handOn(_ action: Int) {
    switch action {
    case 26:
      kind = Kind.allCases[number(Kind.allCases.count)]
      carousel.reloadData()
    case 27: if depth == 1 { showScreen() } else { screen?.carousel.reloadData() }
    case 28:
      // Views of one carousel in another, also while they are asked for.
      gifts.append(contentsOf: grid == nil ? Array(carousel.visibleItemViews.prefix(2)) : itemsOfGrid)
      (chance() ? twin : carousel).reloadData()
    case 29:
      // A data source that serves another carousel too.
      twin.dataSource = chance() ? self : carousel.dataSource
    case 30:
      let companion = CarouselPageLabel(for: carousel)
      carousel.keep(companion)
      if chance() { carousel.release(companion) }
    default: releaseBanner()
    }
  }

  private var itemsOfGrid: [UIView] { (0..<number(5)).compactMap { grid?.itemView(at: $0) } }

  /// Shows all items one by one on a screen of its own, or closes that.
  private func showScreen() {
    screen?.viewWillDisappear(false)
    screen?.view.removeFromSuperview()
    screen = chance() ? nil : CarouselFullScreen(carousel, item: chance() ? nil : number(20) - 4)
    guard let view = screen?.view else { return }
    view.frame = CGRect(x: 0, y: 0, width: number(900), height: number(600))
    window.insertSubview(view, at: 0)
  }

  /// A carousel that no one else retains ends in one of its own calls.
  private func releaseBanner() {
    weak var banner: iCarousel?
    let made = iCarousel.banner(of: Array(0..<number(4)), interval: 0.2) { [weak self] _, view in
      self?.react("banner")
      if self?.number(6) == 0 { banner?.removeFromSuperview() }
      return view ?? UIView()
    }
    made.frame = CGRect(x: 0, y: 0, width: number(500), height: number(200))
    banner = made
    window.insertSubview(made, at: 0)
    banner?.keep(CarouselVisibility(of: made) { _, _ in banner?.removeFromSuperview() })
  }

  private func setOptions() {
    carousel.itemSizing = [nil, .filling, .perView(2.5, spacing: 10), .fraction(odd())][number(4)]
    (carousel.itemSpacing, carousel.minScale) = (chance() ? nil : odd(), chance() ? nil : odd())
    carousel.dragDirections = CarouselDragDirections(rawValue: number(4))
    carousel.maximumPagesPerGesture = number(3)
    (carousel.snapPoints, twin.snapPoints) = (chance() ? [] : [0, 3], chance() ? [] : [1, 5])
    (thumbs.containsItems, twin.bounces) = (chance(), chance())
    carousel.isWrapEnabled = chance()
  }

  /// Hands the data source on to a grid, or back.
  private func showGrid() {
    loop = nil
    (carousel.delegate, carousel.dataSource) = (self, self)
    grid = chance() ? nil : CarouselGrid(carousel, dataSource: self, rows: number(5) - 1, spacing: odd())
    if let grid, chance() { loop = CarouselLoop(carousel, dataSource: grid, delegate: self) }
    carousel.reloadData()
  }

  private func repeatItems() {
    guard depth == 1 else { return }
    grid = nil
    if chance() {
      loop = CarouselLoop(carousel, dataSource: self, delegate: self)
      loop?.pageControl = pages
    } else {
      (carousel.delegate, carousel.dataSource) = (self, self)
      loop = nil
    }
    loop?.scrollToItem(number(9) - 3, animated: chance())
  }

  private func touch() {
    let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled]
    let place = CGPoint(x: CGFloat(number(800)), y: CGFloat(chance() ? 530 : number(600)))
    window.sendTouch(phases[number(phases.count)], at: place)
  }

  private func frames(_ count: Int) {
    for _ in 0..<count { window.clock.advance(by: 1.0 / 60) }
  }

  // MARK: Checks

  private func check() {
    if !carousel.scrollOffset.isFinite { fail("at \(carousel.scrollOffset)") }
    if autoplay.timeLeft < 0 || !(0...1).contains(autoplay.progress) { fail("progress \(autoplay.progress)") }
    for view in carousel.visibleItemViews {
      guard let container = view.superview else { continue }
      if !container.frame.minX.isFinite { fail("a container is nowhere") }
    }
    guard depth == 0, let thumb = bar.subviews.first else { return }
    window.layoutIfNeeded()
    if !bar.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(thumb.frame) {
      fail("the thumb is at \(thumb.frame)")
    }
  }

  /// Lets everything come to rest. Each beginning has its end then.
  private func rest() {
    autoplay.stop()
    gifts = []
    window.sendTouch(.cancelled, at: .zero)
    depth = 2
    window.insertSubview(carousel, at: 0)
    frames(200)
    if !open.isEmpty { fail("begun and not ended: \(open)") }
    if asked != arrived { fail("\(arrived) of \(asked) completions") }
    if autoplay.needsFrames { fail("autoplay needs frames") }
  }

  private func begin(_ what: String) {
    if !open.insert(what).inserted { fail("\(what) has begun twice") }
    react("begin")
  }

  private func end(_ what: String) {
    if open.remove(what) == nil { fail("\(what) has ended and not begun") }
    react("end")
  }

  // MARK: Calls

  func numberOfItems(in carousel: iCarousel) -> Int {
    reported[ObjectIdentifier(carousel)] = count
    return count
  }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    var count = reported[ObjectIdentifier(carousel)] ?? 0
    // A grid or loop that two carousels share has the number that it was last given, for either.
    if carousel.dataSource !== self { count = reported.values.max() ?? 0 }
    if index < 0 || index >= count { fail("item \(index) of \(count)") }
    if carousel === self.carousel { react("view") }
    if let gift = gifts.popLast() { return gift }
    if kind == .cell { return carousel.dequeueReusableCell(CarouselCell.self, withReuseIdentifier: "card") }
    return view ?? made(index)
  }

  private func made(_ index: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120 + CGFloat(index % 3) * 20, height: 90))
    switch kind {
    case .empty: return UIView()
    case .flexible: view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .reflected: return ReflectedView(view)
    case .zoomable: return ZoomableView(view)
    case .plain, .cell: break
    }
    return view
  }

  func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) { begin("scrolling") }
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { end("scrolling") }
  func carouselWillBeginDragging(_ carousel: iCarousel) { begin("dragging") }
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) { end("dragging") }
  func carouselWillBeginDecelerating(_ carousel: iCarousel) { begin("decelerating") }
  func carouselDidEndDecelerating(_ carousel: iCarousel) { end("decelerating") }
  func carouselDidScroll(_ carousel: iCarousel) { react("didScroll") }

  func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {
    if number(40) == 0 && depth < 2 { carousel.reloadData() }
    react("willDisplay")
  }
}

/// A sequence of numbers that a seed determines.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
