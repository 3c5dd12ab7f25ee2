import Masonry
import UIKit

/// A grid of products. Subclasses decide which ones.
class ProductGridViewController: UIViewController, UICollectionViewDelegate {
  let store: Store
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
      HomeLayout.grid(in: environment, hasHeader: false)
    })
  let emptyLabel = UILabel()
  /// Where products are pushed, if not onto the navigation controller of this screen.
  weak var navigationOwner: UIViewController?

  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
    collectionView, indexPath, id in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ProductCell.identifier, for: indexPath)
    if let product = Catalog.product(id) { (cell as? ProductCell)?.show(product) }
    return cell
  }

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    collectionView.contentInset.top = 8
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    view.addSubview(collectionView)
    view.addSubview(emptyLabel)
    collectionView.mas_makeConstraints { make in
      make.edges.equalTo(view)
    }
    emptyLabel.mas_makeConstraints { make in
      make.center.equalTo(view.safeAreaLayoutGuide)
      make.leading.greaterThanOrEqualTo(view.mas_leadingMargin).offset(20)
    }
  }

  func show(_ products: [Product], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(products.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: animated)
    emptyLabel.isHidden = !products.isEmpty
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let product = Catalog.product(id) else {
      return
    }
    (navigationOwner ?? self).navigationController?.pushViewController(
      ProductViewController(product: product, store: store), animated: true)
  }
}
