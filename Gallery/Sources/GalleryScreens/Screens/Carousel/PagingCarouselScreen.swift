import Masonry
import UIKitShim
import iCarousel

/// One page at a time: a fling ends at the next card, and dots show its index.
final class PagingCarouselScreen: CarouselScreen {
  private let dots = UIPageControl()

  override var title: String { "Paging" }
  override var itemCount: Int { 6 }
  override var cardSize: CGSize { CGSize(width: 310, height: 406) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .linear
    carousel.isPagingEnabled = true
    carousel.bounceDistance = 0.3
  }

  override func buildPanel(_ panel: ControlPanel) {
    dots.accessibilityLabel = "Page"
    dots.numberOfPages = itemCount
    dots.pageIndicatorTintColor = Tint.grey.edge
    dots.currentPageIndicatorTintColor = Tint.blue.ink
    dots.addAction(
      UIAction { [unowned(unsafe) self] _ in carousel.scrollToItem(at: dots.currentPage, animated: true) },
      for: .valueChanged)
    panel.add(dots)
  }

  override func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {
    super.carouselCurrentItemIndexDidChange(carousel)
    dots.currentPage = max(carousel.currentItemIndex, 0)
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? 1.06 : value
  }
}
