import CarouselKit

/// Pages whose picture and words move at different speeds, with a button that leads on.
final class OnboardingViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let pages = UIPageControl()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    let items = Items(Page.all.count) { index, view in
      let page = view as? PageView ?? PageView()
      page.show(Page.all[index])
      return page
    }
    items.fillsCarousel = true
    items.didChange = { [weak self] in self?.showButton($0.currentItemIndex) }
    carousel.isPagingEnabled = true
    carousel.bounceStyle = .rubberBand
    carousel.pageControl = pages
    add(carousel, items)
    keep(CarouselParallax(of: carousel, distance: 120) { ($0 as? PageView)?.picture })
    keep(CarouselProgress(of: carousel) { item in (item.view as? PageView)?.words.alpha = item.presence })
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .accent
    button.backgroundColor = .accent
    button.setTitleColor(.systemBackground, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.layer.cornerRadius = 14
    button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .primaryActionTriggered)
    for control in [pages, button] { view.addSubview(control) }
    showButton(0)
  }

  private func goOn() {
    if !carousel.scroll(byPages: 1) { navigationController?.popViewController(animated: true) }
  }

  private func showButton(_ index: Int) {
    button.setTitle(index == Page.all.count - 1 ? "Get Started" : "Continue", for: .normal)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    let width = min(area.width - 48, 420)
    button.frame = CGRect(x: area.midX - width / 2, y: area.maxY - 66, width: width, height: 50)
    pages.frame = CGRect(x: 0, y: button.frame.minY - 48, width: area.width, height: 28)
    place(
      carousel,
      in: CGRect(x: 0, y: area.minY, width: area.width, height: pages.frame.minY - area.minY - 12))
  }
}

/// The content of a page.
private struct Page {
  let symbol: String
  let title: String
  let text: String
  let tint: UIColor

  static let all = [
    Page(
      symbol: "map", title: "Plan together",
      text: "Invite your friends, collect places, and let the app order them into days.",
      tint: .systemIndigo),
    Page(
      symbol: "airplane", title: "Travel lightly",
      text: "Tickets, maps and notes stay on your device, also where there is no network.",
      tint: .systemTeal),
    Page(
      symbol: "camera", title: "Remember it all",
      text: "Your pictures find their place on the map by themselves.", tint: .systemOrange),
  ]
}

/// A page.
private final class PageView: UIView {
  let picture = UIView()
  let words = UIView()
  private let rings = [UIView(), UIView()]
  private let symbol = UIImageView()
  private let title = UILabel()
  private let text = UILabel()

  init() {
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 30, weight: .bold)
    text.font = .systemFont(ofSize: 17)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    for label in [title, text] {
      label.textAlignment = .center
      words.addSubview(label)
    }
    symbol.contentMode = .scaleAspectFit
    for view in rings + [symbol] { picture.addSubview(view) }
    for view in [picture, words] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ page: Page) {
    symbol.image = UIImage(systemName: page.symbol)
    symbol.tintColor = page.tint
    for (ring, alpha) in zip(rings, [0.08, 0.14] as [CGFloat]) {
      ring.backgroundColor = page.tint.withAlphaComponent(alpha)
    }
    title.text = page.title
    text.text = page.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: 150, y: 150)
    picture.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    picture.center = CGPoint(x: bounds.midX, y: bounds.height * 0.38)
    for (ring, diameter) in zip(rings, [300, 208] as [CGFloat]) {
      ring.frame = CGRect(
        x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter)
      ring.layer.cornerRadius = diameter / 2
    }
    symbol.frame = CGRect(x: 98, y: 98, width: 104, height: 104)
    words.frame = CGRect(x: 32, y: bounds.height - 176, width: bounds.width - 64, height: 160)
    title.frame = CGRect(x: 0, y: 0, width: words.bounds.width, height: 40)
    let height = text.sizeThatFits(CGSize(width: words.bounds.width, height: 200)).height
    text.frame = CGRect(x: 0, y: 48, width: words.bounds.width, height: height)
  }
}
