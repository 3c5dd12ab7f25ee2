import Masonry
import UIKitShim
import iCarousel

/// Cards with a button each, which looks up the index of its card.
final class ButtonsCarouselScreen: CarouselScreen {
  private var liked: Set<Int> = [1]
  private let hint = UILabel()

  override var title: String { "Buttons" }
  override var status: String { "\(liked.count) liked" }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .coverFlow2
    carousel.currentItemIndex = 3
  }

  override func buildPanel(_ panel: ControlPanel) {
    hint.text = "Tap Like, or a card to bring it to the front."
    hint.useFont(ofSize: 14)
    hint.numberOfLines = 0
    hint.textColor = Palette.quietInk
    hint.textAlignment = .center
    panel.add(hint)
  }

  override func carousel(
    _ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?
  ) -> UIView {
    let card = view as? LikableCard ?? makeCard()
    card.bounds.size = fittingCardSize
    card.show(index)
    card.isLiked = liked.contains(index)
    return card
  }

  private func makeCard() -> LikableCard {
    let card = LikableCard(frame: CGRect(origin: .zero, size: cardSize))
    card.button.addAction(
      UIAction { [unowned(unsafe) self, unowned(unsafe) card] _ in
        toggleLike(at: carousel.index(ofItemViewOrSubview: card.button))
      }, for: .touchUpInside)
    return card
  }

  private func toggleLike(at index: Int) {
    if liked.remove(index) == nil { liked.insert(index) }
    (carousel.itemView(at: index) as? LikableCard)?.isLiked = liked.contains(index)
    showStatus()
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? 0.3 : value
  }

  /// Taps the button of the current card.
  func tapLike() {
    (carousel.currentItemView as? LikableCard)?.button.sendActions(for: .touchUpInside)
  }
}

/// A card with a button in its corner.
private final class LikableCard: UIView {
  let card = CarouselCard(frame: .zero)
  let button = TouchableButton(type: .custom)

  var isLiked = false {
    didSet {
      button.setTitle(isLiked ? "Liked" : "Like", for: .normal)
      button.backgroundColor = isLiked ? .white : UIColor(white: 0, alpha: 0.5)
      button.setTitleColor(isLiked ? Tint.pink.ink : .white, for: .normal)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.frame = bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(card)
    button.titleLabel?.useFont(ofSize: 14, weight: .semibold)
    button.layer.cornerRadius = 15
    addSubview(button)
    button.mas_makeConstraints { make in
      make.top.trailing.equalToSuperview().inset(12)
      make.size.greaterThanOrEqualTo(CGSize(width: 66, height: 30))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a card is made in code")
  }

  func show(_ index: Int) {
    card.show(index)
  }
}
