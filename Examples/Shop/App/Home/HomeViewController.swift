import Masonry
import UIKit

/// The first screen: banners that page, departments, what is new, and everything else.
final class HomeViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, Hashable {
    case banners, departments, arrivals, products
  }

  enum Item: Hashable {
    case banner(Int)
    case department(Department)
    case arrival(Int)
    case product(Int)
  }

  private let store: Store
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Hearth & Hall"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.backButtonTitle = "Shop"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"), style: .plain, target: self,
      action: #selector(showOpeningHours))
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Opening hours"
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: BannerCell.identifier)
    collectionView.register(DepartmentCell.self, forCellWithReuseIdentifier: DepartmentCell.identifier)
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeaderView.identifier)
    view.addSubview(collectionView)
    collectionView.mas_makeConstraints { make in
      make.edges.equalTo(view)
    }
    showProducts()
  }

  private func showProducts() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.banners, .departments, .arrivals, .products])
    snapshot.appendItems(Banner.all.indices.map { .banner($0) }, toSection: .banners)
    snapshot.appendItems(Department.allCases.map { .department($0) }, toSection: .departments)
    snapshot.appendItems(Catalog.arrivals.map { .arrival($0.id) }, toSection: .arrivals)
    snapshot.appendItems(Catalog.products.map { .product($0.id) }, toSection: .products)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  @objc private func showOpeningHours() {
    let alert = UIAlertController(
      title: "Opening hours",
      message: "Our shop on Mill Lane is open from Tuesday to Saturday, 10 to 18 o’clock.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      collectionView, indexPath, item in
      Self.cell(for: item, at: indexPath, in: collectionView)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: SectionHeaderView.identifier, for: indexPath)
      (view as? SectionHeaderView)?.title =
        Section(rawValue: indexPath.section) == .arrivals ? "New this week" : "All products"
      return view
    }
    return dataSource
  }

  private static func cell(for item: Item, at indexPath: IndexPath, in collectionView: UICollectionView)
    -> UICollectionViewCell
  {
    switch item {
    case .banner(let index):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: BannerCell.identifier, for: indexPath)
      (cell as? BannerCell)?.show(Banner.all[index])
      return cell
    case .department(let department):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: DepartmentCell.identifier, for: indexPath)
      (cell as? DepartmentCell)?.show(department)
      return cell
    case .arrival(let id), .product(let id):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: ProductCell.identifier, for: indexPath)
      if let product = Catalog.product(id) { (cell as? ProductCell)?.show(product) }
      return cell
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    switch item {
    case .banner(let index): show(Banner.all[index].department)
    case .department(let department): show(department)
    case .arrival(let id), .product(let id):
      guard let product = Catalog.product(id) else { return }
      navigationController?.pushViewController(
        ProductViewController(product: product, store: store), animated: true)
    }
  }

  private func show(_ department: Department) {
    navigationController?.pushViewController(
      DepartmentViewController(department: department, store: store), animated: true)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .banners: HomeLayout.banners(in: environment)
      case .departments: HomeLayout.departments(in: environment)
      case .arrivals: HomeLayout.arrivals(in: environment)
      default: HomeLayout.grid(in: environment, hasHeader: true)
      }
    }
  }
}
