import Masonry
import UIKitShim
import iCarousel

/// The common parts of the carousel screens: a headline, a carousel of cards, and controls below it or, if
/// the screen is wide, beside it. A screen without room for the controls shows the carousel alone.
///
/// Shows sets of constraints, one of which is active at a time.
class CarouselScreen: ScreenView, iCarouselDataSource, iCarouselDelegate {
  private enum Arrangement {
    case tall, wide, bare
  }

  let carousel = iCarousel(frame: .zero)
  let panel = ControlPanel()
  private let titleLabel = UILabel()
  private let statusLabel = UILabel()
  private let arrangements = MASConstraintSets<Arrangement>()
  /// The available height for the carousel, in points.
  private var room = CGFloat.greatestFiniteMagnitude

  /// The headline.
  var title: String { "Carousel" }
  /// How many cards there are.
  var itemCount: Int { 12 }
  /// The size of the cards, in points, if there is room for them.
  var cardSize: CGSize { CGSize(width: 200, height: 262) }
  /// How many times as high as a card the carousel is, with the cards at its sides that can be seen.
  var heightInCards: CGFloat { 1 }
  /// The line below the headline.
  var status: String {
    let index = carousel.currentItemIndex
    return index < 0 ? "empty" : "\(Artwork.number(index).title), \(index + 1) of \(carousel.numberOfItems)"
  }

  override func build() {
    clipsToBounds = true
    titleLabel.text = title
    titleLabel.useFont(ofSize: 30, weight: .bold)
    titleLabel.numberOfLines = 0
    titleLabel.textColor = Palette.ink
    statusLabel.useFont(ofSize: 16)
    statusLabel.adjustsFontSizeToFitWidth = true
    statusLabel.minimumScaleFactor = 0.6
    statusLabel.textColor = Palette.quietInk
    for view in [carousel, titleLabel, statusLabel, panel] { addSubview(view) }
    buildPanel(panel)
    arrange()
    carousel.accessibilityLabel = title
    setUp(carousel)
    carousel.delegate = self
    carousel.dataSource = self
    showStatus()
  }

  /// Sets type and properties, before the carousel has a data source.
  func setUp(_ carousel: iCarousel) {}
  /// Adds the rows of controls.
  func buildPanel(_ panel: ControlPanel) {}

  /// Called when the cards get another size, as a part of `cardSize`. Offsets of the carousel follow it.
  func cardsDidScale(to part: CGFloat) {}

  /// Updates the line below the headline.
  func showStatus() {
    statusLabel.text = status
  }

  // MARK: Arrangement

  private func arrange() {
    titleLabel.mas_makeConstraints { make in
      make.leading.equalToSuperview().offset(24)
      make.trailing.lessThanOrEqualTo(carousel).offset(-24)
    }
    statusLabel.mas_makeConstraints { make in
      make.leading.equalTo(titleLabel)
      make.trailing.lessThanOrEqualTo(carousel).offset(-24)
      make.top.equalTo(titleLabel.mas_bottom).offset(2)
    }
    arrangements[.tall] =
      titleLabel.mas_prepareConstraints { $0.top.equalTo(56) }
      + panel.mas_prepareConstraints { make in
        make.left.right.equalToSuperview().inset(16)
        make.bottom.equalToSuperview().offset(-24)
      }
      + carousel.mas_prepareConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(statusLabel.mas_bottom)
        make.bottom.equalTo(panel.mas_top)
      }
    arrangements[.wide] =
      titleLabel.mas_prepareConstraints { $0.top.equalTo(20) }
      + panel.mas_prepareConstraints { make in
        make.top.trailing.bottom.equalToSuperview()
        make.width.equalTo(340)
      }
      + carousel.mas_prepareConstraints { make in
        make.leading.bottom.equalToSuperview()
        make.trailing.equalTo(panel.mas_leading)
        make.top.equalTo(statusLabel.mas_bottom).offset(8)
      }
    arrangements[.bare] =
      titleLabel.mas_prepareConstraints { $0.top.equalToSuperview() }
      + panel.mas_prepareConstraints { make in
        make.left.right.equalToSuperview()
        make.bottom.equalToSuperview()
      }
      + carousel.mas_prepareConstraints { $0.edges.equalToSuperview() }
  }

  override func layoutSubviews() {
    if bounds.height >= 600 {
      activate(.tall)
    } else {
      activate(bounds.width >= 600 ? .wide : .bare)
    }
    super.layoutSubviews()
    changeCardSize { room = arrangements.active == .bare ? .greatestFiniteMagnitude : carousel.bounds.height }
  }

  private func activate(_ arrangement: Arrangement) {
    guard arrangement != arrangements.active else { return }
    changeCardSize { arrangements.active = arrangement }
    for view in [titleLabel, statusLabel, panel] { view.isHidden = arrangement == .bare }
    panel.layer.cornerRadius = arrangement == .wide ? 0 : ControlPanel.cornerRadius
  }

  /// Makes a change that may change the size of the cards.
  private func changeCardSize(by change: () -> Void) {
    let previous = cardScale
    change()
    guard cardScale != previous else { return }
    cardsDidScale(to: cardScale)
    carousel.reloadData()
  }

  // MARK: Cards

  func numberOfItems(in carousel: iCarousel) -> Int { itemCount }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let card = view as? CarouselCard ?? CarouselCard()
    card.bounds.size = fittingCardSize
    card.show(index)
    return card
  }

  /// The size of a card for which there is room, in points.
  var fittingCardSize: CGSize {
    CGSize(width: cardSize.width * cardScale, height: cardSize.height * cardScale)
  }

  /// The part of `cardSize` for which a low screen has room below the headline and above the controls.
  private var cardScale: CGFloat {
    min(1, max(0.9 * room / heightInCards, 96) / cardSize.height)
  }

  func numberOfPlaceholders(in carousel: iCarousel) -> Int { 0 }

  func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?) -> UIView {
    view ?? UIView()
  }

  // MARK: Options and events

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    value
  }

  func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D {
    transform
  }

  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {
    showStatus()
  }

  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {}
}
