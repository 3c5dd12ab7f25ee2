import UIKit

/// The products of one department, in an order that a menu changes.
final class DepartmentViewController: ProductGridViewController {
  enum Order: Int, CaseIterable {
    case recommended, priceAscending, priceDescending

    var title: String {
      switch self {
      case .recommended: "Recommended"
      case .priceAscending: "Price: low to high"
      case .priceDescending: "Price: high to low"
      }
    }
  }

  private let department: Department
  private var order = Order.recommended

  init(department: Department, store: Store) {
    self.department = department
    super.init(store: store)
    title = department.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    updateMenu()
    show(sortedProducts, animated: false)
  }

  private var sortedProducts: [Product] {
    let products = Catalog.products(in: department)
    switch order {
    case .recommended: return products
    case .priceAscending: return products.sorted { $0.price < $1.price }
    case .priceDescending: return products.sorted { $0.price > $1.price }
    }
  }

  private func updateMenu() {
    let actions: [UIMenuElement] = Order.allCases.map { order in
      UIAction(title: order.title, state: order == self.order ? .on : .off) { [weak self] _ in
        self?.sort(by: order)
      }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), menu: UIMenu(title: "Sort by", children: actions))
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Sort"
  }

  func sort(by order: Order) {
    self.order = order
    updateMenu()
    show(sortedProducts, animated: true)
  }
}
