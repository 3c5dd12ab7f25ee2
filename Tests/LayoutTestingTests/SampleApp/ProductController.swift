import LayoutTesting

/// Pages of pictures, a rating in stars, choices, rows that lead on, and a price with a button.
final class ProductController: SampleController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let pager = UIScrollView()
  let pages = UIStackView()
  let pageControl = UIPageControl()
  let badge = UILabel.text("20 % less", .caption1, color: .white, lines: 1)
  let name = UILabel.text("Rucksack for two days", .title2)
  let stars = UIStackView()
  let sizes = UISegmentedControl(items: ["S", "M", "L"])
  let stepper = UIStepper()
  let quantity = UILabel.text("One piece", .body)
  let info = UILabel.text("Holds 30 litres, keeps dry, and is made of old sails.", .body)
  let delivery = RowControl("Delivery and returns")
  let care = RowControl("Care")
  let add = UIButton(type: .system)
  let price = UILabel.text("$149", .title3)
  let buyRow = UIStackView()

  override func buildViews() {
    title = "Rucksack"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Favourite"
    buildPager()
    buildChoices()
    let large = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for view in [price, add] { buyRow.addArrangedSubview(view) }
    (buyRow.axis, buyRow.spacing) = (large ? .vertical : .horizontal, 16)
    // Below each other both are as wide as the row.
    price.setContentHuggingPriority(large ? .defaultLow : .required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    let counts = UIStackView(arrangedSubviews: [quantity, stepper])
    (counts.axis, counts.spacing) = (large ? .vertical : .horizontal, 12)
    counts.alignment = large ? .leading : .center
    let content = UIStackView(
      arrangedSubviews: [name, stars, sizes, counts, info, buyRow, delivery, care])
    (content.axis, content.spacing) = (.vertical, 12)
    content.setCustomSpacing(0, after: delivery)
    content.isLayoutMarginsRelativeArrangement = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    for view in [pager, pageControl, content] { stack.addArrangedSubview(view) }
    (stack.axis, stack.spacing) = (.vertical, 8)
    view.place(scroll)
    scroll.place(stack)
    NSLayoutConstraint.activate(
      scroll.edges(to: view.safeAreaLayoutGuide)
        + stack.edges(
          to: scroll.contentLayoutGuide, NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0))
        + [stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)])
  }

  private func buildPager() {
    pager.place(pages)
    for (index, text) in ["Front", "Back", "Inside"].enumerated() {
      let page = UIView()
      page.backgroundColor = .secondarySystemBackground
      let label = UILabel.text(text, .headline)
      page.place(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -12),
        label.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: 80),
      ])
      pages.addArrangedSubview(page)
      page.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor).isActive = true
      if index == 0 { buildBadge(in: page) }
    }
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    (pageControl.numberOfPages, pageControl.currentPage) = (3, 0)
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .secondaryLabel
    pageControl.accessibilityLabel = "Pictures"
    NSLayoutConstraint.activate(
      pages.edges(to: pager.contentLayoutGuide) + [
        pages.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
        pages.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
      ])
  }

  private var isScrolledToFirst = false

  /// From right to left the first page is the one at the right.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pager.layoutIfNeeded()
    guard !isScrolledToFirst, pager.contentSize.width > pager.bounds.width else { return }
    isScrolledToFirst = true
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    pager.contentOffset.x = pager.contentSize.width - pager.bounds.width
  }

  private func buildBadge(in page: UIView) {
    let box = UIView()
    box.backgroundColor = UIColor(red: 0.65, green: 0, blue: 0.1, alpha: 1)
    box.layer.cornerRadius = 4
    page.place(box)
    box.place(badge)
    NSLayoutConstraint.activate(
      badge.edges(to: box, NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)) + [
        box.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
        box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -16),
      ])
  }

  private func buildChoices() {
    for index in 0..<5 {
      let star = UIImageView(image: UIImage(systemName: index < 4 ? "star.fill" : "star"))
      star.tintColor = .label
      stars.addArrangedSubview(star)
    }
    stars.addArrangedSubview(UIView())
    stars.spacing = 4
    stars.isAccessibilityElement = true
    stars.accessibilityLabel = "Four of five stars"
    sizes.selectedSegmentIndex = 1
    stepper.accessibilityLabel = "Pieces"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add to basket"
    configuration.baseBackgroundColor = .label
    configuration.baseForegroundColor = .systemBackground
    add.configuration = configuration
    add.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
  }
}

/// A row that leads on: a title and a symbol.
final class RowControl: UIControl {
  let label: UILabel
  let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))

  init(_ title: String) {
    label = .text(title, .body)
    super.init(frame: .zero)
    chevron.tintColor = .secondaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [label, chevron] { place(view) }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: chevron.leadingAnchor, constant: -8),
      chevron.trailingAnchor.constraint(equalTo: trailingAnchor),
      chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}
