import Masonry
import OpenUIKit

/// A card as a view.
final class CardView: UIView {
  private let title = UILabel()
  private let footer = UIStackView()
  private let space = UILayoutGuide()
  private let colors: CardColors
  private let unit: CGFloat

  init(_ card: Card, avatar picture: UIImage?) {
    colors = CardColors(card.theme)
    unit = CGFloat(min(card.width, card.height)) / 630
    super.init(frame: CGRect(x: 0, y: 0, width: card.width, height: card.height))
    semanticContentAttribute = card.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    backgroundColor = colors.background
    addBar()
    addTitle(card)
    addFooter(card, picture)
    fitTitle()
  }

  required init?(coder: NSCoder) { nil }

  private func addBar() {
    let bar = UIView()
    bar.backgroundColor = colors.accent
    addSubview(bar)
    bar.mas_makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(14 * unit)
    }
  }

  private func addTitle(_ card: Card) {
    title.text = card.title
    title.textColor = colors.text
    title.numberOfLines = 0
    title.textAlignment = card.isRightToLeft ? .right : .left
    addSubview(title)
    addLayoutGuide(space)
    space.mas_makeConstraints { make in
      make.top.equalToSuperview().offset(70 * unit)
      make.leading.trailing.equalToSuperview().inset(72 * unit)
    }
    title.mas_makeConstraints { make in
      make.leading.trailing.top.equalTo(space)
      make.bottom.lessThanOrEqualTo(space)
    }
  }

  private func addFooter(_ card: Card, _ picture: UIImage?) {
    footer.axis = .horizontal
    footer.alignment = .center
    footer.spacing = 20 * unit
    footer.semanticContentAttribute = semanticContentAttribute
    addSubview(footer)
    footer.mas_makeConstraints { make in
      make.top.equalTo(space.mas_bottom).offset(24 * unit)
      make.leading.equalToSuperview().offset(72 * unit)
      make.trailing.lessThanOrEqualToSuperview().offset(-72 * unit)
      make.bottom.equalToSuperview().offset(-64 * unit)
      make.height.equalTo(96 * unit)
    }
    if !card.author.isEmpty || picture != nil {
      footer.addArrangedSubview(avatar(card, picture))
      footer.addArrangedSubview(label(card.author, 34, .semibold, colors.text))
    }
    for badge in card.badges { footer.addArrangedSubview(capsule(badge)) }
  }

  private func avatar(_ card: Card, _ picture: UIImage?) -> UIView {
    let avatar = UIImageView(image: picture)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.backgroundColor = colors.accent
    avatar.layer.cornerRadius = 48 * unit
    avatar.mas_makeConstraints { $0.width.height.equalTo(96 * unit) }
    guard picture == nil else { return avatar }
    let initials = label(card.initials, 38, .bold, .white)
    avatar.addSubview(initials)
    initials.mas_makeConstraints { $0.center.equalToSuperview() }
    return avatar
  }

  private func capsule(_ text: String) -> UIView {
    let capsule = UIView()
    let name = label(text, 26, .medium, colors.accent)
    capsule.backgroundColor = colors.badge
    capsule.layer.cornerRadius = 26 * unit
    capsule.addSubview(name)
    name.mas_makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(10 * unit)
      make.leading.trailing.equalToSuperview().inset(24 * unit)
    }
    return capsule
  }

  private func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size * unit, weight: weight)
    label.textColor = color
    return label
  }

  // MARK: Fitting

  /// The largest size at which the title is as high as its space at most. At the smallest one it is cut off.
  private func fitTitle() {
    var size = 84 * unit
    repeat {
      title.font = .systemFont(ofSize: size, weight: .bold)
      size -= 4 * unit
    } while size > 24 * unit && title.sizeThatFits(room).height > room.height
  }

  /// The space for the title, which does not depend on it.
  private var room: CGSize {
    CGSize(width: bounds.width - 144 * unit, height: bounds.height - (70 + 24 + 64 + 96) * unit)
  }
}

/// The colours of a theme.
private struct CardColors {
  let background: UIColor
  let text: UIColor
  let accent: UIColor
  let badge: UIColor

  init(_ theme: Card.Theme) {
    func color(_ code: UInt32) -> UIColor {
      UIColor(
        red: CGFloat(code >> 16) / 255, green: CGFloat(code >> 8 & 255) / 255,
        blue: CGFloat(code & 255) / 255,
        alpha: 1)
    }
    switch theme {
    case .light: (background, text) = (color(0xFFFFFF), color(0x17181B))
    case .dark: (background, text) = (color(0x17181B), color(0xF4F2EC))
    case .ocean: (background, text) = (color(0x0B2A43), color(0xEAF6FF))
    }
    (accent, badge) =
      theme == .light ? (color(0xC8481F), color(0xFBE9E1)) : (color(0xFF8A5C), color(0x3A2720))
  }
}
