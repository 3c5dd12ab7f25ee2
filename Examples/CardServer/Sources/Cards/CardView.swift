import Masonry
import OpenUIKit

/// A card as a view.
final class CardView: UIView {
  private let title = UILabel()
  private let footer: CardFooter
  /// The room for the title, which does not depend on it.
  private let space = UILayoutGuide()
  private let colors: CardColors
  private let unit: CGFloat

  init(_ card: Card, avatar picture: UIImage?) {
    colors = CardColors(card.theme)
    unit = Self.unit(of: card)
    footer = CardFooter(card, avatar: picture, colors: colors, unit: unit)
    super.init(frame: CGRect(x: 0, y: 0, width: card.width, height: card.height))
    semanticContentAttribute = card.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    backgroundColor = colors.background
    addBar()
    let isAlone = card.author.isEmpty && picture == nil && card.badges.isEmpty
    if !isAlone { addFooter() }
    addTitle(card, isAlone: isAlone)
  }

  required init?(coder: NSCoder) { nil }

  /// The side of the avatar, in points.
  static func avatarSide(of card: Card) -> CGFloat { 96 * unit(of: card) }

  /// All lengths are of a card with 630 points, times this.
  private static func unit(of card: Card) -> CGFloat { CGFloat(min(card.width, card.height)) / 630 }

  private var margin: CGFloat { 72 * unit }

  private func addBar() {
    let bar = UIView()
    bar.backgroundColor = colors.accent
    addSubview(bar)
    bar.mas_makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(14 * unit)
    }
  }

  private func addFooter() {
    addSubview(footer)
    footer.mas_makeConstraints { make in
      make.leading.equalToSuperview().offset(margin)
      make.trailing.lessThanOrEqualToSuperview().offset(-margin)
      make.bottom.equalToSuperview().offset(-64 * unit)
    }
  }

  /// - Parameter isAlone: there is no footer. The title is in the middle then.
  private func addTitle(_ card: Card, isAlone: Bool) {
    title.text = card.title
    title.textColor = colors.text
    title.numberOfLines = 0
    title.textAlignment = card.isRightToLeft ? .right : .left
    addSubview(title)
    addLayoutGuide(space)
    space.mas_makeConstraints { make in
      make.top.equalToSuperview().offset(70 * unit)
      make.leading.trailing.equalToSuperview().inset(margin)
      if isAlone {
        make.bottom.equalToSuperview().offset(-64 * unit)
      } else {
        make.bottom.equalTo(footer.mas_top).offset(-24 * unit)
      }
    }
    title.mas_makeConstraints { make in
      make.leading.trailing.equalTo(space)
      make.bottom.lessThanOrEqualTo(space)
      if isAlone { make.centerY.equalTo(space) } else { make.top.equalTo(space) }
    }
  }

  // MARK: Fitting

  /// Selects the badges and the size of the title that fit. Call it in a window, which determines the widths of texts.
  func fit() {
    footer.addBadges(inWidth: bounds.width - 2 * margin)
    layoutIfNeeded()
    fitTitle(in: space.layoutFrame.size)
  }

  /// The largest size at which the title is as high as its room at most. At the smallest one it is cut off.
  private func fitTitle(in room: CGSize) {
    var (smallest, largest) = (6, 24)
    while smallest < largest {
      let middle = (smallest + largest + 1) / 2
      setTitleSize(middle)
      let fits = title.sizeThatFits(room).height <= room.height
      if fits { smallest = middle } else { largest = middle - 1 }
    }
    setTitleSize(smallest)
  }

  /// - Parameter steps: four points each, on a card with 630 points.
  private func setTitleSize(_ steps: Int) {
    title.font = .systemFont(ofSize: CGFloat(4 * steps) * unit, weight: .bold)
  }
}
