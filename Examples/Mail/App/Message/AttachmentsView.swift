import UIKit

/// The attachments of a message, as cards in a row that scrolls.
class AttachmentsView: UIView {
  private let collectionView: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<Int, Attachment>!
  private var height: NSLayoutConstraint?

  init(_ attachments: [Attachment]) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    super.init(frame: .zero)
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = false
    collectionView.register(AttachmentCell.self, forCellWithReuseIdentifier: "Attachment")
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(collectionView)
    height = heightAnchor.constraint(equalToConstant: Self.cardSize(for: traitCollection).height)
    height?.isActive = true
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, attachment in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Attachment", for: indexPath)
      (cell as? AttachmentCell)?.show(attachment)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Attachment>()
    snapshot.appendSections([0])
    snapshot.appendItems(attachments)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    height?.constant = Self.cardSize(for: traitCollection).height
  }

  /// The size of a card, which grows with the text.
  private static func cardSize(for traits: UITraitCollection) -> CGSize {
    let metrics = UIFontMetrics.default
    return CGSize(
      width: min(300, metrics.scaledValue(for: 132, compatibleWith: traits)),
      height: metrics.scaledValue(for: 128, compatibleWith: traits))
  }

  private static func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = cardSize(for: environment.traitCollection)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 12
      return section
    }
  }
}

class AttachmentCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let nameLabel = UILabel()
  private let sizeLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    symbol.contentMode = .center
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    sizeLabel.font = .preferredFont(forTextStyle: .caption2)
    sizeLabel.textColor = .secondaryLabel
    for label in [nameLabel, sizeLabel] { label.adjustsFontForContentSizeCategory = true }
    nameLabel.lineBreakMode = .byTruncatingMiddle
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.7
    let stack = UIStackView(arrangedSubviews: [symbol, nameLabel, sizeLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(10, after: symbol)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      symbol.heightAnchor.constraint(equalToConstant: 40),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ attachment: Attachment) {
    nameLabel.text = attachment.name
    sizeLabel.text = attachment.size
    switch attachment.kind {
    case .picture: symbol.image = UIImage(systemName: "photo")
    case .document: symbol.image = UIImage(systemName: "doc.text")
    case .archive: symbol.image = UIImage(systemName: "archivebox")
    }
    accessibilityLabel = "\(attachment.name), \(attachment.size)"
  }
}
