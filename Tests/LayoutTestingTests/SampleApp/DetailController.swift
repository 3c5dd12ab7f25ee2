import LayoutTesting

/// A trip: a photograph with a title over a gradient, texts, facts, tags, and a button at the bottom.
final class DetailController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let hero = UIImageView()
  let heroTitle = UILabel.text("Northern lights", .largeTitle, color: .white)
  let shade = GradientView()
  let introduction = UILabel.text(
    "Six days in the far north. You see the lights from a hut in the hills, an hour from the town.", .body)
  let price = UILabel.text("$1,240", .title2)
  let priceCaption = UILabel.text("per person", .footnote, color: .secondaryLabel)
  let readMore = UIButton(type: .system)
  let bar = UIView()
  let book = UIButton(type: .system)
  let pager = LeadingScrollView()
  let openMap = UIButton(type: .custom)

  override func buildViews() {
    title = "Northern lights"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    buildScrollView()
    buildHero()
    buildTexts()
    buildPager()
    buildBar()
  }

  private func buildScrollView() {
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
    view.place(scroll)
    scroll.place(stack)
    view.place(bar)
    NSLayoutConstraint.activate(
      stack.edges(to: scroll.contentLayoutGuide) + [
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ])
  }

  private func buildHero() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
    hero.image = renderer.image { context in
      for row in 0..<30 {
        UIColor(hue: 0.4 + CGFloat(row) / 100, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: row, width: 40, height: 1))
      }
    }
    hero.contentMode = .scaleAspectFill
    hero.clipsToBounds = true
    let box = UIView()
    box.place(hero)
    box.place(shade)
    box.place(heroTitle)
    let margins = box.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      hero.edges(to: box) + shade.edges(to: box) + [
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 240),
        heroTitle.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
        heroTitle.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
        heroTitle.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
        heroTitle.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: 60),
      ])
    stack.addArrangedSubview(box)
  }

  private func buildTexts() {
    let prices = UIStackView(arrangedSubviews: [price, priceCaption])
    prices.axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    prices.spacing = 8
    prices.alignment = prices.axis == .vertical ? .leading : .firstBaseline
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    priceCaption.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    readMore.setTitle("Read more", for: .normal)
    readMore.setTitleColor(.label, for: .normal)
    readMore.titleLabel?.font = .preferredFont(forTextStyle: .body)
    readMore.titleLabel?.adjustsFontForContentSizeCategory = true
    readMore.contentHorizontalAlignment = .leading
    readMore.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    openMap.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    openMap.tintColor = .label
    openMap.accessibilityLabel = "Open the map"
    openMap.contentHorizontalAlignment = .leading
    openMap.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.heightAnchor.constraint(equalToConstant: 1 / max(traitCollection.displayScale, 1)).isActive =
      true
    let content = UIStackView(
      arrangedSubviews: [introduction, prices, readMore, separator, facts(), openMap])
    (content.axis, content.spacing) = (.vertical, 12)
    content.isLayoutMarginsRelativeArrangement = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    content.insetsLayoutMarginsFromSafeArea = true
    stack.addArrangedSubview(content)
  }

  private func facts() -> UIView {
    let rows = [
      ("calendar", "Leaves on 12 March"), ("person.2", "At most eight people"), ("bed.double", "Five nights"),
    ]
    .map { symbol, text -> UIView in
      let image = UIImageView(image: UIImage(systemName: symbol))
      image.tintColor = .secondaryLabel
      image.setContentHuggingPriority(.required, for: .horizontal)
      image.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [image, UILabel.text(text, .callout)])
      (row.spacing, row.alignment) = (10, .center)
      return row
    }
    let facts = UIStackView(arrangedSubviews: rows)
    (facts.axis, facts.spacing) = (.vertical, 8)
    return facts
  }

  private func buildPager() {
    let cards = UIStackView(
      arrangedSubviews: ["Huts", "Dog sleds", "Snow shoes", "The town"].map { title in
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 12
        let label = UILabel.text(title, .headline)
        card.place(label)
        NSLayoutConstraint.activate(
          label.edges(to: card, NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
            + [card.widthAnchor.constraint(equalToConstant: 220)])
        return card
      })
    cards.spacing = 12
    pager.showsHorizontalScrollIndicator = false
    pager.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    pager.place(cards)
    NSLayoutConstraint.activate(
      cards.edges(to: pager.contentLayoutGuide) + [
        cards.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor)
      ])
    stack.addArrangedSubview(pager)
  }

  private func buildBar() {
    bar.backgroundColor = .secondarySystemBackground
    book.configuration = .filled()
    book.configuration?.title = "Book this trip"
    book.configuration?.baseBackgroundColor = UIColor(red: 0, green: 0.35, blue: 0.75, alpha: 1)
    book.configuration?.baseForegroundColor = .white
    bar.place(book)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      book.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      book.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      book.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      book.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
      book.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }
}

/// A gradient from clear to black.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [
      UIColor(white: 0, alpha: 0.55).cgColor, UIColor(white: 0, alpha: 0.85).cgColor,
    ]
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}
