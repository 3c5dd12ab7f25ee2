import CarouselKit

/// A pile of cards: the top one is swiped away, and comes back with a swipe the other way.
final class CardsViewController: RecipeViewController {
  private let carousel = iCarousel()
  private lazy var heading = addLabel("Where next?", size: 34, weight: .heavy)
  private lazy var note = addLabel("", size: 16, color: .secondaryLabel)
  private lazy var buttons = CarouselButtons(for: carousel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .canvas
    let items = Items.places(size: CGSize(width: 270, height: 400))
    items.didChange = { [weak self] in self?.showNote($0.currentItemIndex) }
    carousel.itemTransform = CardsTransform(cardsBelow: 3)
    carousel.releaseSpring = iCarousel.Spring(response: 0.4, dampingRatio: 0.8)
    carousel.maximumPagesPerGesture = 1
    add(carousel, items)
    for button in [buttons.previous, buttons.next] { view.addSubview(button) }
    keep(buttons)
    showNote(0)
  }

  private func showNote(_ index: Int) {
    note.text = "\(max(index, 0) + 1) of \(Place.all.count) · " + Place.number(index).note
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    heading.frame = CGRect(x: 24, y: area.minY + 20, width: area.width - 48, height: 42)
    note.frame = CGRect(x: 24, y: heading.frame.maxY + 2, width: area.width - 48, height: 24)
    carousel.frame = CGRect(x: 0, y: note.frame.maxY + 12, width: area.width, height: area.height - 190)
    for (button, x) in [(buttons.previous, area.midX - 62), (buttons.next, area.midX + 10)] {
      button.frame = CGRect(x: x, y: area.maxY - 76, width: 52, height: 52)
      button.layer.cornerRadius = 26
    }
  }
}
