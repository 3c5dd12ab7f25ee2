import OpenUIKit
import Testing

/// A screen with a table, as programs write it for UIKit.
private final class Fruits: UITableViewController {
  let names = ["Apple", "Pear", "Plum"]
  var chosen: [Int] = []
  var offsets: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 1 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

/// A screen with a collection whose delegate is the screen, which returns the sizes of items.
private final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 3 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 150, height: 40 + 10 * indexPath.item) }
}

@MainActor
@Suite("Controllers of tables and collections")
struct ListControllerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  @Test("A view is as large as the screen when it is loaded, so that code can measure things by it")
  func loadedSize() {
    window.makeKeyAndVisible()
    for controller in [UIViewController(), Fruits(), Tiles()] {
      #expect(controller.view.frame == window.bounds)
    }
  }

  @Test("A table controller's view is a table with the controller as its data source")
  func table() {
    let fruits = Fruits()
    #expect(!fruits.isViewLoaded && fruits.tableView === fruits.view)
    show(fruits)
    #expect(fruits.tableView.frame == window.bounds)
    #expect(fruits.tableView.visibleCells.map { $0.textLabel?.text } == ["Apple", "Pear", "Plum"])
    #expect(fruits.tableView.visibleCells.map { $0.frame.height } == [50, 80, 50])
    fruits.tableView.contentOffset.y = 7
    #expect(fruits.offsets.last == 7)
  }

  @Test("The style is the table's, a controller without one is plain, and one without rows empty")
  func style() {
    #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
    let plain = UITableViewController()
    #expect(plain.tableView.style == .plain)
    show(plain)
    #expect(plain.tableView.visibleCells.isEmpty)
  }

  @Test("The selection is gone when the table appears again, unless it is to stay", arguments: [true, false])
  func selection(clears: Bool) {
    let fruits = Fruits()
    fruits.clearsSelectionOnViewWillAppear = clears
    show(fruits)
    fruits.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    show(fruits)
    #expect((fruits.tableView.indexPathForSelectedRow == nil) == clears)
  }

  @Test("A collection controller's collection fills its view and asks the controller for sizes")
  func collection() {
    let tiles = Tiles()
    show(tiles)
    #expect(tiles.collectionView !== tiles.view && tiles.collectionView.superview === tiles.view)
    #expect(tiles.collectionView.frame == window.bounds)
    #expect(tiles.collectionView.collectionViewLayout === tiles.collectionViewLayout)
    let sizes = tiles.collectionView.visibleCells.map { $0.frame.size }
    #expect(sizes == [40, 50, 60].map { CGSize(width: 150, height: $0) })
    window.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(tiles.collectionView.frame.width == 200)
  }

  @Test("Rows and items without cells stop the program")
  func noCells() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UITableViewController()
        _ = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        _ = controller.collectionView(
          controller.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
      }
    }
  }
}
