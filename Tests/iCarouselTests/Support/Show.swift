import OpenUIKit

@testable import iCarousel

/// A window with a carousel of square items, its data source, and a log of all its calls.
#if !ThreadConfined
  @MainActor
#endif
final class Show {
  let window: UIWindow
  let carousel = iCarousel()
  let log = Log()
  let source: Source
  let listener: Listener

  /// Shows a carousel of 800 × 600 points with so many items of 200 × 200 points.
  init(
    _ type: iCarouselType = .linear, items: Int = 20, placeholders: Int = 0,
    options: [iCarouselOption: CGFloat] = [:], size: CGSize = CGSize(width: 800, height: 600),
    isVertical: Bool = false, startsEmpty: Bool = false
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    source = Source(log)
    listener = Listener(log)
    source.items = items
    source.placeholders = placeholders
    listener.options = options
    carousel.frame = window.bounds
    carousel.type = type
    carousel.isVertical = isVertical
    window.addSubview(carousel)
    window.makeKeyAndVisible()
    if !startsEmpty { connect() }
  }

  func connect() {
    carousel.delegate = listener
    carousel.dataSource = source
    window.layoutIfNeeded()
  }

  /// Returns the log since the last call.
  func takeLog() -> [String] { log.take() }

  /// Lets frames of a sixtieth of a second pass.
  func frames(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      window.clock.advance(to: start + Double(frame) / 60)
    }
  }

  /// Counts frames from now on: frame k is exactly k / 60 seconds later.
  func beginFrames() {
    start = window.clock.now
    frame = 0
  }

  /// Keeps an object alive, which the carousel does not.
  func keep(_ object: AnyObject) { kept.append(object) }

  private var kept: [AnyObject] = []
  private var start = 0.0
  private var frame = 0

  /// The transform of an item's container.
  func transform(_ index: Int) -> CATransform3D? {
    carousel.itemView(at: index)?.superview?.layer.transform
  }

  /// Puts a finger down at half the height and moves it sideways by so many points in each of so many frames.
  func drag(from x: CGFloat, by distance: CGFloat, steps: Int) {
    touch(.began, x, 300)
    for step in 1...steps {
      frames()
      touch(.moved, x + CGFloat(step) * distance, 300)
    }
  }

  /// Lets a finger do something at a place.
  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.sendTouch(phase, at: CGPoint(x: x, y: y))
  }
}

/// A list of what happened.
#if !ThreadConfined
  @MainActor
#endif
final class Log {
  private var lines: [String] = []
  var isOn = true

  func add(_ line: String) {
    if isOn { lines.append(line) }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Square views with a number, used again whenever one is offered.
#if !ThreadConfined
  @MainActor
#endif
final class Source: iCarouselDataSource {
  var items = 20
  var placeholders = 0
  var size = CGSize(width: 200, height: 200)
  /// Makes the views, instead of plain ones of `size`.
  var makeView: (() -> UIView)?
  let log: Log
  var requests: [Int] = []
  var madeViews = 0
  /// Called with every index that is asked for.
  var onRequest: ((Int) -> Void)?

  init(_ log: Log) {
    self.log = log
  }

  func numberOfItems(in carousel: iCarousel) -> Int {
    log.add("numberOfItems")
    return items
  }

  func numberOfPlaceholders(in carousel: iCarousel) -> Int {
    log.add("numberOfPlaceholders")
    return placeholders
  }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    log.add("view \(index)\(view == nil ? "" : " reusing \(view?.tag ?? 0)")")
    requests.append(index)
    onRequest?(index)
    return filled(view, index)
  }

  func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?) -> UIView {
    log.add("placeholder \(index)")
    return filled(view, 1000 + index)
  }

  private func filled(_ view: UIView?, _ tag: Int) -> UIView {
    if view == nil { madeViews += 1 }
    let view = view ?? makeView?() ?? UIView(frame: CGRect(origin: .zero, size: size))
    view.tag = tag
    return view
  }
}

/// A delegate that logs its calls and has options in a table.
#if !ThreadConfined
  @MainActor
#endif
final class Listener: iCarouselDelegate {
  var options: [iCarouselOption: CGFloat] = [:]
  let log: Log
  var logsDisplay = false
  var selects = true
  var itemWidth: CGFloat = 0
  var widths: [Int: CGFloat] = [:]
  /// Called with every event.
  var onEvent: ((String) -> Void)?

  init(_ log: Log) {
    self.log = log
  }

  private func hear(_ event: String) {
    log.add(event)
    onEvent?(event)
  }

  func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) { hear("willBeginScrolling") }
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { hear("didEndScrolling") }
  func carouselDidScroll(_ carousel: iCarousel) { hear("didScroll") }
  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) { hear("index \(carousel.currentItemIndex)") }
  func carouselWillBeginDragging(_ carousel: iCarousel) { hear("willBeginDragging") }
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {
    hear("didEndDragging \(decelerate)")
  }
  func carouselWillBeginDecelerating(_ carousel: iCarousel) { hear("willBeginDecelerating") }
  func carouselDidEndDecelerating(_ carousel: iCarousel) { hear("didEndDecelerating") }
  func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool {
    hear("shouldSelect \(index)")
    return selects
  }
  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { hear("didSelect \(index)") }
  func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {
    if logsDisplay { hear("willDisplay \(index)") }
  }
  func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {
    if logsDisplay { hear("didEndDisplaying \(index)") }
  }
  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { itemWidth }
  func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat { widths[index] ?? 0 }
  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    options[option] ?? value
  }
}

extension CATransform3D {
  /// Whether all entries are numbers.
  var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy {
      $0.isFinite
    }
  }
}
