import Masonry
import UIKit

/// The departments, and above them a field that searches all of them.
final class SearchViewController: UIViewController, UITableViewDelegate, UISearchResultsUpdating {
  private let store: Store
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let results: SearchResultsViewController
  private let searchController: UISearchController

  private lazy var dataSource = UITableViewDiffableDataSource<Int, Department>(tableView: tableView) {
    tableView, indexPath, department in
    let cell = tableView.dequeueReusableCell(withIdentifier: "department", for: indexPath)
    cell.textLabel?.text = department.title
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = UIImage(systemName: department.symbol)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  init(store: Store) {
    self.store = store
    results = SearchResultsViewController(store: store)
    searchController = UISearchController(searchResultsController: results)
    super.init(nibName: nil, bundle: nil)
    title = "Search"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "department")
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.mas_makeConstraints { make in
      make.edges.equalTo(view)
    }
    results.navigationOwner = self
    searchController.searchResultsUpdater = self
    searchController.searchBar.placeholder = "Products and makers"
    searchController.searchBar.scopeButtonTitles = ["All", "Lighting", "Kitchen", "Furniture"]
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    var snapshot = NSDiffableDataSourceSnapshot<Int, Department>()
    snapshot.appendSections([0])
    snapshot.appendItems(Department.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let scope = searchController.searchBar.selectedScopeButtonIndex
    results.search(searchController.searchBar.text ?? "", in: Department(rawValue: scope - 1))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let department = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(
      DepartmentViewController(department: department, store: store), animated: true)
  }
}

/// The results of a search.
final class SearchResultsViewController: ProductGridViewController {
  func search(_ text: String, in department: Department?) {
    loadViewIfNeeded()
    emptyLabel.text = "No results for “\(text)”"
    show(Catalog.search(text, in: department), animated: view.window != nil)
  }
}
