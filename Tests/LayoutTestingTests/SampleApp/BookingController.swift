import LayoutTesting

/// Cabins in a list of a split view, with a button in each row, and a bar with the total below the list.
final class BookingController: SampleController {
  private(set) var list: UICollectionView?
  private var source: UICollectionViewDiffableDataSource<String, Cabin>?
  let bar = UIView()
  let total = UILabel.text("Two nights, 1,280 kr", .headline)
  let proceed = UIButton(configuration: .filled())
  let barStack = UIStackView()
  private(set) var listBottom: NSLayoutConstraint?
  private(set) var barContentBottom: NSLayoutConstraint?
  /// Replaces the layout of the list, for tests.
  var layout: @MainActor @Sendable () -> UICollectionViewLayout = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func buildViews() {
    title = "Cabins"
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout())
    self.list = list
    for part in [list, bar] { view.place(part) }
    buildBar()
    let bottom = list.bottomAnchor.constraint(equalTo: bar.topAnchor)
    listBottom = bottom
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func buildBar() {
    bar.backgroundColor = .secondarySystemBackground
    proceed.configuration?.title = "Continue"
    proceed.configuration?.baseBackgroundColor = .label
    proceed.configuration?.baseForegroundColor = .systemBackground
    for part in [total, proceed] { barStack.addArrangedSubview(part) }
    (barStack.axis, barStack.spacing) = (.vertical, 8)
    proceed.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    bar.place(barStack)
    let bottom = barStack.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
    barContentBottom = bottom
    NSLayoutConstraint.activate([
      barStack.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
      barStack.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
      barStack.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor), bottom,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let list else { return }
    let cell = UICollectionView.CellRegistration<CabinCell, Cabin> { [weak self] cell, _, cabin in
      cell.show(cabin)
      self?.changeCell(cell)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = path.section == 0 ? "By the lake" : "In the forest"
      header.contentConfiguration = content
      self?.changeCell(header)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, cabin in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: cabin)
    }
    source?.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Cabin>()
    snapshot.appendSections(["lake", "forest"])
    snapshot.appendItems(Cabin.lake, toSection: "lake")
    snapshot.appendItems(Cabin.forest, toSection: "forest")
    source?.apply(snapshot, animatingDifferences: false)
  }
}

/// The content of a row.
struct Cabin: Hashable, Sendable {
  let name: String
  let note: String
  let price: String

  static let lake = [
    Cabin(name: "Strandbu", note: "Four beds, a rowing boat and a stove", price: "640 kr"),
    Cabin(name: "Bryggehuset ved Storvatnet", note: "Two beds", price: "520 kr"),
  ]
  static let forest = [
    Cabin(name: "Granly", note: "Six beds, open from June to the first snow", price: "890 kr"),
    Cabin(name: "Tyrihytta", note: "Three beds, dogs are welcome", price: "410 kr"),
    Cabin(name: "Lavvo", note: "Eight places around a fire", price: "1,150 kr"),
  ]
}

/// A symbol, two words, a price and a button. At accessibility sizes they are below each other.
final class CabinCell: UICollectionViewListCell {
  let symbol = UIImageView(image: UIImage(systemName: "house"))
  let name = UILabel.text("", .headline)
  let note = UILabel.text("", .subheadline, color: .secondaryLabel)
  let price = UILabel.text("", .body)
  let book = UIButton(configuration: .gray())
  let words = UIStackView()
  let row = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.tintColor = .label
    for part in [name, note] { words.addArrangedSubview(part) }
    words.axis = .vertical
    book.configuration?.title = "Book"
    book.configuration?.baseForegroundColor = .label
    book.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    for part in [symbol, words, price, book] { row.addArrangedSubview(part) }
    for part in [symbol, price, book] as [UIView] {
      part.setContentHuggingPriority(.required, for: .horizontal)
      part.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    row.spacing = 12
    contentView.place(row)
    NSLayoutConstraint.activate(row.edges(to: contentView.layoutMarginsGuide))
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func show(_ cabin: Cabin) {
    (name.text, note.text, price.text) = (cabin.name, cabin.note, cabin.price)
    book.accessibilityLabel = "Book \(cabin.name)"
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory > .extraExtraLarge
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }
}

/// A split view that begins with its second column where there is little room.
final class BookingSplit: UISplitViewController, UISplitViewControllerDelegate {
  init(showing controller: UIViewController) {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(UINavigationController(rootViewController: TripsController()), for: .primary)
    setViewController(UINavigationController(rootViewController: controller), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { .secondary }
}
