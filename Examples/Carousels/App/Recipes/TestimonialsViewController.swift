import CarouselKit

/// Quotations of different lengths. The carousel is as high as the current one, and what is below moves with it.
final class TestimonialsViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let pages = UIPageControl()
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .canvas
    let quotes = Quote.all
    let items = Items(quotes.count) { index, view in
      let card = view as? QuoteView ?? QuoteView()
      card.show(quotes[index])
      return card
    }
    items.width = { $0.bounds.width - 40 }
    items.option = { option, value in option == .spacing ? 1.035 : value }
    carousel.contentSizing = .currentItem
    carousel.isPagingEnabled = true
    carousel.pageControl = pages
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .accent
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    keep(items)
    carousel.delegate = items
    carousel.dataSource = items
    for arranged in [heading("What travellers say"), carousel, pages, offer] {
      stack.addArrangedSubview(arranged)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func heading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 24, weight: .bold)
    label.textAlignment = .center
    return label
  }

  /// A card below the carousel.
  private var offer: UIView {
    let (box, card, label) = (UIView(), UIView(), UILabel())
    label.text = "Join 40,000 travellers who plan with us."
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    card.backgroundColor = UIColor(rgb: 0x3355CC)
    card.layer.cornerRadius = 18
    for (inner, outer, inset) in [(card, box, 20.0), (label, card, 20.0)] as [(UIView, UIView, CGFloat)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: outer === box ? 8 : inset),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: outer === box ? 0 : -inset),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      ])
    }
    return box
  }
}

/// A quotation with its author.
private struct Quote {
  let text: String
  let name: String
  let role: String
  let tint: UIColor

  static let all = [
    Quote(
      text: "We planned three weeks in an evening, and changed everything on the train.", name: "Mara Lind",
      role: "Lofoten, in June", tint: .systemIndigo),
    Quote(text: "It knew about the ferry.", name: "Tomás Reis", role: "Hebrides, in May", tint: .systemTeal),
    Quote(
      text:
        "I travel with two children and a grandmother. Everybody had a list, and the app made days of it that "
        + "nobody complained about. That has never happened before, and I do not expect it to happen again.",
      name: "Yuki Tanabe", role: "Kyoto, in November", tint: .systemOrange),
  ]
}

/// A card with a quotation, as high as its text.
private final class QuoteView: UIView {
  private let mark = UIImageView(image: UIImage(systemName: "quote.opening"))
  private let text = UILabel()
  private let avatar = UIView()
  private let name = UILabel()
  private let role = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .card
    layer.cornerRadius = 20
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 19, weight: .medium)
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    role.font = .systemFont(ofSize: 14)
    role.textColor = .secondaryLabel
    avatar.layer.cornerRadius = 20
    for view in [mark, text, avatar, name, role] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: topAnchor, constant: 22),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 22),
      mark.widthAnchor.constraint(equalToConstant: 26), mark.heightAnchor.constraint(equalToConstant: 26),
      text.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 22),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -22),
      avatar.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 18),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 22),
      avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -22),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.bottomAnchor.constraint(equalTo: avatar.centerYAnchor),
      role.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      role.topAnchor.constraint(equalTo: avatar.centerYAnchor, constant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ quote: Quote) {
    text.text = quote.text
    name.text = quote.name
    role.text = quote.role
    mark.tintColor = quote.tint
    avatar.backgroundColor = quote.tint
  }
}
