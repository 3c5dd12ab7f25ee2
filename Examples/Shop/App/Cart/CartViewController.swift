import Masonry
import UIKit

/// The products that the customer is going to buy, and the button that leads to the checkout.
final class CartViewController: UIViewController, UITableViewDelegate, StoreObserver {
  private let store: Store
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let summary = CartSummaryView()
  private let emptyView = EmptyCartView()
  /// Large text of the empty cart scrolls.
  private let emptyScrollView = UIScrollView()

  private lazy var dataSource = UITableViewDiffableDataSource<Int, CartLine.Key>(tableView: tableView) {
    [weak self] tableView, indexPath, key in
    let cell = tableView.dequeueReusableCell(withIdentifier: CartCell.identifier, for: indexPath)
    if let line = self?.store.lines.first(where: { $0.key == key }), let cell = cell as? CartCell {
      cell.show(line)
      cell.onCount = { count in self?.store.setCount(count, of: key) }
    }
    return cell
  }

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Cart"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.register(CartCell.self, forCellReuseIdentifier: CartCell.identifier)
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 96
    emptyView.button.addTarget(self, action: #selector(browse), for: .touchUpInside)
    summary.button.addTarget(self, action: #selector(checkOut), for: .touchUpInside)
    for subview in [tableView, summary, emptyScrollView] { view.addSubview(subview) }
    emptyScrollView.addSubview(emptyView)
    makeConstraints()
    store.observe(self)
    dataSource.defaultRowAnimation = .fade
    storeDidChange(store)
  }

  private func makeConstraints() {
    tableView.mas_makeConstraints { make in
      make.top.left.right.equalTo(view)
      make.bottom.equalTo(summary.mas_top)
    }
    summary.mas_makeConstraints { make in
      make.left.right.bottom.equalTo(view)
    }
    summary.button.mas_makeConstraints { make in
      make.bottom.equalTo(view.safeAreaLayoutGuide.mas_bottom).offset(-12)
    }
    let (content, frame) = (emptyScrollView.contentLayoutGuide, emptyScrollView.frameLayoutGuide)
    emptyScrollView.mas_makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    emptyView.mas_makeConstraints { make in
      make.center.equalTo(content)
      make.width.lessThanOrEqualTo(320)
      make.leading.greaterThanOrEqualTo(content).offset(32)
      make.top.greaterThanOrEqualTo(content).offset(16)
    }
    let height = content.heightAnchor.constraint(equalTo: frame.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      height, content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  func storeDidChange(_ store: Store) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, CartLine.Key>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.lines.map { $0.key })
    let known = dataSource.snapshot()
    snapshot.reconfigureItems(store.lines.map { $0.key }.filter { known.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    summary.show(store)
    summary.isHidden = store.lines.isEmpty
    emptyScrollView.isHidden = !store.lines.isEmpty
    navigationItem.rightBarButtonItem =
      store.lines.isEmpty
      ? nil : UIBarButtonItem(title: "Empty", style: .plain, target: self, action: #selector(confirmEmptying))
  }

  // MARK: Rows

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let key = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let store = self.store
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      store.remove(key)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let save = UIContextualAction(style: .normal, title: "Save") { _, _, completion in
      if let product = Catalog.product(key.product), !store.isSaved(product) { store.toggleSaved(product) }
      store.remove(key)
      completion(true)
    }
    save.image = UIImage(systemName: "heart")
    save.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, save])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let key = dataSource.itemIdentifier(for: indexPath), let product = Catalog.product(key.product)
    else {
      return
    }
    navigationController?.pushViewController(
      ProductViewController(product: product, store: store), animated: true)
  }

  // MARK: Actions

  @objc private func browse() {
    tabBarController?.selectedIndex = 0
  }

  @objc private func confirmEmptying(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(
      title: nil, message: "Everything is taken out of the cart.", preferredStyle: .actionSheet)
    let store = self.store
    sheet.addAction(
      UIAlertAction(title: "Empty Cart", style: .destructive) { _ in
        for line in store.lines { store.remove(line.key) }
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }

  @objc private func checkOut() {
    let checkout = CheckoutViewController(store: store)
    checkout.onDone = { [weak self] in self?.browse() }
    let navigation = UINavigationController(rootViewController: checkout)
    present(navigation, animated: true)
  }
}
