import UIKitShim
import iCarousel

/// Carousels in a carousel: drums that roll upwards, in a row that moves sideways.
final class NestedCarouselScreen: CarouselScreen {
  override var title: String { "Nested" }
  override var status: String { "drum \(carousel.currentItemIndex + 1) of \(carousel.numberOfItems)" }
  override var itemCount: Int { 8 }
  override var cardSize: CGSize { CGSize(width: 160, height: 120) }

  private var shelfSize: CGSize { CGSize(width: 176, height: 420) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .linear
    // On a low screen the drums are higher than the carousel.
    carousel.clipsToBounds = true
    carousel.perspective = -1.0 / 800
    carousel.centerItemWhenSelected = false
    carousel.currentItemIndex = 3
  }

  override func buildPanel(_ panel: ControlPanel) {
    panel.add(
      ButtonRow([
        ("Roll all", .purple, { [unowned(unsafe) self] in rollAll() }),
        (
          "Next drum", .blue, { [unowned(unsafe) self] in carousel.scroll(byNumberOfItems: 1, duration: 0.5) }
        ),
      ]))
  }

  override func carousel(
    _ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?
  ) -> UIView {
    let drum = view as? Drum ?? Drum(frame: CGRect(origin: .zero, size: shelfSize))
    drum.start(at: index * 3)
    return drum
  }

  /// One more on each side, because a drum is wider than its item.
  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .visibleItems ? value + 2 : value
  }

  /// Rolls every visible drum by two cards.
  func rollAll() {
    for case let drum as Drum in carousel.visibleItemViews { drum.roll() }
  }
}

/// A cylinder of cards that lies on its side.
private final class Drum: UIView, iCarouselDataSource, iCarouselDelegate {
  private let carousel = iCarousel(frame: .zero)
  private var first = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    carousel.frame = bounds
    carousel.accessibilityLabel = "Drum"
    carousel.type = .cylinder
    carousel.isVertical = true
    carousel.perspective = -1.0 / 800
    addSubview(carousel)
    carousel.delegate = self
    carousel.dataSource = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a drum is made in code")
  }

  func start(at index: Int) {
    first = index
    carousel.reloadData()
  }

  func roll() {
    carousel.scroll(byNumberOfItems: 2, duration: 1)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { 12 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let card =
      view as? CarouselCard ?? CarouselCard(frame: CGRect(x: 0, y: 0, width: 160, height: 112))
    card.show(first + index)
    return card
  }

  func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    switch option {
    case .count: 10
    case .spacing: 1.08
    case .showBackfaces: 0
    default: value
    }
  }
}
