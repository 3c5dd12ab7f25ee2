import Masonry
import UIKitShim
import iCarousel

/// Two carousels with one data source: the small one below follows the large one.
final class MultipleCarouselsScreen: CarouselScreen {
  let strip = iCarousel(frame: .zero)

  override var title: String { "Two Carousels" }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .coverFlow2
    carousel.currentItemIndex = 4
    strip.accessibilityLabel = "The same cards, small"
    strip.type = .linear
    strip.currentItemIndex = 4
    strip.delegate = self
    strip.dataSource = self
  }

  override func buildPanel(_ panel: ControlPanel) {
    let shelf = UIView()
    shelf.addSubview(strip)
    // Up to the panel's edges, so that shadows end at the panel.
    strip.mas_makeConstraints { make in
      make.left.right.equalToSuperview().inset(-20)
      make.top.bottom.equalToSuperview().inset(-10)
    }
    strip.clipsToBounds = true
    strip.layer.cornerRadius = ControlPanel.cornerRadius
    panel.add(shelf, height: 104)
  }

  override func carousel(
    _ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?
  ) -> UIView {
    guard carousel === strip else {
      return super.carousel(carousel, viewForItemAt: index, reusing: view)
    }
    let card =
      view as? CarouselCard ?? CarouselCard(frame: CGRect(x: 0, y: 0, width: 62, height: 80))
    card.show(index)
    return card
  }

  override func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {
    super.carouselCurrentItemIndexDidChange(carousel)
    guard carousel === self.carousel else { return }
    strip.scrollToItem(at: carousel.currentItemIndex, animated: true)
  }

  override func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {
    if carousel === strip { self.carousel.scrollToItem(at: index, animated: true) }
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    guard option == .spacing else { return value }
    return carousel === strip ? 1.2 : 0.3
  }
}
