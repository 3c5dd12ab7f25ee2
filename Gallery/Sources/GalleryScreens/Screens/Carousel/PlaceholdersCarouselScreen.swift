import UIKitShim
import iCarousel

/// A short row with empty places beyond both of its ends.
final class PlaceholdersCarouselScreen: CarouselScreen {
  override var title: String { "Placeholders" }
  override var itemCount: Int { 5 }
  override var cardSize: CGSize { CGSize(width: 180, height: 236) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .linear
  }

  override func buildPanel(_ panel: ControlPanel) {
    panel.add(
      ButtonRow([
        ("First", .grey, { [unowned(unsafe) self] in carousel.scrollToItem(at: 0, animated: true) }),
        (
          "Last", .grey,
          { [unowned(unsafe) self] in carousel.scrollToItem(at: itemCount - 1, animated: true) }
        ),
      ]))
  }

  override func numberOfPlaceholders(in carousel: iCarousel) -> Int { 4 }

  override func carousel(
    _ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?
  ) -> UIView {
    let place = view ?? EmptyPlace()
    place.bounds.size = fittingCardSize
    return place
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? 1.1 : value
  }
}
