import OpenUIKit

@testable import iCarousel

/// A data source and delegate that lets a fuzzer act in every call and keeps account of what has begun.
#if !ThreadConfined
  @MainActor
#endif
final class FuzzSource {
  /// Where views come from.
  enum Mode: CaseIterable {
    case offered
    case own
    case new
    case one
    case dequeued
  }

  /// The widths of the items.
  enum Widths {
    case none
    case some
    case odd
  }

  let name: String
  unowned let carousel: iCarousel
  weak var owner: CarouselFuzzer?
  var count = 12
  /// Whether the number of items is another one in each call.
  var isFickle = false
  /// Whether a carousel may still have a number from such a call, or from another data source.
  var wasFickle = false
  var placeholders = 2
  var mode = Mode.offered
  var widths = Widths.none
  var options: [iCarouselOption: CGFloat] = [:]
  /// Views of another carousel to be shown here.
  var gifts: [UIView] = []
  private var ownViews: [Int: UIView] = [:]

  /// The phases that have begun and not ended.
  private(set) var open: Set<String> = []
  /// The views whose display has begun and not ended.
  private(set) var displayed: Set<ObjectIdentifier> = []

  init(_ name: String, _ carousel: iCarousel) {
    self.name = name
    self.carousel = carousel
  }

  private var fuzzer: CarouselFuzzer {
    guard let owner else { preconditionFailure("the fuzzer has gone before its carousel") }
    return owner
  }

  func made(_ index: Int) -> UIView {
    let side: CGFloat = index % 11 == 10 ? (index % 2 == 0 ? 1e308 : 0) : CGFloat(100 + index % 7 * 30)
    let view = FuzzView(frame: CGRect(x: 0, y: 0, width: side, height: 150))
    view.fuzzer = fuzzer
    if index % 4 == 2 { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    // Some views are sized by constraints, if the carousel follows these.
    if index % 3 == 1 {
      for size in [
        view.widthAnchor.constraint(equalToConstant: 90), view.heightAnchor.constraint(equalToConstant: 70),
      ] {
        size.priority = .defaultHigh
        size.isActive = true
      }
    }
    return view
  }

  private func begin(_ what: String) {
    if !open.insert(what).inserted { fuzzer.fail("\(name): \(what) has begun twice") }
    fuzzer.react("begin \(what)")
  }

  private func end(_ what: String) {
    if open.remove(what) == nil { fuzzer.fail("\(name): \(what) has ended and not begun") }
    fuzzer.react("end \(what)")
  }
}

extension FuzzSource: iCarouselDataSource, iCarouselDataSourcePrefetching {
  func numberOfItems(in carousel: iCarousel) -> Int {
    fuzzer.react("numberOfItems")
    return isFickle ? fuzzer.number(20) : count
  }

  func numberOfPlaceholders(in carousel: iCarousel) -> Int {
    fuzzer.react("numberOfPlaceholders")
    return placeholders
  }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    if index < 0 || index >= limit(of: carousel) { fuzzer.fail("\(name): item \(index) of \(count)") }
    if let view, view.window != nil { fuzzer.fail("\(name): a shown view is offered") }
    fuzzer.react("view")
    return self.view(index, view, carousel)
  }

  /// The number of items that a carousel may ask for.
  private func limit(of carousel: iCarousel) -> Int {
    wasFickle ? max(count, carousel.numberOfItems) : count
  }

  func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?) -> UIView {
    if index < 0 || index >= placeholders && !wasFickle {
      fuzzer.fail("\(name): placeholder \(index) of \(placeholders)")
    }
    fuzzer.react("placeholder")
    return self.view(-1 - index, view, carousel)
  }

  private func view(_ index: Int, _ offered: UIView?, _ carousel: iCarousel) -> UIView {
    if let gift = gifts.popLast() { return gift }
    switch mode {
    case .offered: return offered ?? made(abs(index))
    case .new: return made(abs(index))
    case .own, .one:
      let key = mode == .one ? 0 : index
      let view = ownViews[key] ?? made(abs(index))
      ownViews[key] = view
      return view
    case .dequeued:
      return carousel.dequeueReusableView(withReuseIdentifier: index % 2 == 0 ? "round" : "square")
    }
  }

  func carousel(_ carousel: iCarousel, prefetchItemsAt indexes: [Int]) { fuzzer.react("prefetch") }
  func carousel(_ carousel: iCarousel, cancelPrefetchingForItemsAt indexes: [Int]) { fuzzer.react("cancel") }
}

extension FuzzSource: iCarouselDelegate {
  func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) { begin("scrolling") }
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { end("scrolling") }
  func carouselWillBeginDragging(_ carousel: iCarousel) { begin("dragging") }
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) { end("dragging") }
  func carousel(
    _ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat, targetIndex: inout Int
  ) {
    if !open.contains("dragging") { fuzzer.fail("\(name): a drag ends that has not begun") }
    fuzzer.react("willEndDragging")
    if fuzzer.number(3) == 0 { targetIndex = [.max, .min, fuzzer.number(30)][fuzzer.number(3)] }
  }
  func carouselWillBeginDecelerating(_ carousel: iCarousel) { begin("decelerating") }
  func carouselDidEndDecelerating(_ carousel: iCarousel) { end("decelerating") }
  func carouselDidScroll(_ carousel: iCarousel) { fuzzer.react("didScroll") }
  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) { fuzzer.react("index") }

  func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool {
    fuzzer.react("shouldSelect")
    return true
  }

  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {
    if index < 0 || index >= limit(of: carousel) { fuzzer.fail("\(name): \(index) of \(count) selected") }
    fuzzer.react("didSelect")
  }

  func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {
    if !displayed.insert(ObjectIdentifier(view)).inserted { fuzzer.fail("\(name): \(index) shown twice") }
    fuzzer.react("willDisplay")
  }

  func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {
    if displayed.remove(ObjectIdentifier(view)) == nil { fuzzer.fail("\(name): \(index) ended twice") }
    if view.isDescendant(of: carousel) { fuzzer.fail("\(name): \(index) has ended and is still there") }
    fuzzer.react("didEndDisplaying")
  }

  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat {
    fuzzer.react("itemWidth")
    switch widths {
    case .none: return 0
    case .some: return 120
    case .odd: return [.infinity, .nan, 1e308, -5, 1e-308][fuzzer.number(5)]
    }
  }

  func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat {
    fuzzer.react("width")
    switch widths {
    case .none: return 0
    case .some: return CGFloat(60 + index % 5 * 40)
    case .odd: return [.infinity, .nan, 1e308, -5, 1e-308][abs(index % 5)]
    }
  }

  func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D {
    fuzzer.react("transform")
    guard widths == .odd else { return CATransform3DTranslate(transform, offset * 100, 0, 0) }
    return CATransform3DScale(transform, [.infinity, .nan, 1e308, 1e9][fuzzer.number(4)], 1, 1)
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    fuzzer.react("option")
    return options[option] ?? value
  }
}

/// An item's view that lets a fuzzer act whenever something happens to it.
private final class FuzzView: UIView {
  nonisolated(unsafe) weak var fuzzer: CarouselFuzzer?

  override func willMove(toWindow newWindow: UIWindow?) { fuzzer?.react("willMove") }
  override func didMoveToWindow() { fuzzer?.react("didMove") }
  override func didMoveToSuperview() { fuzzer?.react("didMoveToSuperview") }
  override func layoutSubviews() {
    super.layoutSubviews()
    fuzzer?.react("layoutSubviews")
  }
  override var center: CGPoint { didSet { fuzzer?.react("center") } }

  deinit {
    let fuzzer = fuzzer
    MainActor.assumeIsolated { fuzzer?.react("deinit") }
  }
}
