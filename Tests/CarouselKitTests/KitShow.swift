import CarouselKit
import OpenUIKit

/// A window of 800 × 600 points with a carousel of numbered items of 200 × 200 points.
#if !ThreadConfined
  @MainActor
#endif
final class KitShow: iCarouselDataSource, iCarouselDelegate, iCarouselDataSourcePrefetching {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  let carousel = iCarousel()
  var count: Int
  /// The items that were tapped.
  private(set) var selected: [Int] = []
  /// The items that prefetching has asked for, in order.
  var prefetched: [Int] = []
  /// The items whose display has begun and not ended.
  private(set) var displayed: [Int] = []
  /// The option of that name; nil for its default.
  var visibleItems: CGFloat?
  /// The width and height of the items' views.
  var side: CGFloat = 200
  /// Whether the items' views have flexible widths and heights.
  var isFlexible = false
  let wraps: Bool

  init(items: Int = 10, wraps: Bool = false) {
    count = items
    self.wraps = wraps
    carousel.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    window.addSubview(carousel)
    window.makeKeyAndVisible()
    carousel.delegate = self
    carousel.dataSource = self
    window.layoutIfNeeded()
  }

  /// Lets frames of a sixtieth of a second pass.
  func frames(_ count: Int) {
    for _ in 0..<count { window.clock.advance(by: 1.0 / 60) }
  }

  func numberOfItems(in carousel: iCarousel) -> Int { count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let view = view ?? UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.tag = index
    if isFlexible { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    return view
  }

  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { selected.append(index) }

  func carousel(_ carousel: iCarousel, prefetchItemsAt indexes: [Int]) { prefetched += indexes }

  func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {
    displayed.append(index)
  }

  func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {
    if let place = displayed.firstIndex(of: index) { displayed.remove(at: place) }
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    if option == .visibleItems, let visibleItems { return visibleItems }
    return option == .wrap && wraps ? 1 : value
  }
}
