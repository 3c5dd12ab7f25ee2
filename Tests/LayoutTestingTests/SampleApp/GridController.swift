import LayoutTesting

/// A compositional layout with a row that scrolls sideways, headers, and a grid of cells that size themselves.
final class GridController: SampleController {
  private(set) var collection: UICollectionView?
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  /// Makes the section of a number, for tests that replace it.
  var section: @MainActor @Sendable (Int) -> NSCollectionLayoutSection? = { _ in nil }

  override func buildViews() {
    title = "Discover"
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      self?.section(index) ?? (index == 0 ? Self.featured() : Self.grid(environment))
    }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.collection = collection
    collection.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collection.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.place(collection)
    NSLayoutConstraint.activate(collection.edges(to: view))
    source = UICollectionViewDiffableDataSource(collectionView: collection) { [weak self] view, path, text in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
      (cell as? CardCell)?.show(text)
      self?.changeCell(cell)
      return cell
    }
    source?.supplementaryViewProvider = { [weak self] view, kind, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      (header as? HeaderView)?.label.text = path.section == 0 ? "Featured" : "All places"
      self?.changeCell(header)
      return header
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Tromsø", "Porto", "Vienna"], toSection: 0)
    snapshot.appendItems(
      ["Lisbon", "Friedrichshafen", "Reykjavík", "Ghent", "Bergen", "Trieste", "Graz", "Utrecht"],
      toSection: 1)
    source?.apply(snapshot, animatingDifferences: false)
  }

  static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  static func featured() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(260), heightDimension: .estimated(180))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(180)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  static func grid(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let columns = isLarge ? 1 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(160)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(160)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [header()]
    return section
  }
}

/// A picture, a name and a note, which is one element.
final class CardCell: UICollectionViewCell {
  let picture = UIImageView()
  let nameLabel = UILabel.text("", .headline)
  let noteLabel = UILabel.text("", .footnote, color: .secondaryLabel)
  let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    picture.backgroundColor = .tertiarySystemFill
    picture.image = UIImage(systemName: "photo")
    picture.tintColor = .label
    picture.contentMode = .center
    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    (texts.axis, texts.spacing) = (.vertical, 2)
    texts.isLayoutMarginsRelativeArrangement = true
    texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 12)
    stack.axis = .vertical
    for view in [picture, texts] { stack.addArrangedSubview(view) }
    contentView.place(stack)
    let height = picture.heightAnchor.constraint(equalToConstant: 96)
    height.priority = .required - 1
    NSLayoutConstraint.activate(stack.edges(to: contentView) + [height])
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func show(_ name: String) {
    nameLabel.text = name
    noteLabel.text = "From two days on"
    accessibilityLabel = "\(name), from two days on"
  }
}

/// The title of a section.
final class HeaderView: UICollectionReusableView {
  let label = UILabel.text("", .title3)

  override init(frame: CGRect) {
    super.init(frame: frame)
    place(label)
    label.accessibilityTraits = .header
    NSLayoutConstraint.activate(
      label.edges(to: self, NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)))
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}
