import OpenUIKit
import Testing

@testable import iCarousel

/// Does random things to two carousels, also from within every call that they make, and checks what has to hold.
#if !ThreadConfined
  @MainActor
#endif
final class CarouselFuzzer {
  let carousel = iCarousel()
  let other = iCarousel()
  let source: FuzzSource
  let otherSource: FuzzSource
  private(set) var failures: [String] = []
  private(set) var step = 0

  private let windows = [
    UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600)),
    UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 700)),
  ]
  private let pages = UIPageControl()
  private let guest = UIView()
  private var generator: Seeded
  private var depth = 0
  private var budget = 0
  /// How many views are in the middle of a move.
  private var moves = 0
  private var latest = ""
  /// How many scrolls with a completion were requested, and how many completions were called.
  private var asked = 0
  private var arrived = 0
  private let observer = FuzzObserver()
  /// A carousel that nothing else retains, and its data source.
  private var spare: iCarousel?
  private var spareSource: SpareSource?

  init(seed: UInt64) {
    generator = Seeded(state: seed)
    source = FuzzSource("first", carousel)
    otherSource = FuzzSource("second", other)
    for (carousel, source) in [(carousel, source), (other, otherSource)] {
      carousel.frame = windows[0].bounds
      windows[0].addSubview(carousel)
      source.owner = self
      for kind in ["round", "square"] {
        carousel.register(forReuseIdentifier: kind) { [weak source] in source?.made(0) ?? UIView() }
      }
      carousel.delegate = source
      carousel.prefetchDataSource = source
      carousel.dataSource = source
      carousel.addObserver(observer)
    }
    observer.fuzzer = self
    // Animations of views without a window take the time of the key window, which another test may have left without frames.
    windows[1].makeKey()
  }

  func run(_ steps: Int) {
    for _ in 0..<steps where failures.count < 5 {
      step += 1
      budget = 6
      let source = number(4) == 0 ? otherSource : source
      if number(8) == 0 {
        UIView.animate(withDuration: 0.2) { self.act(on: source) }
      } else {
        act(on: source)
      }
      check()
      if number(25) == 0 { rest() }
    }
    rest()
  }

  func fail(_ text: String) { failures.append("step \(step), after \(latest): \(text)") }

  // MARK: Chance

  func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  private func chance() -> Bool { Bool.random(using: &generator) }
  private func length() -> CGFloat { CGFloat.random(in: -3...25, using: &generator) }

  private func odd() -> CGFloat {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -1, 1e-308, 1e308, -1e308, 1e9, -1e9, 0.5, 3, 1e-9,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    return numbers[number(numbers.count)]
  }

  private func index() -> Int { number(40) == 0 ? [.max, .min, -1][number(3)] : number(30) - 2 }

  // MARK: Calls

  /// Does something from within a call, now and then.
  func react(_ call: String) {
    guard depth < 3, budget > 0, number(6) == 0 else { return }
    budget -= 1
    let isMove = call == "willMove" || call == "didMoveToSuperview"
    moves += isMove ? 1 : 0
    defer { moves -= isMove ? 1 : 0 }
    act(on: number(5) == 0 ? otherSource : source, from: call)
  }

  private func act(on source: FuzzSource, from call: String = "nothing") {
    depth += 1
    defer { depth -= 1 }
    let action = number(39)
    if depth == 1 { latest = "" }
    latest += " \(source.name).\(action)<\(call)"
    switch action {
    case 0...3: scroll(source.carousel, action)
    case 4...9: edit(source, action)
    case 10...16: look(source.carousel, action)
    case 17...22: touch(source.carousel)
    case 23...26: set(source, action)
    // In the middle of a move the tree itself must not be changed.
    case 27...30, 37: if moves == 0 { move(source, action) }
    case 31: handOn(source)
    case 32: if moves == 0 { useSpare() }
    default: if depth == 1 { frames(1 + number(20)) } else { source.carousel.setNeedsLayout() }
    }
  }

  private func scroll(_ carousel: iCarousel, _ action: Int) {
    switch action {
    case 0: carousel.scrollToItem(at: index(), animated: chance())
    case 1: carousel.scrollOffset = number(6) == 0 ? odd() : length()
    case 2:
      carousel.scroll(
        byOffset: number(6) == 0 ? odd() : length(), duration: number(6) == 0 ? Double(odd()) : 0.2)
    default: carousel.scroll(byNumberOfItems: index(), duration: chance() ? 0 : 0.3)
    }
  }

  private func edit(_ source: FuzzSource, _ action: Int) {
    let carousel = source.carousel
    switch action {
    case 4:
      source.count += 1
      carousel.insertItem(at: number(source.count), animated: chance()) { [weak self] _ in
        self?.react("inserted")
      }
    case 5 where source.count > 0:
      source.count -= 1
      carousel.removeItem(at: number(source.count + 1), animated: chance()) { [weak self] _ in
        self?.react("removed")
      }
    case 6: carousel.reloadItem(at: index(), animated: chance()) { [weak self] _ in self?.react("reloaded") }
    case 7 where source.count > 2:
      let (from, to) = (number(source.count), number(source.count))
      let changes = iCarouselChanges(moves: [.init(from: from, to: to)], reloads: [])
      carousel.performUpdates(changes, animated: chance()) { [weak self] _ in self?.react("updated") }
    case 8:
      source.mode = FuzzSource.Mode.allCases[number(FuzzSource.Mode.allCases.count)]
      carousel.reloadData()
    default:
      source.count = number(3) == 0 ? number(3) : number(25)
      source.placeholders = number(5)
      carousel.reloadData()
    }
  }

  private func look(_ carousel: iCarousel, _ action: Int) {
    switch action {
    case 10: carousel.type = iCarouselType.allCases[number(iCarouselType.allCases.count)]
    case 11: carousel.isVertical.toggle()
    case 12:
      carousel.frame.size =
        number(5) == 0 ? .zero : CGSize(width: CGFloat(number(900)), height: CGFloat(number(700)))
    case 13: carousel.layoutIfNeeded()
    case 14: carousel.reloadOptions()
    case 15: carousel.centerItemWhenSelected.toggle()
    default:
      _ = carousel.accessibilityScroll([.next, .previous, .left, .down][number(4)])
      for element in carousel.elementsInOrder { _ = element.accessibilityFrame }
    }
  }

  private func touch(_ carousel: iCarousel) {
    guard let window = carousel.window, depth == 1 else { return }
    let phases: [UITouch.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
    let place = CGPoint(x: CGFloat(number(800)), y: CGFloat(number(600)))
    window.sendTouch(phases[number(phases.count)], at: place)
    if number(6) == 0 { _ = carousel.perform([.keyboardRightArrow, .keyboardHome, .keyboardEnd][number(3)]) }
    if number(6) == 0 { window.layoutIfNeeded() }
  }

  private func set(_ source: FuzzSource, _ action: Int) {
    let carousel = source.carousel
    switch action {
    case 23:
      let option = iCarouselOption.allCases[number(iCarouselOption.allCases.count)]
      source.options[option] = chance() ? nil : (chance() ? odd() : CGFloat(number(3)))
      if chance() { carousel.reloadOptions() }
    case 24:
      carousel.motionPreference = [.automatic, .reduced, .full][number(3)]
      carousel.autoscroll = chance() ? 0 : length()
      carousel.autoplayInterval = chance() ? 0 : 0.3
      carousel.window?.prefersReducedMotion.toggle()
    case 25: source.widths = [.none, .some, .odd][number(3)]
    default: setOddly(carousel)
    }
  }

  private func setOddly(_ carousel: iCarousel) {
    switch number(28) {
    case 22: carousel.itemSizing = chance() ? nil : oddSizing()
    case 23: chooseSizing(of: carousel)
    case 24: carousel.itemSpacing = chance() ? nil : (chance() ? odd() : length())
    case 25: setOption(of: carousel)
    case 26:
      carousel.dragDirections = CarouselDragDirections(rawValue: number(4))
      carousel.maximumPagesPerGesture = chance() ? 0 : index()
      carousel.releasesDragsAtEnds.toggle()
    case 27: followOther(carousel)
    case 19: carousel.contentSizing = [nil, .largestItem, .currentItem][number(3)]
    case 20: carousel.itemTransform = chance() ? nil : OddTransform(odd())
    case 21:
      asked += 1
      carousel.scrollToItem(at: index(), animated: chance()) { [weak self] _ in
        self?.arrived += 1
        self?.react("arrived")
      }
    case 12: carousel.itemAlignment = [.leading, .center, .trailing, .fraction(odd())][number(4)]
    case 13: carousel.contentInset = UIEdgeInsets(top: odd(), left: odd(), bottom: 3, right: 20)
    case 14: setPages(of: carousel)
    case 16:
      carousel.releaseSpring =
        chance() ? nil : iCarousel.Spring(response: Double(odd()), dampingRatio: chance() ? odd() : 0.5)
    case 17: carousel.bounceStyle = chance() ? .rubberBand : .resistance
    case 18: carousel.decelerationDistance = chance() ? 0 : index()
    case 15: carousel.scroll(byPages: index() &- 5)
    case 0: carousel.perspective = odd()
    case 1: carousel.contentOffset = CGSize(width: odd(), height: odd())
    case 2: carousel.viewpointOffset = CGSize(width: odd(), height: odd())
    case 3: carousel.decelerationRate = odd()
    case 4: carousel.scrollSpeed = odd()
    case 5: carousel.bounceDistance = odd()
    case 6: carousel.animatedScrollSpeed = odd()
    case 7: carousel.prefetchDistance = chance() ? .max : number(20)
    case 8: carousel.measuresEveryItem.toggle()
    case 9: carousel.bounces.toggle()
    case 10: carousel.scrollToItemBoundary.toggle()
    default: carousel.state = iCarouselState(scrollOffset: odd())
    }
  }

  private func oddSizing() -> CarouselItemSizing {
    let number = chance() ? odd() : CGFloat(self.number(5)) / 2
    let dimensions: [CarouselItemSizing.Dimension] = [
      .natural, .points(number * 60), .fraction(number), .perView(number),
    ]
    return CarouselItemSizing(
      along: dimensions[self.number(4)], across: dimensions[self.number(4)], spacing: chance() ? nil : odd())
  }

  /// Chooses sizes by a closure that answers differently each time, and acts.
  private func chooseSizing(of carousel: iCarousel) {
    guard chance() else { return carousel.itemSizingProvider = nil }
    carousel.itemSizingProvider = { [weak self] _ in
      self?.react("sizing")
      return self.flatMap { $0.chance() ? nil : $0.oddSizing() }
    }
  }

  private func setOption(of carousel: iCarousel) {
    let value = number(3) == 0 ? nil : (chance() ? odd() : CGFloat(number(4)) / 2)
    switch number(9) {
    case 0: carousel.isWrapEnabled.toggle()
    case 1: carousel.spacing = value
    case 2: carousel.minScale = value
    case 3: carousel.scaleRange = value
    case 4: carousel.fadeMax = value
    case 5: carousel.visibleItemCount = value == nil ? nil : number(40) - 3
    case 6: carousel.circleItemCount = value == nil ? nil : index()
    case 7: (carousel.arc, carousel.radius, carousel.angle) = (value, value, value)
    default: carousel.offsetMultiplier = value ?? 1
    }
  }

  private func followOther(_ carousel: iCarousel) {
    let leader = carousel === self.carousel ? other : self.carousel
    chance()
      ? carousel.follow(leader, to: chance() ? odd() : length(), duration: chance() ? 0 : 0.3)
      : carousel.follow(leader, toItemAt: index(), animated: chance())
  }

  private func setPages(of carousel: iCarousel) {
    switch number(4) {
    case 0: carousel.containsItems.toggle()
    case 1: carousel.pageSize = chance() ? .items(index()) : [.fitting, .items(1), .items(3)][number(3)]
    case 2: carousel.snapPoints = chance() ? [] : [odd(), length(), odd(), length()]
    default: carousel.scrollToPage(index(), animated: chance())
    }
  }

  private func move(_ source: FuzzSource, _ action: Int) {
    let carousel = source.carousel
    switch action {
    // Also within a call.
    case 37: carousel.removeFromSuperview()
    case 27 where depth == 1:
      if chance() { windows[number(2)].addSubview(carousel) } else { carousel.removeFromSuperview() }
    case 28: carousel.visibleItemViews.randomElement(using: &generator)?.removeFromSuperview()
    case 29:
      let views = carousel.visibleItemViews
      (source === self.source ? otherSource : self.source).gifts.append(contentsOf: views.prefix(2))
      (source === self.source ? other : self.carousel).reloadData()
    default:
      chance() ? carousel.contentView.addSubview(guest) : guest.removeFromSuperview()
      carousel.pageControl = chance() ? pages : nil
      carousel.dataSource = nil
      carousel.dataSource = source
    }
  }

  /// Makes answers change from call to call, or gives a data source to the other carousel.
  private func handOn(_ source: FuzzSource) {
    (self.source.wasFickle, otherSource.wasFickle) = (true, true)
    guard chance() else { return source.isFickle = true }
    (source === self.source ? other : carousel).dataSource = source
  }

  /// Releases the third carousel, from within whatever it calls, or makes it scroll.
  private func useSpare() {
    guard let spare else {
      let made = iCarousel(frame: CGRect(x: 0, y: 0, width: number(4) * 200, height: 200))
      (spareSource, spare) = (SpareSource(self), made)
      (made.delegate, made.dataSource) = (spareSource, spareSource)
      return windows[1].addSubview(made)
    }
    if chance() {
      asked += 1
      spare.scrollToItem(at: number(9), animated: true) { [weak self] _ in
        self?.arrived += 1
        self?.react("spare has arrived")
      }
    } else {
      spare.removeFromSuperview()
      self.spare = nil
    }
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      for window in windows { window.clock.advance(by: 1.0 / 60) }
    }
  }

  // MARK: Checks

  /// Checks the conditions that hold after every step.
  private func check() {
    for source in [source, otherSource] {
      let carousel = source.carousel
      let indexes = carousel.indexesForVisibleItems
      if carousel.activity.isInPass || carousel.activity.isSettling { fail("\(source.name) is in a pass") }
      if Set(indexes).count != indexes.count { fail("\(source.name) shows \(indexes)") }
      if displayedViews(in: carousel) != source.displayed {
        fail("\(source.name): other views are displayed")
      }
      if !carousel.scrollOffset.isFinite { fail("\(source.name) is at \(carousel.scrollOffset)") }
      for slot in carousel.items.slots {
        if !slot.container.layer.transform.isFinite { fail("\(source.name) \(slot.index): no transform") }
        let mayTake = !carousel.centerItemWhenSelected || slot.index == carousel.currentItemIndex
        if slot.takesTouches != mayTake { fail("\(source.name) \(slot.index): touches") }
      }
    }
  }

  /// The views of items, of those that fade away and of those that are being replaced.
  private func displayedViews(in carousel: iCarousel) -> Set<ObjectIdentifier> {
    let slots = Array(carousel.items.slots) + carousel.departing
    let shown = slots.filter { !$0.isPlaceholder && $0.isDisplayed }.map { ObjectIdentifier($0.view) }
    let leaving = slots.flatMap { $0.leavingViews }.filter { $0.isDisplayed }.map {
      ObjectIdentifier($0.view)
    }
    return Set(shown + leaving)
  }

  /// Lets everything come to rest, and checks what holds then.
  private func rest() {
    latest += " rest"
    budget = 0
    for window in windows { window.sendTouch(.cancelled, at: .zero) }
    spare?.removeFromSuperview()
    spare = nil
    for source in [source, otherSource] {
      guard source.wasFickle else { continue }
      source.isFickle = false
      source.carousel.dataSource = source
      source.carousel.reloadData()
    }
    (source.wasFickle, otherSource.wasFickle) = (false, false)
    for carousel in [carousel, other] {
      (carousel.autoscroll, carousel.autoplayInterval) = (0, 0)
      if carousel.isScrolling || carousel.isDecelerating { carousel.scrollOffset = 1 }
      if carousel.window == nil { windows[0].addSubview(carousel) }
    }
    frames(150)
    for source in [source, otherSource] {
      let carousel = source.carousel
      if carousel.isScrolling || carousel.isDecelerating { carousel.scrollOffset = 1 }
    }
    for source in [source, otherSource] {
      source.gifts = []
      // The sizes that it chooses would change with each layout.
      source.carousel.itemSizingProvider = nil
      source.carousel.setNeedsLayout()
    }
    for window in windows { window.layoutIfNeeded() }
    frames(60)
    for source in [source, otherSource] { checkRest(of: source) }
    for source in [source, otherSource] { checkLayout(of: source) }
    if asked != arrived { fail("\(arrived) of \(asked) completions were called") }
  }

  /// A carousel shows its items after a layout. Both data sources may have the same view: the carousel that asked for it last shows it.
  private func checkLayout(of source: FuzzSource) {
    let carousel = source.carousel
    carousel.setNeedsLayout()
    carousel.layoutIfNeeded()
    let mayHideAll = !source.options.isEmpty || carousel.fadeMax != nil
    if carousel.numberOfVisibleItems > 0 && carousel.items.isEmpty && !mayHideAll {
      fail("\(source.name) shows nothing of \(carousel.numberOfVisibleItems)")
    }
  }

  private func checkRest(of source: FuzzSource) {
    let carousel = source.carousel
    let containers = carousel.contentView.subviews.filter { $0 is ItemContainer }
    if containers.count != carousel.items.slots.count {
      fail("\(source.name) has \(containers.count) containers for \(carousel.items.slots.count) items")
    }
    if !carousel.items.slots.allSatisfy({ $0.container.superview === carousel.contentView }) {
      fail("\(source.name) shows items that are not there")
    }
    if !source.open.isEmpty { fail("\(source.name) has begun and not ended \(source.open)") }
    let shown = carousel.items.slots.filter { !$0.isPlaceholder }.map { ObjectIdentifier($0.view) }
    if Set(shown) != source.displayed {
      fail("\(source.name) shows \(shown.count) views, \(source.displayed.count) are said to be shown")
    }
    if carousel.numberOfItems != max(source.count, 0) {
      fail("\(source.name) has \(carousel.numberOfItems) items instead of \(source.count)")
    }
  }
}

/// An observer that lets a fuzzer act in every call.
#if !ThreadConfined
  @MainActor
#endif
private final class FuzzObserver: iCarouselObserver {
  weak var fuzzer: CarouselFuzzer?

  func carouselDidPlaceItems(_ carousel: iCarousel) { fuzzer?.react("placed") }
  func carousel(_ carousel: iCarousel, observedSelectionOfItemAt index: Int) { fuzzer?.react("selection") }
  func carousel(_ carousel: iCarousel, frameAt time: Double) { fuzzer?.react("frame") }
}

/// The data source and delegate of a carousel that its calls may release.
#if !ThreadConfined
  @MainActor
#endif
private final class SpareSource: iCarouselDataSource, iCarouselDelegate {
  private unowned let fuzzer: CarouselFuzzer

  init(_ fuzzer: CarouselFuzzer) {
    self.fuzzer = fuzzer
  }

  func numberOfItems(in carousel: iCarousel) -> Int {
    fuzzer.react("numberOfItems of the spare one")
    return 8
  }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    fuzzer.react("view of the spare one")
    return view ?? UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
  }

  func carouselDidScroll(_ carousel: iCarousel) { fuzzer.react("didScroll of the spare one") }
  func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {
    fuzzer.react("willDisplay of the spare one")
  }
  func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {
    fuzzer.react("didEndDisplaying of the spare one")
  }
}

/// A transform with a number that may not be usable.
#if !ThreadConfined
  @MainActor
#endif
private final class OddTransform: CarouselTransform {
  private let number: CGFloat

  init(_ number: CGFloat) {
    self.number = number
  }

  func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    CarouselItemAttributes(
      transform: space.moved(along: offset * number), opacity: number, isHidden: number == 3, depth: number)
  }
}
