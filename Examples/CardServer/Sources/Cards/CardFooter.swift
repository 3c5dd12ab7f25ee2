import Masonry
import OpenUIKit

/// The author and the badges: in one row if they fit, and otherwise the badges above the author.
final class CardFooter: UIStackView {
  private let colors: CardColors
  private let unit: CGFloat
  private let authorRow = UIStackView()
  private let badgeRow = UIStackView()
  private let badges: [UIView]

  init(_ card: Card, avatar picture: UIImage?, colors: CardColors, unit: CGFloat) {
    (self.colors, self.unit) = (colors, unit)
    badges = card.badges.map { Self.capsule($0, colors, unit) }
    super.init(frame: .zero)
    axis = .vertical
    alignment = .leading
    spacing = 28 * unit
    for row in [self, badgeRow, authorRow] {
      row.semanticContentAttribute = card.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    for row in [badgeRow, authorRow] {
      row.alignment = .center
      row.spacing = 16 * unit
    }
    guard !card.author.isEmpty || picture != nil else { return }
    addArrangedSubview(authorRow)
    authorRow.addArrangedSubview(avatar(card, picture))
    guard !card.author.isEmpty else { return }
    let author = Self.label(card.author, 34 * unit, .semibold, colors.text)
    authorRow.addArrangedSubview(author)
    authorRow.setCustomSpacing(20 * unit, after: authorRow.arrangedSubviews[0])
    authorRow.setCustomSpacing(32 * unit, after: author)
  }

  required init(coder: NSCoder) { fatalError("A footer is made for a card.") }

  /// Adds the badges that fit into a width. The widths of texts are those of the window.
  func addBadges(inWidth width: CGFloat) {
    let taken = authorRow.superview == nil ? 0 : Self.width(of: authorRow) + 32 * unit
    let needed = badges.map { Self.width(of: $0) + 16 * unit }
    let isBeside = taken > 0 && taken + needed.reduce(0, +) - 16 * unit <= width
    let row = isBeside ? authorRow : badgeRow
    if !isBeside, !badges.isEmpty { insertArrangedSubview(badgeRow, at: 0) }
    var end: CGFloat = isBeside ? taken : 0
    for (badge, need) in zip(badges, needed) {
      end += need
      guard end - 16 * unit <= width else { return }
      row.addArrangedSubview(badge)
    }
  }

  private static func width(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
  }

  private func avatar(_ card: Card, _ picture: UIImage?) -> UIView {
    let avatar = UIImageView(image: picture)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.backgroundColor = colors.accent
    avatar.layer.cornerRadius = 48 * unit
    avatar.mas_makeConstraints { $0.width.height.equalTo(96 * unit) }
    guard picture == nil else { return avatar }
    let initials = Self.label(card.initials, 38 * unit, .bold, colors.onAccent)
    avatar.addSubview(initials)
    initials.mas_makeConstraints { $0.center.equalToSuperview() }
    return avatar
  }

  private static func capsule(_ text: String, _ colors: CardColors, _ unit: CGFloat) -> UIView {
    let capsule = UIView()
    let name = label(text, 26 * unit, .medium, colors.accent)
    capsule.backgroundColor = colors.badge
    capsule.layer.cornerRadius = 26 * unit
    capsule.addSubview(name)
    name.mas_makeConstraints { make in
      make.centerY.equalToSuperview()
      make.leading.trailing.equalToSuperview().inset(24 * unit)
    }
    capsule.mas_makeConstraints { $0.height.equalTo(52 * unit) }
    return capsule
  }

  private static func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    return label
  }
}
