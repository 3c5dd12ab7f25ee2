import OpenUIKit
import iCarousel

/// A window with a cylinder of 30 visible items that scrolls.
@MainActor
final class CarouselStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  let carousel = iCarousel()
  private let source: Numbers
  private let options = ThirtyPlaces()
  private var time = 0.0

  init(items: Int) {
    source = Numbers(items)
    carousel.frame = window.bounds
    carousel.type = .cylinder
    carousel.delegate = options
    carousel.dataSource = source
    window.addSubview(carousel)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    precondition(carousel.numberOfVisibleItems == 30)
  }

  /// The item views that exist.
  var liveViews: Int { source.made }

  /// Lets the carousel drift.
  func scroll(itemsPerFrame speed: CGFloat) {
    carousel.autoscroll = -speed * 60
  }

  /// Lets one frame pass.
  func frame() {
    time += 1
    window.clock.advance(to: time / 60)
  }

  func reload() {
    carousel.reloadData()
    window.layoutIfNeeded()
  }
}

/// Items that are all the same.
private final class Numbers: iCarouselDataSource {
  let count: Int
  var made = 0

  init(_ count: Int) {
    self.count = count
  }

  func numberOfItems(in carousel: iCarousel) -> Int { count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    if let view { return view }
    made += 1
    return UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }
}

/// Puts 30 items on the cylinder.
private final class ThirtyPlaces: iCarouselDelegate {
  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    option == .count || option == .visibleItems ? 30 : value
  }
}
