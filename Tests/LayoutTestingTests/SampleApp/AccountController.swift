import LayoutTesting

/// A collection of list cells with accessories, and a toolbar of the app's own over a material.
final class AccountController: SampleController {
  private(set) var collection: UICollectionView?
  let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let total = UILabel.text("Total of all trips: $4,310", .headline)
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  /// Whether the list ends above the panel.
  var isPanelInset = true

  override func buildViews() {
    title = "Account"
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .none
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    self.collection = collection
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, text in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = text
      content.secondaryText = "Paid on 3 May"
      content.image = UIImage(systemName: "creditcard")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      self?.changeCell(cell)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    view.place(collection)
    view.place(panel)
    panel.contentView.place(total)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      collection.edges(to: view) + [
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        total.topAnchor.constraint(equalTo: panel.contentView.topAnchor, constant: 12),
        total.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        total.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        total.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
      ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isPanelInset else { return }
    collection?.contentInset.bottom = panel.frame.height - view.safeAreaInsets.bottom
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Tromsø", "Porto", "Vienna", "Lake Constance", "Ghent"], toSection: 0)
    source?.apply(snapshot, animatingDifferences: false)
  }
}
