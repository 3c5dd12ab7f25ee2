import LayoutTesting

/// An article: a picture with its title, paragraphs, a quote, cards that scroll sideways, and a field above the keyboard.
final class ArticleController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let hero = UIImageView()
  let scrim = UIView()
  let heading = UILabel.text(
    "The last ferry of the season leaves an island to the wind", .title1, color: .white)
  let meta = UIStackView()
  let author = UILabel.text("By Ragnhild Aas", .subheadline)
  let date = UILabel.text("14 October", .subheadline, color: .secondaryLabel)
  let body = UILabel.text(
    "Forty people live here through the winter. They have a shop, a school with two teachers, and a road that ends at both its ends.",
    .body)
  let quote = UIView()
  let quoteBar = UIView()
  let quoteLabel = UILabel.text("“We count the days until the first boat.”", .title3)
  let cards = UIStackView()
  let cardScroll = LeadingScrollView()
  let field = UITextField()
  let send = UIButton(configuration: .plain())
  let entry = UIStackView()
  private(set) var entryBottom: NSLayoutConstraint?
  private(set) var headingTop: NSLayoutConstraint?

  override func buildViews() {
    title = "Article"
    navigationItem.largeTitleDisplayMode = .never
    let share = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"))
    share.accessibilityLabel = "Share"
    navigationItem.rightBarButtonItem = share
    buildHero()
    buildTexts()
    buildCards()
    buildEntry()
    stack.axis = .vertical
    stack.spacing = 16
    for part in [hero, meta, quote, cardScroll] { stack.addArrangedSubview(part) }
    view.insertSubview(scroll, at: 0)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.place(stack)
    NSLayoutConstraint.activate(
      stack.edges(to: scroll.contentLayoutGuide) + [
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: entry.topAnchor, constant: -8),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
  }

  private func buildHero() {
    hero.backgroundColor = UIColor(red: 0.86, green: 0.9, blue: 0.95, alpha: 1)
    hero.clipsToBounds = true
    scrim.backgroundColor = UIColor(white: 0, alpha: 0.75)
    heading.accessibilityTraits = .header
    hero.place(scrim)
    hero.place(heading)
    let top = heading.topAnchor.constraint(equalTo: hero.topAnchor, constant: 60)
    headingTop = top
    NSLayoutConstraint.activate(
      scrim.edges(to: hero) + [
        top, heading.leadingAnchor.constraint(equalTo: hero.layoutMarginsGuide.leadingAnchor),
        heading.trailingAnchor.constraint(equalTo: hero.layoutMarginsGuide.trailingAnchor),
        heading.bottomAnchor.constraint(equalTo: hero.bottomAnchor, constant: -16),
      ])
  }

  private func buildTexts() {
    (meta.axis, meta.spacing) = (.vertical, 4)
    for label in [author, date, body] { meta.addArrangedSubview(label) }
    meta.setCustomSpacing(16, after: date)
    quoteBar.backgroundColor = .systemGray
    quote.place(quoteBar)
    quote.place(quoteLabel)
    NSLayoutConstraint.activate([
      quoteBar.leadingAnchor.constraint(equalTo: quote.layoutMarginsGuide.leadingAnchor),
      quoteBar.topAnchor.constraint(equalTo: quote.topAnchor),
      quoteBar.bottomAnchor.constraint(equalTo: quote.bottomAnchor),
      quoteBar.widthAnchor.constraint(equalToConstant: 4),
      quoteLabel.leadingAnchor.constraint(equalTo: quoteBar.trailingAnchor, constant: 12),
      quoteLabel.trailingAnchor.constraint(equalTo: quote.layoutMarginsGuide.trailingAnchor),
      quoteLabel.topAnchor.constraint(equalTo: quote.topAnchor, constant: 4),
      quoteLabel.bottomAnchor.constraint(equalTo: quote.bottomAnchor, constant: -4),
    ])
    meta.isLayoutMarginsRelativeArrangement = true
    for label in [author, date] { label.setContentHuggingPriority(.required, for: .vertical) }
  }

  private func buildCards() {
    cards.spacing = 12
    for title in ["Winter roads", "A school with two teachers", "What the shop sells in January"] {
      cards.addArrangedSubview(ArticleCard(title))
    }
    cards.alignment = .top
    cardScroll.place(cards)
    // So that the camera has its place in landscape, where all cards fit.
    cardScroll.alwaysBounceHorizontal = true
    cardScroll.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    NSLayoutConstraint.activate(
      cards.edges(to: cardScroll.contentLayoutGuide) + [
        cards.heightAnchor.constraint(equalTo: cardScroll.frameLayoutGuide.heightAnchor)
      ])
  }

  private func buildEntry() {
    field.placeholder = "Comment"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    send.configuration?.image = UIImage(systemName: "paperplane")
    send.configuration?.baseForegroundColor = .label
    send.accessibilityLabel = "Send"
    send.setContentHuggingPriority(.required - 1, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    send.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    for part in [field, send] { entry.addArrangedSubview(part) }
    entry.spacing = 8
    view.place(entry)
    let bottom = entry.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
    entryBottom = bottom
    NSLayoutConstraint.activate([
      entry.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      entry.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor), bottom,
    ])
  }
}

/// A card that is one button.
final class ArticleCard: UIControl {
  let label: UILabel

  init(_ title: String) {
    label = UILabel.text(title, .headline)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    place(label)
    NSLayoutConstraint.activate(
      label.edges(to: self, NSDirectionalEdgeInsets(top: 40, leading: 12, bottom: 12, trailing: 12)) + [
        widthAnchor.constraint(equalToConstant: 220)
      ])
    addAction(UIAction { _ in }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}
