import Masonry
import UIKit

/// A product with its pictures, its finishes and the button that puts it into the cart.
final class ProductViewController: UIViewController {
  private let product: Product
  private let store: Store

  private let scrollView = UIScrollView()
  private let columns = UIStackView()
  private let gallery = GalleryView()
  private let details = UIStackView()
  private lazy var finishControl = UISegmentedControl(items: product.finishes.map { $0.name })
  private let countLabel = UILabel()
  private let stepper = UIStepper()
  private let priceLabel = UILabel()
  private let addButton = UIButton(configuration: .filled())
  private let bar = UIView()

  init(product: Product, store: Store) {
    self.product = product
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    gallery.show(product, finish: 0)
    gallery.layer.cornerRadius = 18
    gallery.clipsToBounds = true
    setUpDetails()
    columns.spacing = 24
    columns.addArrangedSubview(gallery)
    columns.addArrangedSubview(details)
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(columns)
    view.addSubview(scrollView)
    view.addSubview(bar)
    setUpBar()
    makeConstraints()
    updateColumns()
    updateHeart()
    updateCount()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColumns()
  }

  // MARK: Parts

  private func setUpDetails() {
    details.axis = .vertical
    details.spacing = 12
    let nameLabel = label(product.name, .title1)
    nameLabel.font = UIFont.preferredFont(forTextStyle: .title1).bold
    let makerLabel = label("by " + product.maker, .subheadline, .secondaryLabel)
    let summaryLabel = label(product.summary, .body)
    finishControl.selectedSegmentIndex = 0
    finishControl.addTarget(self, action: #selector(finishDidChange), for: .valueChanged)
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.addTarget(self, action: #selector(countDidChange), for: .valueChanged)
    let views = [
      nameLabel, makerLabel, ratingRow(), summaryLabel, heading("Finish"), finishControl, heading("Quantity"),
      countRow(),
    ]
    for view in views { details.addArrangedSubview(view) }
    details.setCustomSpacing(2, after: nameLabel)
    details.setCustomSpacing(8, after: views[4])
    details.setCustomSpacing(20, after: summaryLabel)
    details.setCustomSpacing(20, after: finishControl)
    details.setCustomSpacing(4, after: views[6])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  private func heading(_ text: String) -> UILabel {
    let label = label(text, .headline)
    label.accessibilityTraits = .header
    return label
  }

  private func ratingRow() -> UIView {
    let stars = UIStackView()
    stars.spacing = 2
    for star in 0..<5 {
      let name =
        product.rating >= star * 10 + 8
        ? "star.fill" : product.rating >= star * 10 + 3 ? "star.leadinghalf.filled" : "star"
      let view = UIImageView(image: UIImage(systemName: name))
      view.tintColor = UIColor.systemOrange
      view.mas_makeConstraints { make in
        make.width.height.equalTo(18)
      }
      stars.addArrangedSubview(view)
    }
    let text = label("\(product.ratingText) (\(product.reviews))", .subheadline, .secondaryLabel)
    let row = UIStackView(arrangedSubviews: [stars, text, UIView()])
    row.spacing = 8
    row.alignment = .center
    return row
  }

  private func countRow() -> UIView {
    countLabel.font = .preferredFont(forTextStyle: .body)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.numberOfLines = 0
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [countLabel, stepper])
    row.spacing = 8
    row.alignment = .center
    return row
  }

  private func setUpBar() {
    bar.backgroundColor = .systemBackground
    priceLabel.font = UIFont.preferredFont(forTextStyle: .title2).bold
    priceLabel.adjustsFontForContentSizeCategory = true
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    priceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add to Cart"
    configuration.baseForegroundColor = .onAccent
    configuration.image = UIImage(systemName: "cart.badge.plus")
    configuration.imagePadding = 8
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    addButton.configuration = configuration
    addButton.addTarget(self, action: #selector(addToCart), for: .touchUpInside)
    let line = UIView()
    line.backgroundColor = .separator
    for view in [line, priceLabel, addButton] { bar.addSubview(view) }
    line.mas_makeConstraints { make in
      make.top.left.right.equalTo(bar)
      make.height.equalTo(0.5)
    }
    priceLabel.mas_makeConstraints { make in
      make.leading.equalTo(view.safeAreaLayoutGuide.mas_leading).offset(20)
      make.centerY.equalTo(addButton)
    }
    addButton.mas_makeConstraints { make in
      make.top.equalTo(bar).offset(12)
      make.trailing.equalTo(view.safeAreaLayoutGuide.mas_trailing).offset(-20)
      make.leading.equalTo(priceLabel.mas_trailing).offset(20).priorityMedium()
      make.leading.greaterThanOrEqualTo(priceLabel.mas_trailing).offset(20)
      make.width.lessThanOrEqualTo(360)
      make.bottom.equalTo(view.safeAreaLayoutGuide.mas_bottom).offset(-12)
    }
  }

  private func makeConstraints() {
    bar.mas_makeConstraints { make in
      make.left.right.bottom.equalTo(view)
    }
    scrollView.mas_makeConstraints { make in
      make.top.left.right.equalTo(view)
      make.bottom.equalTo(bar.mas_top)
    }
    columns.mas_makeConstraints { make in
      make.top.bottom.equalTo(scrollView.contentLayoutGuide).inset(20)
      // Beside the camera in landscape, which leaves as much room at both sides.
      make.centerX.equalTo(scrollView.contentLayoutGuide)
      make.width.equalTo(view.safeAreaLayoutGuide).offset(-40)
    }
    scrollView.contentLayoutGuide.widthAnchor
      .constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    gallery.mas_makeConstraints { make in
      make.height.equalTo(gallery.mas_width)
    }
  }

  /// Pictures and text stand beside each other where there is room.
  private func updateColumns() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    columns.axis = isWide ? .horizontal : .vertical
    columns.alignment = isWide ? .top : .fill
    columns.distribution = isWide ? .fillEqually : .fill
  }

  // MARK: Actions

  @objc private func finishDidChange() {
    UIView.transition(with: gallery, duration: 0.25, options: .transitionCrossDissolve) {
      self.gallery.show(self.product, finish: self.finishControl.selectedSegmentIndex)
    }
  }

  @objc private func countDidChange() {
    updateCount()
  }

  private func updateCount() {
    let count = Int(stepper.value)
    countLabel.text = count == 1 ? "1 piece" : "\(count) pieces"
    priceLabel.text = (product.price * count).text
  }

  @objc private func addToCart() {
    store.add(product, finish: finishControl.selectedSegmentIndex, count: Int(stepper.value))
    addButton.configuration?.title = "Added · Add More"
    addButton.configuration?.image = UIImage(systemName: "checkmark")
    stepper.value = 1
    updateCount()
  }

  private func updateHeart() {
    let isSaved = store.isSaved(product)
    let item = UIBarButtonItem(
      image: UIImage(systemName: isSaved ? "heart.fill" : "heart"), style: .plain, target: self,
      action: #selector(toggleSaved))
    item.accessibilityLabel = isSaved ? "Remove from saved" : "Save"
    navigationItem.rightBarButtonItem = item
  }

  @objc private func toggleSaved() {
    store.toggleSaved(product)
    updateHeart()
  }
}
